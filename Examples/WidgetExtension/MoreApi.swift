import Combine
import SwiftUI
import UIKit
import os

extension EnvironmentValues {
  @Entry var rows: Int = 3
  @Entry fileprivate var names: [String: [Int]] = ["a": [1]]  // kept short
  @Entry var handler: (() -> Void)?
  @Entry var title = "untitled"
}

@available(iOS 17.0, *)
#Preview("Label", traits: .sizeThatFitsLayout) {
  Label("Preview", systemImage: "star")
}

#Preview {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

let logger = Logger(subsystem: "com.example", category: "widget")

final class Clock: ObservableObject {
  @Published var ticks = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $ticks.sink { value in
      logger.debug("ticks \(value, privacy: .public)")
    }
    .store(in: &cancellables)
  }
}
