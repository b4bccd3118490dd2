import Foundation
import WidgetScene

/// A request turned into one file, its axes and the numbers around it.
struct MatchedFont: Hashable {
  let face: FontFaceRef
  let family: String
  /// Em size in points, the stand-in's scale included.
  let emSize: CGFloat
  /// Points after every character that make the stand-in as wide as what it stands in for.
  let spacing: CGFloat
  let metrics: FontMetrics
  /// The name that was asked for and not found.
  var missingFamily: String?
}

/// Finds the file and axes for a request, and those of the fonts asked when it lacks a character.
final class FontMatcher {
  private let store: FontStore
  private var matches = GenerationCache<FontRequest, MatchedFont>(capacity: 256)

  init(store: FontStore) {
    self.store = store
  }

  private var catalog: FontCatalog { store.catalog }

  func match(_ request: FontRequest) -> MatchedFont {
    if let match = matches[request] { return match }
    let match = find(request)
    matches[request] = match
    return match
  }

  /// The font of a fallback family that goes with a request: same size and weight, never slanted,
  /// as scripts without italics are on Apple's systems.
  func fallback(_ family: String, for request: FontRequest) -> FallbackFont? {
    guard let family = catalog.family(family), let file = file(in: family, request, italic: false)
    else { return nil }
    let face = FontFaceRef(
      file: file.name, variations: variations(of: file, request, stretches: false))
    return FallbackFont(face: face, emSize: request.size)
  }

  /// A font asked when the chosen one lacks a character.
  struct FallbackFont: Hashable {
    let face: FontFaceRef
    let emSize: CGFloat
  }

  private func find(_ request: FontRequest) -> MatchedFont {
    switch request.family {
    case .system(let design):
      return system(design, request)
    case .named(let name):
      if let standIn = catalog.standIn(named: name), let match = fit(standIn, request) {
        return match
      }
      if let (standIn, styled) = postScriptName(name, request), let match = fit(standIn, styled) {
        return match
      }
      var match = system(.standard, request)
      match.missingFamily = name
      return match
    }
  }

  private func system(_ design: FontRequest.Design, _ request: FontRequest) -> MatchedFont {
    if let standIn = catalog.standIn(named: SystemFont.name(of: design)),
      let match = fit(standIn, request)
    {
      return match
    }
    // The catalogue has a family of this role, or at least one for plain text.
    let role = design == .standard ? "sans" : design.rawValue
    let family = catalog.family(role: role) ?? catalog.family(role: "sans") ?? catalog.families[0]
    let plain = FontCatalog.StandIn(family: family.name, scale: 1, line: nil)
    return fit(plain, request) ?? unreadable(request)
  }

  private func fit(_ standIn: FontCatalog.StandIn, _ request: FontRequest) -> MatchedFont? {
    guard let family = catalog.family(standIn.family),
      let file = file(in: family, request, italic: request.isItalic),
      let face = store.face(file.name)
    else { return nil }
    let imitatesSystem = standIn == catalog.standIn(named: SystemFont.name(of: .standard))
    let lacking = file.axes["wght"] == nil ? request.weight - file.weight : 0
    let reference = FontFaceRef(
      file: file.name, variations: variations(of: file, request, stretches: true),
      obliqueness: request.isItalic && !file.isItalic ? Self.slant : 0,
      emboldening: lacking >= 150 ? Self.boldStroke * min(Double(lacking) / 300, 2) : 0)
    return MatchedFont(
      face: reference, family: family.name, emSize: request.size * standIn.scale,
      spacing: imitatesSystem
        ? request.size
          * SystemFont.standInSpacing(size: Double(request.size), weight: request.weight) : 0,
      metrics: metrics(of: face, standIn.line, request))
  }

  /// Slope of letters slanted by us: 14 degrees.
  private static let slant = 0.249328
  /// Ink added in em where a bold is asked for and missing.
  private static let boldStroke = 1.0 / 24

  private func metrics(
    of face: FontFace, _ line: FontCatalog.LineBox?, _ request: FontRequest
  ) -> FontMetrics {
    let size = request.size
    let own = face.verticalMetrics()
    let box = line ?? own.line
    let isSystem: Bool
    switch request.family {
    case .system: isSystem = true
    case .named: isSystem = false
    }
    return FontMetrics(
      ascender: size * box.ascender, descender: size * box.descender,
      leading: isSystem ? request.leading : size * box.leading,
      capHeight: size * (isSystem ? SystemFont.capHeight : own.capHeight),
      xHeight: size * (isSystem ? SystemFont.xHeight(size: Double(size)) : own.xHeight))
  }

  /// The file nearest in slant, then in weight.
  private func file(
    in family: FontCatalog.Family, _ request: FontRequest, italic: Bool
  ) -> FontCatalog.File? {
    func distance(_ file: FontCatalog.File) -> Int {
      let weight: Int
      if let range = file.axes["wght"] {
        let wanted = Double(request.weight)
        weight = Int(abs(min(max(wanted, range.lowerBound), range.upperBound) - wanted))
      } else {
        weight = abs(file.weight - request.weight)
      }
      return weight + (file.isItalic == italic ? 0 : 10_000)
    }
    // The first of equals wins, so that the order of the catalogue decides.
    return family.files.enumerated().min { a, b in
      (distance(a.element), a.offset) < (distance(b.element), b.offset)
    }?.element
  }

  /// The place on the file's axes, by tag.
  ///
  /// A width other than the normal one is kept even where the file has no axis for it: glyphs are
  /// then stretched.  Fallback fonts keep theirs.
  private func variations(
    of file: FontCatalog.File, _ request: FontRequest, stretches: Bool
  ) -> [FontFaceRef.Variation] {
    var variations: [FontFaceRef.Variation] = []
    func set(_ tag: String, _ value: Double, _ otherwise: ClosedRange<Double>? = nil) {
      guard let range = file.axes[tag] ?? otherwise else { return }
      variations.append(
        FontFaceRef.Variation(tag, min(max(value, range.lowerBound), range.upperBound)))
    }
    let size = Double(request.size)
    let isSans = catalog.family(role: "sans")?.files.contains(file) ?? false
    let optical = SystemFont.opticalSizes
    set("opsz", isSans ? min(max(size, optical.lowerBound), optical.upperBound) : size)
    set("wdth", request.width, stretches && request.width != 100 ? 50...150 : nil)
    set("wght", Double(request.weight))
    return variations
  }

  /// A catalogue whose fonts have gone from disk still measures: empty glyphs, the system's lines.
  private func unreadable(_ request: FontRequest) -> MatchedFont {
    MatchedFont(
      face: FontFaceRef(file: ""), family: "", emSize: request.size, spacing: 0,
      metrics: FontMetrics(
        ascender: request.size * 0.952148, descender: request.size * 0.241211,
        leading: request.leading, capHeight: request.size * SystemFont.capHeight,
        xHeight: request.size * SystemFont.xHeight(size: Double(request.size))))
  }

  /// Reads `Family-BoldItalic`: the family is before the last hyphen, the style after it.
  private func postScriptName(
    _ name: String, _ request: FontRequest
  ) -> (FontCatalog.StandIn, FontRequest)? {
    if let standIn = catalog.standIn(squeezed: name) { return (standIn, request) }
    guard let hyphen = name.lastIndex(of: "-"),
      let standIn = catalog.standIn(squeezed: String(name[..<hyphen]))
    else { return nil }
    let style = name[name.index(after: hyphen)...].lowercased()
    var styled = request
    if style.contains("italic") || style.contains("oblique") { styled.isItalic = true }
    // Words that contain others come first.
    let weights: [(word: String, weight: Int)] = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semilight", 350),
      ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600), ("demi", 600),
      ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
    ]
    if let found = weights.first(where: { style.contains($0.word) }) {
      // A weight asked for on top of the name's is the stronger wish.
      styled.weight = request.weight == 400 ? found.weight : request.weight
    }
    return (standIn, styled)
  }
}
