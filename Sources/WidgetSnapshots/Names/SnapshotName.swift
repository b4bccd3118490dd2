package import Foundation
import WidgetGeometry

/// What a reference is called: `pay.systemMedium.dark.text-ax3@3x`.
///
/// Made of the case, the family and the axes that vary, in one order: never of a counter, so that
/// adding or moving a case renames nothing.
package struct SnapshotName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Without folder and extension.
  package let stem: String

  package init(
    case name: String, form: SnapshotForm, variant: SnapshotVariant, varying: [SnapshotAxis],
    scale: CGFloat
  ) {
    let parts = [Self.plain(name), form.description] + varying.map(variant.token)
    stem = parts.joined(separator: ".") + "@\(DecimalText.fixed(scale, decimals: 2))x"
  }

  /// Letters, digits, `-` and `_` as they are, everything else as a dash: dots and slashes mean
  /// something in a path.
  package static func plain(_ text: String) -> String {
    let kept = String(
      text.precomposedStringWithCanonicalMapping.map { letter in
        letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : "-"
      })
    // File systems take 255 bytes; six axes of forty leave room for the rest.
    return kept.isEmpty ? "unnamed" : String(kept.prefix(80))
  }

  package static func < (a: Self, b: Self) -> Bool { a.stem < b.stem }
  package var description: String { stem }
}

/// Two cases that would be one file.
package struct NameCollision: Hashable, Sendable, CustomStringConvertible {
  package var id: String
  /// Where the cases are declared.
  package var origins: [String]

  package init(id: String, origins: [String]) {
    self.id = id
    self.origins = origins
  }

  package var description: String {
    "\(id) is claimed by \(origins.joined(separator: " and by ")); give one of them another name"
  }

  /// All collisions among cases, in order of their ids.
  package static func all(in cases: [SnapshotCase]) -> [NameCollision] {
    Dictionary(grouping: cases, by: \.id).filter { $0.value.count > 1 }
      .map { NameCollision(id: $0.key, origins: $0.value.map(\.origin)) }
      .sorted { $0.id < $1.id }
  }
}
