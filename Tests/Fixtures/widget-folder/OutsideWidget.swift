import Combine
import SwiftUI
import UIKit
import WidgetKit

// What a provider finds outside of its own code: pixels of its pictures, and the network.

struct OutsideEntry: TimelineEntry {
  let date: Date
  let words: [String]
}

final class OutsideProvider: TimelineProvider {
  private var request: AnyCancellable?

  func placeholder(in context: Context) -> OutsideEntry { OutsideEntry(date: Date(), words: []) }

  func getSnapshot(in context: Context, completion: @escaping (OutsideEntry) -> Void) {
    request = URLSession.shared.dataTaskPublisher(for: URL(string: "http://10.255.255.1/leaf")!)
      .map { $0.data.count }
      .replaceError(with: -1)
      .receive(on: DispatchQueue.main)
      .sink { count in
        completion(OutsideEntry(date: Date(), words: self.picture() + ["bytes \(count)"]))
      }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OutsideEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }

  private func picture() -> [String] {
    guard let leaf = UIImage(named: "Leaf"), let png = leaf.pngData(),
      let copy = UIImage(data: png)?.cgImage
    else { return ["no leaf"] }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 5), false, 1)
    defer { UIGraphicsEndImageContext() }
    leaf.draw(in: CGRect(x: 0, y: 0, width: 3, height: 5))
    guard let drawn = UIGraphicsGetImageFromCurrentImageContext()?.cgImage else { return ["none"] }
    let defaults = UserDefaults(suiteName: "group.garden")
    defaults?.setValue(5, forKey: "leaves")
    return [
      "kept \(defaults?.value(forKey: "leaves") as? Int ?? 0)",
      "points \(Int(leaf.size.width))x\(Int(leaf.size.height))", "file " + first(copy),
      "drawn \(drawn.width)x\(drawn.height) " + first(drawn),
      UIImage(named: "Root") == nil ? "no root" : "a root",
    ]
  }

  private func first(_ image: CGImage) -> String {
    guard let bytes = CFDataGetBytePtr(image.dataProvider!.data) else { return "no bytes" }
    return (0..<4).map { "\(bytes[$0])" }.joined(separator: ",")
  }
}

struct OutsideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outside", provider: OutsideProvider()) { entry in
      VStack { ForEach(entry.words, id: \.self) { Text($0) } }
    }
  }
}
