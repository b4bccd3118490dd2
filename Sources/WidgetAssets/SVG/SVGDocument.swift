import Foundation
import WidgetGeometry

/// A parsed SVG file: its tree, what can be referred to, and its style rules.
struct SVGDocument {
  let root: XMLTree.Element
  let sheet: SVGStyleSheet
  private let elements: [String: XMLTree.Element]
  private let parents: [ObjectIdentifier: XMLTree.Element]

  private static let namespace = "http://www.w3.org/2000/svg"

  init(_ data: Data, named file: String, limits: RenderLimits) throws(SVGStop) {
    guard data.count <= limits.svgBytes else {
      throw .over(
        AssetIssue(
          .error, file: file, "\(data.count) bytes is over the limit of \(limits.svgBytes)"))
    }
    let tree: XMLTree
    do {
      tree = try XMLTree(data, named: file, limits: limits)
    } catch {
      throw .beyond("\(error.place): \(error.reason)")
    }
    guard tree.root.localName == "svg" else { throw .beyond("no svg element at the root") }
    root = tree.root
    var elements: [String: XMLTree.Element] = [:]
    var parents: [ObjectIdentifier: XMLTree.Element] = [:]
    var sheet = SVGStyleSheet()
    var count = 0
    var open = [tree.root]
    while let element = open.popLast() {
      count += 1
      if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
      if element.localName == "style", ["", "text/css"].contains(element.attributes["type"] ?? "") {
        try sheet.add(element.text)
      }
      try Self.checkNames(element)
      for child in element.children { parents[ObjectIdentifier(child)] = element }
      open += element.children.reversed()
    }
    // Every element is held against every rule.
    guard sheet.count * count <= 1000 * limits.svgElements else {
      throw .over(AssetIssue(.error, file: file, "too many style rules for its elements"))
    }
    self.elements = elements
    self.parents = parents
    self.sheet = sheet
  }

  /// Prefixes are not followed: documents that give SVG one of their own, or mix vocabularies
  /// without prefixes, are beyond us.
  private static func checkNames(_ element: XMLTree.Element) throws(SVGStop) {
    for (name, value) in element.attributes where name.hasPrefix("xmlns") {
      let isOurs = name == "xmlns" || name == "xmlns:svg"
      guard isOurs == (value == namespace) else { throw .beyond("the namespace “\(name)”") }
    }
  }

  /// The properties of an element where it stands in the document, not where it is used.
  func style(of element: XMLTree.Element) throws(SVGStop) -> SVGStyle {
    var chain = [element]
    while let parent = parents[ObjectIdentifier(chain[chain.count - 1])] { chain.append(parent) }
    var style = SVGStyle()
    for element in chain.reversed() { style = try SVGStyle.of(element, in: style, sheet) }
    return style
  }

  func element(_ id: String) -> XMLTree.Element? { elements[id] }

  /// What an element's `href` names: nothing, something in this document, or beyond it.
  func target(of element: XMLTree.Element) throws(SVGStop) -> XMLTree.Element? {
    guard
      let text = (element.attributes["href"] ?? element.attributes["xlink:href"])?
        .trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else { return nil }
    guard text.hasPrefix("#") else { throw .beyond("a reference to “\(text.prefix(40))”") }
    return self.element(String(text.dropFirst()))
  }
}

extension XMLTree.Element {
  /// The name without SVG's own prefix; elements of other vocabularies keep theirs.
  var localName: String { name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name }
}
