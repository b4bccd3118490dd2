import Foundation
import Testing
import WidgetGeometry

/// Compares every SVG file of a folder of one's own with librsvg:
/// `WIDGET_SVG_FOLDER=DIR WIDGET_ONLY=SVGPictureTests swift test --filter FolderTests`.
///
/// Prints a line a file: mean and largest difference, share of pixels apart, name; or why it is
/// left to librsvg.
struct FolderTests {
  private static let folder = ProcessInfo.processInfo.environment["WIDGET_SVG_FOLDER"]

  @Test(.enabled(if: folder != nil))
  func aFolderOfDocumentsLooksAsLibrsvgDrawsIt() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".svg") }.sorted()
    var means: [Double] = []
    for file in files {
      let data = try Data(contentsOf: folder.appending(path: file))
      switch try Comparison.of(data, named: file) {
      case .same(let found):
        means.append(found.mean)
        let numbers = [found.mean, Double(found.worst), found.apart * 100]
          .map { DecimalText.fixed($0, decimals: 3) }.joined(separator: "\t")
        print("same\t\(numbers)\t\(file)")
        if let picture = try? Data(contentsOf: folder.appending(path: file.dropLast(3) + "png")) {
          let other = try Comparison.with(picture, data, named: file)
          print("beside\t\(DecimalText.fixed(other, decimals: 3))\t\(file)")
        }
      case .pixels(let reason): print("pixels\t\(reason)\t\(file)")
      case .refused(let reason): print("refused\t\(reason)\t\(file)")
      }
    }
    print("\(means.count) of \(files.count) as shapes")
    #expect(!means.isEmpty)
  }
}
