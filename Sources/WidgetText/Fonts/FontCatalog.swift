package import Foundation
package import WidgetGeometry

/// The fonts a picture may use: families, names that stand for them, and who is asked next when a
/// font lacks a character.
///
/// A value, made once and shared by all workers.  Making one reads the table of the font folder
/// and nothing else; font files are opened by the engine when a text needs them.
package struct FontCatalog: Sendable {
  /// One font file.
  struct File: Sendable, Hashable {
    /// Last part of the path; unique in the catalogue, and what `FontFaceRef.file` holds.
    let name: String
    let url: URL
    let isItalic: Bool
    /// Range of each variation axis, by its four-letter tag.
    let axes: [String: ClosedRange<Double>]
    /// Weight of a file that has no `wght` axis, 100…900.
    let weight: Int
    /// What it has characters for, roughly and never too little; `nil` when nothing is known.
    var coverage: Coverage?
  }

  /// Files of one design.
  struct Family: Sendable {
    let name: String
    let roles: [String]
    var files: [File]
  }

  /// Vertical metrics in em of the nominal size.
  struct LineBox: Sendable, Hashable {
    let ascender: Double
    let descender: Double
    let leading: Double
  }

  /// What stands in for a name.
  struct StandIn: Sendable, Hashable {
    let family: String
    /// Factor on the nominal size when drawing.
    let scale: Double
    /// The line box to imitate; the stand-in's own when `nil`.
    let line: LineBox?
  }

  let families: [Family]
  let limits: RenderLimits
  private let aliasNames: [String]
  private let familyIndex: [String: Int]
  /// By lower-case name.
  private let standIns: [String: StandIn]
  private let fallback: CatalogDocument.Fallback
  private let filesByName: [String: File]

  /// Reads `fonts.json` in `folder`.
  ///
  /// - Parameter extraFonts: font files that come with the request; they can be asked for by
  ///   family, full or PostScript name and never serve as fallback.
  package init(
    folder: URL, extraFonts: [URL] = [], limits: RenderLimits = .standard
  ) throws(TextError) {
    let document = folder.appendingPathComponent("fonts.json")
    try self.init(
      CatalogDocument.read(document), at: document, extras: extraFonts, limits: limits)
  }

  private init(
    _ document: CatalogDocument, at url: URL, extras: [URL], limits: RenderLimits
  ) throws(TextError) {
    func invalid(_ place: String, _ reason: String) -> TextError {
      .catalogInvalid(path: url.path, place: place, reason: reason)
    }
    let folder = url.deletingLastPathComponent()
    var families: [Family] = []
    for (index, family) in document.families.enumerated() {
      guard !family.files.isEmpty else { throw invalid(".families[\(index)].files", "empty") }
      var files: [File] = []
      for file in family.files {
        var axes: [String: ClosedRange<Double>] = [:]
        for (tag, bounds) in file.axes {
          guard tag.utf8.count == 4, bounds.count == 2, bounds[0] <= bounds[1] else {
            throw invalid(".families[\(index)].files", "axis \(tag): expected [least, greatest]")
          }
          axes[tag] = bounds[0]...bounds[1]
        }
        let coverage = file.covers.map(Coverage.init)
        if let covers = file.covers, coverage == .some(nil) {
          throw invalid(".families[\(index)].files", "covers: not understood: \(covers)")
        }
        let place = folder.appendingPathComponent(file.path)
        files.append(
          File(
            name: place.lastPathComponent, url: place, isItalic: file.style == .italic,
            axes: axes, weight: 400, coverage: coverage ?? nil))
      }
      families.append(Family(name: family.family, roles: family.roles, files: files))
    }
    for extra in try FontFileReader.families(in: extras, limits: limits) {
      families.append(extra)
    }

    var filesByName: [String: File] = [:]
    for file in families.flatMap(\.files) {
      guard filesByName.updateValue(file, forKey: file.name) == nil else {
        // Faces are told apart by the names of their files.
        if let extra = extras.first(where: { $0.lastPathComponent == file.name }) {
          throw .fontUnreadable(
            path: extra.path, reason: "another font file has the same name; rename this one")
        }
        throw invalid(".families", "two files are called \(file.name)")
      }
    }
    var familyIndex: [String: Int] = [:]
    var standIns: [String: StandIn] = [:]
    for (index, family) in families.enumerated() {
      familyIndex[family.name] = index
      standIns[family.name.lowercased()] = StandIn(family: family.name, scale: 1, line: nil)
    }
    for (index, alias) in document.aliases.enumerated() {
      guard familyIndex[alias.family] != nil else {
        throw invalid(".aliases[\(index)].family", "no family is called \(alias.family)")
      }
      let line = alias.line.map {
        LineBox(ascender: $0.ascender, descender: $0.descender, leading: $0.leading)
      }
      for name in alias.names where standIns[name.lowercased()] == nil {
        standIns[name.lowercased()] = StandIn(
          family: alias.family, scale: alias.scale ?? 1, line: line)
      }
    }
    let named = document.fallback
    for name in named.scripts + named.cjk.values.flatMap({ $0 }) + named.last
    where familyIndex[name] == nil {
      throw invalid(".fallback", "no family is called \(name)")
    }
    guard named.cjk[named.cjkDefault] != nil else {
      throw invalid(".fallback.cjkDefault", "no order is called \(named.cjkDefault)")
    }
    guard families.contains(where: { $0.roles.contains("sans") }) else {
      throw invalid(".families", "none has the role sans")
    }
    self.families = families
    self.limits = limits
    aliasNames = document.aliases.flatMap(\.names)
    self.familyIndex = familyIndex
    self.standIns = standIns
    self.fallback = named
    self.filesByName = filesByName
  }
}

extension FontCatalog {
  /// The families' names in order, for lists and messages.
  package var familyNames: [String] { families.map(\.name) }

  /// Everything a widget may ask for by name, families first, then what they stand in for.
  package var knownNames: [String] { familyNames + aliasNames }

  func family(_ name: String) -> Family? { familyIndex[name].map { families[$0] } }

  func file(_ name: String) -> File? { filesByName[name] }

  /// The first family with a role.
  func family(role: String) -> Family? { families.first { $0.roles.contains(role) } }

  /// What stands in for a family name, upper and lower case being the same.
  func standIn(named name: String) -> StandIn? { standIns[name.lowercased()] }

  /// What stands in for the family part of a PostScript name, which has neither spaces nor hyphens.
  ///
  /// Looks through all names, as few widgets ask for such a name; of two the first in the alphabet.
  func standIn(squeezed name: String) -> StandIn? {
    let wanted = Self.squeeze(name)
    return standIns.keys.filter { Self.squeeze($0) == wanted }.min().flatMap { standIns[$0] }
  }

  /// Families to ask, in order, for characters the chosen font lacks.
  func fallbackFamilies(language: String) -> [String] {
    fallback.scripts + hanFamilies(language: language) + fallback.last
  }

  /// The order of the Han fonts.
  private func hanFamilies(language: String) -> [String] {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    var key = parts.first?.lowercased() ?? ""
    if key == "zh" {
      let rest = Set(parts.dropFirst().map { $0.uppercased() })
      // A script subtag speaks before the region.
      let isTraditional =
        rest.contains("HANT")
        || !rest.contains("HANS") && !rest.isDisjoint(with: ["HK", "MO", "TW"])
      key = isTraditional ? "zh-Hant" : "zh-Hans"
    }
    return fallback.cjk[key] ?? fallback.cjk[fallback.cjkDefault] ?? []
  }

  private static func squeeze(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
