import Foundation

/// The symbols that Xcode generates for asset catalogues: `Color(.brand)`, `Image(.cover)`.
///
/// Only those that the sources mention are written, as most catalogues hold hundreds.
struct AssetSymbols {
  struct Asset: Hashable {
    enum Kind: String { case color, image }
    let kind: Kind
    /// As `Color(_:)` takes it, with namespaces: `Marks/star`.
    let name: String
    /// Folders that provide a namespace, outermost first.
    let namespace: [String]
  }

  private(set) var assets: [Asset] = []

  init(catalogs: [URL]) {
    for catalog in catalogs { walk(catalog, namespace: [], depth: 0) }
    assets.sort { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
  }

  private mutating func walk(_ folder: URL, namespace: [String], depth: Int) {
    // Deeper than any catalogue of a person; the renderer reports it when it reads the catalogue.
    guard depth < 16 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in names.sorted() {
      let url = folder.appendingPathComponent(file)
      let stem = url.deletingPathExtension().lastPathComponent
      let path = (namespace + [stem]).joined(separator: "/")
      switch url.pathExtension {
      case "colorset": assets.append(Asset(kind: .color, name: path, namespace: namespace))
      case "imageset", "symbolset":
        assets.append(Asset(kind: .image, name: path, namespace: namespace))
      case "":
        let inner = Self.providesNamespace(url) ? namespace + [file] : namespace
        walk(url, namespace: inner, depth: depth + 1)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let contents = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: contents),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// - Parameter words: What the sources mention and declare.
  func source(for words: MemberWords) -> String? {
    var text = ""
    var used = Set<String>()
    var opened = Set<String>()
    for asset in assets {
      let symbol = Self.symbol(asset)
      guard let last = symbol.last, words.members.contains(last),
        used.insert("\(asset.kind) \(symbol.joined(separator: "."))").inserted
      else { continue }
      let type = asset.kind == .color ? "ColorResource" : "ImageResource"
      let literal = String(reflecting: asset.name)
      let value = "\(type)(name: \(literal), bundle: .main)"
      text += Self.declaration(of: symbol, in: type, type, value, &opened)
      // What sources declare themselves comes first.
      guard symbol.count == 1, !words.statics.contains(last) else { continue }
      switch asset.kind {
      case .color where !Self.ownColors.contains(last):
        text += Self.declaration(of: symbol, in: "Color", "Color", "Color(\(literal))", &opened)
        text += Self.declaration(
          of: symbol, in: "ShapeStyle where Self == Color", "Color", "Color(\(literal))", &opened)
        text += Self.declaration(
          of: symbol, in: "UIColor", "UIColor", "UIColor(resource: \(value))", &opened)
      case .color: break
      case .image:
        text += Self.declaration(
          of: symbol, in: "UIImage", "UIImage", "UIImage(resource: \(value))", &opened)
      }
    }
    return text.isEmpty ? nil : "import SwiftUI\n\n" + text
  }

  /// An extension with one symbol; namespaces are enumerations that hold it.
  ///
  /// - Parameter opened: The enumerations declared before.
  private static func declaration(
    of symbol: [String], in type: String, _ valueType: String, _ value: String,
    _ opened: inout Set<String>
  ) -> String {
    guard let name = symbol.last else { return "" }
    var text = ""
    var place = type
    for space in symbol.dropLast() {
      if opened.insert("\(place).\(space)").inserted {
        text += "extension \(place) {\n  enum \(space) {}\n}\n"
      }
      place += ".\(space)"
    }
    return text
      + "extension \(place) {\n  static var `\(name)`: \(valueType) { \(value) }\n}\n"
  }

  /// Colours SwiftUI has; Xcode generates no members of these names.
  private static let ownColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accent", "accentColor",
    "tint", "background", "foreground", "link", "placeholder", "separator", "fill", "selection",
  ]

  /// `AccentColor` is `accent`, `ic_logo 2` is `icLogo2`, `2x` is `_2X`.
  static func symbol(_ asset: Asset) -> [String] {
    let stem = asset.name.split(separator: "/").last.map(String.init) ?? asset.name
    let ending = asset.kind == .color ? "Color" : "Image"
    var words = stem.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if let last = words.last, last.hasSuffix(ending), stem != ending {
      words[words.count - 1] = String(last.dropLast(ending.count))
      words.removeAll(where: \.isEmpty)
    }
    let joined = words.enumerated().map { index, word in
      index == 0 ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let isDigit = joined.first?.isNumber ?? false
    return asset.namespace + [isDigit ? "_" + joined : joined]
  }

  private static func lowercasedStart(_ word: String) -> String {
    let upper = word.prefix { $0.isUppercase }
    if upper.count == word.count || upper.count <= 1 {
      return upper.lowercased() + word.dropFirst(upper.count)
    }
    let head = upper.dropLast()
    return head.lowercased() + word.dropFirst(head.count)
  }
}
