package import Foundation

/// A placed view as layout dumps keep it: where it is, what it says, what it is drawn with.
package struct SnapshotNode: Hashable, Sendable {
  /// The view's type: `Text`.
  package var type: String
  /// Its settings: `spacing 8`.
  package var detail: String
  /// Where it stands in its template, as a JSON pointer.
  package var pointer: String?
  /// In points of the whole widget; `nil` if it was not placed.
  package var frame: CGRect?
  package var text: TextFacts?
  /// What it draws with, one line each, without places: colours, fonts, pictures, effects.
  package var ink: [String]
  package var children: [SnapshotNode]

  /// What a text says and how.
  package struct TextFacts: Hashable, Sendable, Codable {
    /// As asked for.
    package var string: String
    /// As shown, when that is something else: an ellipsis at the end.
    package var shown: String?
    /// Face and size of each run, as asked for: `Inter-Variable wght=600 17`.
    package var fonts: [String]
    /// What `minimumScaleFactor` shrank it by; 1 is not at all.
    package var scale: Double
    package var lines: Int

    package init(
      string: String, shown: String? = nil, fonts: [String] = [], scale: Double = 1, lines: Int = 1
    ) {
      self.string = string
      self.shown = shown
      self.fonts = fonts
      self.scale = scale
      self.lines = lines
    }
  }

  package init(
    type: String, detail: String = "", pointer: String? = nil, frame: CGRect? = nil,
    text: TextFacts? = nil, ink: [String] = [], children: [SnapshotNode] = []
  ) {
    self.type = type
    self.detail = detail
    self.pointer = pointer
    self.frame = frame
    self.text = text
    self.ink = ink
    self.children = children
  }
}

extension SnapshotNode {
  /// Short and for people: `Text “Total”`, `Image "pay-scan"`, `VStack`.
  package var title: String {
    if let text {
      let short = text.string.count > 30 ? text.string.prefix(29) + "…" : text.string
      return "\(type) “\(short)”"
    }
    return detail.hasPrefix("\"") ? "\(type) \(detail)" : type
  }

  /// Whether it puts something on the picture by itself; an effect only changes what others do.
  package var isVisible: Bool {
    text != nil || ink.contains { line in Self.marks.contains { line.hasPrefix($0) } }
  }

  private static let marks = ["fill", "stroke", "glyphs", "image"]

  /// This view and all inside it.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}
