import Foundation
import WidgetGeometry

/// The part of property lists that string files use: texts and dictionaries.
indirect enum PropertyList {
  case text(String)
  case dictionary([String: PropertyList])
  case other

  /// Reads the XML form, or the binary one that built apps hold.
  init(_ data: Data, named file: String, limits: RenderLimits) throws(AssetIssue) {
    if data.starts(with: Array("bplist".utf8)) {
      guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
        throw AssetIssue(.error, file: file, "is a damaged binary property list")
      }
      self = Self.convert(value)
      return
    }
    let root = try XMLTree(data, named: file, limits: limits).root
    guard root.name == "plist", let value = root.children.first else {
      throw AssetIssue(.error, file: file, "expected <plist>, found <\(root.name)>")
    }
    self = try Self.convert(value, file)
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var dictionary: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  private static func convert(_ element: XMLTree.Element, _ file: String) throws(AssetIssue)
    -> PropertyList
  {
    switch element.name {
    case "string", "integer", "real": return .text(element.text)
    case "dict":
      var entries: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          entries[name] = try convert(child, file)
          key = nil
        } else {
          throw AssetIssue(.error, file: file, "a value without a <key>")
        }
      }
      return .dictionary(entries)
    default: return .other
    }
  }

  private static func convert(_ value: Any) -> PropertyList {
    if let text = value as? String { return .text(text) }
    if let entries = value as? [String: Any] { return .dictionary(entries.mapValues(convert)) }
    return .other
  }
}
