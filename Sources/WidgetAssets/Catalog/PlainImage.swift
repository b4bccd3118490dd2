import Foundation

/// A picture file outside a catalogue: `sky.png`, `sky@2x.png`, `sky@3x~ipad.jpg`.
struct PlainImage: Sendable {
  var file: URL
  var id: String
  var format: CatalogImage.Format
  /// Without suffixes and extension.
  var name: String
  var scale: CGFloat
  /// `universal`, `iphone`, `ipad`, `watch` or `mac`.
  var idiom: String

  /// `name` with the extension, as some code asks for it.
  var nameWithExtension: String { "\(name).\(file.pathExtension)" }

  /// `nil` for files that are no picture.
  init?(_ file: URL, id: String) {
    guard let format = CatalogImage.Format(fileName: file.lastPathComponent) else { return nil }
    self.file = file
    self.id = id
    self.format = format
    var stem = Substring(file.deletingPathExtension().lastPathComponent)
    idiom = "universal"
    scale = 1
    // The device may stand before or after the scale.
    for _ in 0..<2 {
      if let mark = stem.lastIndex(of: "~"), let device = Self.devices[stem[mark...].dropFirst()] {
        idiom = device
        stem = stem[..<mark]
      }
      if let mark = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
        let scale = Double(stem[mark...].dropFirst().dropLast()), (1...9).contains(scale)
      {
        self.scale = CGFloat(scale)
        stem = stem[..<mark]
      }
    }
    guard !stem.isEmpty else { return nil }
    name = String(stem)
  }

  private static let devices: [Substring: String] = [
    "ipad": "ipad", "iphone": "iphone", "watch": "watch", "mac": "mac",
  ]
}

extension ImageSet {
  /// Files of one name as a set.
  init(_ files: [PlainImage], issues: inout [AssetIssue]) {
    variants = []
    for file in files {
      if let issue = file.format.issue(file: file.id) {
        issues.append(issue)
        continue
      }
      var traits = VariantTraits()
      traits.idiom = file.idiom
      variants.append(
        Variant(
          file: file.file, id: file.id, format: file.format, scale: file.scale, traits: traits))
    }
  }
}
