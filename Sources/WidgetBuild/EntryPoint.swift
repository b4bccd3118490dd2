import Foundation

/// What a source file declares that a program can begin with.
struct EntryPoint: Equatable {
  enum Kind { case widget, app, other }
  let name: String
  let kind: Kind

  /// The type marked with `@main`, if the file has one.
  static func find(in code: String) -> EntryPoint? {
    guard code.contains("@main") || code.contains("@UIApplicationMain") else { return nil }
    // Attributes with arguments may stand on either side of it.
    let pattern =
      /@(?:main|UIApplicationMain)\b(?:\s*@\w+(?:\([^)]*\))?|\s+(?:public|final|internal|package))*\s+(?:struct|class|enum|actor)\s+(\w+)\s*(?::\s*([^{]*))?\{/
    guard let match = code.firstMatch(of: pattern) else { return nil }
    let parents = (match.2 ?? "").split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let kind: Kind =
      if parents.contains(where: {
        ["Widget", "WidgetBundle"].contains($0.split(separator: ".").last)
      }) {
        .widget
      } else if parents.contains(where: {
        ["App", "UIApplicationDelegate", "UIResponder", "NSApplicationDelegate"]
          .contains($0.split(separator: ".").last)
      }) {
        .app
      } else {
        .other
      }
    return EntryPoint(name: String(match.1), kind: kind)
  }

  /// Types that are widgets by their declaration, in their order.
  static func widgets(in code: String) -> [String] {
    code.matches(of: /\bstruct\s+(\w+)\s*:\s*([^{]*)\{/).compactMap { match in
      let parents = match.2.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return parents.contains("Widget") ? String(match.1) : nil
    }
  }

  /// A program of all widgets, for sources without an entry point.
  static func source(for widgets: [String]) -> String {
    let modules = ["SwiftUI", "WidgetKit"].map { "import \($0)" }
    let body = widgets.map { "    \($0)()" }
    let lines =
      modules + ["", "@main struct FoundWidgets_: WidgetBundle {", "  var body: some Widget {"]
      + body + ["  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// The source without comments and texts, so that words in them are not taken for code.
  static func code(of source: [UInt8]) -> String {
    let places = SwiftTokens.places(of: source)
    let bytes = zip(source, places).map { byte, place in
      place == .code || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
