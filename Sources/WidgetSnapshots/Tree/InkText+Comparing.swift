import WidgetRender

extension InkText {
  /// A line without the digests of outlines, which change with every size.
  static func withoutShapes(_ line: String) -> String {
    line.replacing(#/ ?path-[0-9a-f]{8}/#, with: "")
  }

  /// A line without its colours, to tell whether nothing else changed.
  static func withoutColors(_ line: String) -> String {
    line.replacing(#/#[0-9A-Fa-f]{6,8}/#, with: "#")
  }
}
