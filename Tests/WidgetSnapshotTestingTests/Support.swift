import Foundation
import WidgetKitCore

/// Families as arguments of tests.
enum WidgetFamilyName: String, Sendable {
  case systemSmall, systemMedium, systemLarge

  var family: WidgetFamily {
    switch self {
    case .systemSmall: .systemSmall
    case .systemMedium: .systemMedium
    case .systemLarge: .systemLarge
    }
  }
}

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-testing-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0.contains(".") }.sorted()
  }
}
