import Foundation
import WidgetGeometry
import WidgetScene

/// An `.imageset`, or plain files that differ in their suffix only.
struct ImageSet: Sendable {
  struct Variant: Sendable {
    var file: URL
    var id: String
    var format: CatalogImage.Format
    /// `nil` for one file that serves all scales.
    var scale: CGFloat?
    var traits: VariantTraits
    var slicing: CatalogImage.Slicing?
  }

  var variants: [Variant]
  var isTemplate = false

  /// The best variant, the first of equals.
  func choose(_ traits: AssetTraits, languages: [String]) -> CatalogImage? {
    var best: (fit: VariantFit, variant: Variant)?
    for variant in variants {
      guard var fit = variant.traits.fit(traits, languages: languages) else { continue }
      fit.steps += scaleFit(variant, wanted: traits.scale)
      if best.map({ $0.fit < fit }) ?? true { best = (fit, variant) }
    }
    guard let chosen = best?.variant else { return nil }
    return CatalogImage(
      file: chosen.file, id: chosen.id, format: chosen.format,
      scale: chosen.format == .svg ? 1 : chosen.scale ?? 1, isTemplate: isTemplate,
      slicing: chosen.slicing,
      // Meant for one direction with none for the other: the catalogue's way to say “mirrors”.
      flipsForRightToLeft: traits.direction == .rightToLeft
        && chosen.traits.direction == .leftToRight)
  }

  /// The right scale first, then outlines, then the nearest larger file (shrinking keeps detail),
  /// then the largest smaller one.
  private func scaleFit(_ variant: Variant, wanted: CGFloat) -> [Int] {
    if variant.format == .svg { return [3, 0] }
    let scale = variant.scale ?? 1
    let thousandths = Int(scale * 1000)
    if scale == wanted { return [4, 0] }
    return scale > wanted ? [2, -thousandths] : [1, thousandths]
  }
}

extension ImageSet {
  /// Reads `Contents.json` of an `.imageset` folder.
  init(
    _ contents: JSONCursor, folder: URL, id: String, limits: RenderLimits,
    issues: inout [AssetIssue]
  ) {
    let file = "\(id)/Contents.json"
    var found: [AssetIssue] = []
    defer { issues += found }
    func report(_ severity: AssetIssue.Severity, _ at: JSONCursor, _ reason: String) {
      found.append(AssetIssue(severity, file: file, place: at.place, reason))
    }
    variants = []
    isTemplate = contents["properties"]["template-rendering-intent"].string == "template"
    guard let entries = contents["images"].items else {
      report(.error, contents["images"], "expected an array, found \(contents["images"].found)")
      return
    }
    if entries.count > limits.assetVariants {
      report(
        .error, contents["images"],
        "\(entries.count) entries is over the limit of \(limits.assetVariants)")
      return
    }
    for entry in entries {
      guard entry["filename"].exists, entry["unassigned"].bool != true else { continue }
      guard let name = entry["filename"].string, !name.isEmpty, !name.contains("/"), name != ".."
      else {
        report(
          .error, entry["filename"], "expected the name of a file, found \(entry["filename"].found)"
        )
        continue
      }
      guard let format = CatalogImage.Format(fileName: name) else {
        report(.error, entry["filename"], "“\(name)” is no picture format that is known")
        continue
      }
      if let issue = format.issue(file: "\(id)/\(name)") {
        found.append(issue)
        continue
      }
      let picture = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: picture.path) else {
        report(.error, entry["filename"], "“\(name)” is not in the folder")
        continue
      }
      variants.append(
        Variant(
          file: picture, id: "\(id)/\(name)", format: format,
          scale: Self.scale(entry["scale"], report: report),
          traits: VariantTraits(entry, report: report),
          slicing: CatalogImage.Slicing(entry["resizing"], report: report)))
    }
  }

  private static func scale(
    _ place: JSONCursor, report: (AssetIssue.Severity, JSONCursor, String) -> Void
  ) -> CGFloat? {
    guard place.exists else { return nil }
    if let text = place.string, text.hasSuffix("x"), let scale = Double(text.dropLast()),
      (1...9).contains(scale)
    {
      return CGFloat(scale)
    }
    report(.warning, place, "expected “1x”, “2x” or “3x”, found \(place.found)")
    return nil
  }
}

extension CatalogImage.Format {
  /// Why a file of this format cannot be drawn, `nil` when it can.
  func issue(file: String) -> AssetIssue? {
    switch self {
    case .png, .jpeg, .webp, .gif, .svg: nil
    case .pdf:
      AssetIssue(
        .error, file: file, "PDF pictures are not supported",
        remedy: "convert it to SVG or to PNG at 2x and 3x and name that in Contents.json")
    case .heic, .avif, .tiff, .bmp:
      AssetIssue(
        .error, file: file, "\(rawValue.uppercased()) pictures are not supported",
        remedy: "convert it to PNG, JPEG or WebP")
    }
  }
}

extension CatalogImage.Slicing {
  /// Reads `resizing`: `9-part`, `3-part-horizontal` or `3-part-vertical` with cap insets and a
  /// centre that stretches or tiles.
  fileprivate init?(
    _ resizing: JSONCursor, report: (AssetIssue.Severity, JSONCursor, String) -> Void
  ) {
    guard resizing.exists else { return nil }
    let caps = resizing["cap-insets"]
    func cap(_ edge: String) -> CGFloat {
      let place = caps[edge]
      guard place.exists else { return 0 }
      guard let length = place.number, length >= 0, length <= 100_000 else {
        report(.warning, place, "expected a length in pixels, found \(place.found)")
        return 0
      }
      return CGFloat(length)
    }
    let tiles: Bool
    switch resizing["center"]["mode"].string {
    case "tile": tiles = true
    case nil, "fill", "stretch": tiles = false
    case .some:
      let place = resizing["center"]["mode"]
      report(.warning, place, "expected “tile” or “stretch”, found \(place.found)")
      tiles = false
    }
    switch resizing["mode"].string {
    case "9-part":
      self.init(
        top: cap("top"), left: cap("left"), bottom: cap("bottom"), right: cap("right"), tiles: tiles
      )
    case "3-part-horizontal":
      self.init(top: 0, left: cap("left"), bottom: 0, right: cap("right"), tiles: tiles)
    case "3-part-vertical":
      self.init(top: cap("top"), left: 0, bottom: cap("bottom"), right: 0, tiles: tiles)
    case "1-part":
      self.init(top: 0, left: 0, bottom: 0, right: 0, tiles: tiles)
    default:
      let place = resizing["mode"]
      report(.warning, place, "expected a way of resizing like “9-part”, found \(place.found)")
      return nil
    }
  }
}
