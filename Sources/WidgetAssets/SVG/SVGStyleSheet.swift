import Foundation

/// The rules of `<style>` elements whose selectors name types, classes and ids.
///
/// Selectors that look at an element's surroundings, and rules for some media only, are beyond us.
struct SVGStyleSheet {
  struct Declaration: Hashable {
    var name: String
    var value: String
    var isImportant = false
  }

  private struct Rule {
    var type: String?
    var id: String?
    var classes: [String] = []
    var declarations: [Declaration]

    /// Ids count more than any number of classes, those more than a type.
    var weight: Int {
      (id == nil ? 0 : 1 << 20) + min(classes.count, 1000) * 16 + (type == nil ? 0 : 1)
    }

    func matches(_ element: XMLTree.Element, _ own: [Substring]) -> Bool {
      if let type, type != element.localName { return false }
      if let id, id != element.attributes["id"] { return false }
      return classes.allSatisfy { name in own.contains { $0 == name } }
    }
  }

  private var rules: [Rule] = []

  /// How many selectors every element is held against.
  var count: Int { rules.count }

  /// Adds the rules of one `<style>` element.
  mutating func add(_ text: String) throws(SVGStop) {
    var rest = try Self.withoutComments(text)[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return }
      guard rest.first != "@", let open = rest.firstIndex(of: "{"),
        let close = rest[open...].firstIndex(of: "}")
      else { throw .beyond("a style sheet with “\(rest.prefix(20))”") }
      let declarations = try Self.declarations(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") {
        rules.append(
          try Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations))
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// What the rules say about an element, the strongest last.
  func declarations(for element: XMLTree.Element) -> [Declaration] {
    guard !rules.isEmpty else { return [] }
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    return rules.enumerated().filter { $0.element.matches(element, classes) }
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .flatMap(\.element.declarations)
  }

  /// What the rules for one class alone say, the last of each name.
  func declarations(ofClass name: String) -> [String: String] {
    var found: [String: String] = [:]
    for rule in rules where rule.classes == [name] && rule.id == nil && rule.type == nil {
      for declaration in rule.declarations { found[declaration.name] = declaration.value }
    }
    return found
  }

  /// `name: value` pairs between semicolons.
  static func declarations(_ text: String) throws(SVGStop) -> [Declaration] {
    try withoutComments(text).split(separator: ";").compactMap { declaration in
      let pair = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard pair.count == 2 else { return nil }
      var found = Declaration(name: pair[0].lowercased(), value: pair[1])
      if let mark = found.value.range(
        of: "!important", options: [.caseInsensitive, .anchored, .backwards])
      {
        found.value = found.value[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
        found.isImportant = true
      }
      return found
    }
  }

  private static func rule(
    _ selector: String, _ declarations: [Declaration]
  ) throws(SVGStop) -> Rule {
    var rule = Rule(declarations: declarations)
    var rest = selector[...]
    func takeName() -> String {
      let name = rest.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
      rest = rest[name.endIndex...]
      return String(name)
    }
    if rest.first == "*" {
      rest.removeFirst()
    } else {
      let type = takeName()
      if !type.isEmpty { rule.type = type }
    }
    while let mark = rest.first, mark == "." || mark == "#" {
      rest.removeFirst()
      let name = takeName()
      guard !name.isEmpty else { break }
      if mark == "#" {
        rule.id = name
      } else if rest.first == ":", name.hasPrefix("multicolor-") || name.hasPrefix("hierarchical-")
      {
        // Symbol templates write `.hierarchical-1:secondary` for a class of that name.
        rest.removeFirst()
        rule.classes.append("\(name):\(takeName())")
      } else {
        rule.classes.append(name)
      }
    }
    guard rest.isEmpty, !selector.isEmpty else { throw .beyond("the selector “\(selector)”") }
    return rule
  }

  private static func withoutComments(_ text: String) throws(SVGStop) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else {
        throw .beyond("a comment without an end")
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
