package import Foundation

/// Finds the folder with the fonts, symbols and templates that come with the product.
///
/// Beside the installed executable (`share/widgetrender`), else the checkout it was built from.
package enum ResourceRoot {
  /// The first of these folders that holds `Fonts/fonts.json`.
  package static func find(executable: URL?) -> URL {
    let checkout = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let installed = executable.map {
      $0.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("share/widgetrender")
    }
    let candidates = [installed, checkout].compactMap { $0 }
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Fonts/fonts.json").path)
    } ?? checkout
  }
}
