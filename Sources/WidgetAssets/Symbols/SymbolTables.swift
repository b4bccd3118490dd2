import Foundation
import WidgetGeometry
import WidgetScene

/// The shipped tables: names, outlines and boxes.
struct SymbolTables: Sendable {
  private let namesTable: SortedTable
  private let outlines: SortedTable
  private let boxes: SortedTable

  /// What `names.tsv` says about a symbol.
  struct Entry: Sendable {
    var outline: String
    var likeness: Substring
    /// `circle.fill`, `slash`, `badge.plus` … or empty.
    var compose: String
    var layers: Substring?
  }

  init(folder: URL, limits: RenderLimits) throws(AssetIssue) {
    func table(_ name: String) throws(AssetIssue) -> SortedTable {
      try SortedTable(
        folder.appendingPathComponent(name), named: "\(folder.lastPathComponent)/\(name)",
        limit: limits.documentBytes)
    }
    namesTable = try table("names.tsv")
    outlines = try table("outlines.tsv")
    boxes = try table("boxes.tsv")
  }

  var names: [String] { namesTable.keys() }

  func entry(_ name: String) -> Entry? {
    guard let row = namesTable.row(name), row.count == 4 else { return nil }
    return Entry(
      outline: String(row[0]), likeness: row[1], compose: row[2] == "-" ? "" : String(row[2]),
      layers: row[3] == "-" ? nil : row[3])
  }

  func box(_ name: String) -> SymbolBox? {
    guard let row = boxes.row(name), row.count == 3 else { return nil }
    let em = row[0].split(separator: " ").compactMap { Double($0) }
    guard em.count == 3 else { return nil }
    let recorded = row[2].split(separator: " ").compactMap { Double($0) }
    return SymbolBox(
      emWidth: CGFloat(em[0]), emHeight: CGFloat(em[1]), emDescent: CGFloat(em[2]),
      recorded: recorded.count == 36 ? recorded.map { CGFloat($0) } : nil)
  }

  /// An outline as one part, or as its layers.
  /// - Parameter isFilled: Solid shapes are as heavy as SF's at regular weight.
  func art(_ key: String, layers: Substring?, isFilled: Bool) -> SymbolArt? {
    guard let outline = outline(key) else { return nil }
    let thin = key.hasPrefix("bootstrap/") || key.hasPrefix("phosphor/")
    let pen: SymbolPen = thin && !isFilled ? .thin : .regular
    let parts =
      layers.flatMap { Self.parts(of: $0, outline.parts) } ?? [
        SymbolArt.Part(path: Path(elements: outline.parts.flatMap(\.elements)))
      ]
    return SymbolArt(parts: parts, ink: outline.bounds, pen: pen)
  }

  /// A capital letter or digit: cap height 700, baseline at 0.
  func letter(_ letter: Character) -> (path: Path, advance: CGFloat)? {
    guard let outline = outline("inter/\(letter)") else { return nil }
    return (Path(elements: outline.parts.flatMap(\.elements)), outline.advance)
  }

  private func outline(_ key: String) -> (parts: [Path], bounds: CGRect, advance: CGFloat)? {
    guard let row = outlines.row(key), row.count == 3, let advance = Double(row[0]) else {
      return nil
    }
    let edges = row[1].split(separator: " ").compactMap { Double($0) }
    var parts: [Path] = []
    for data in row[2].split(separator: "|") {
      guard let path = try? Path(svgPathData: String(data)) else { return nil }
      parts.append(path)
    }
    guard edges.count == 4, !parts.isEmpty else { return nil }
    return (
      parts,
      CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]),
      CGFloat(advance)
    )
  }

  /// Reads `parts:level:colour:step` groups; `nil` when one does not fit the outline.
  private static func parts(of spec: Substring, _ outline: [Path]) -> [SymbolArt.Part]? {
    var result: [SymbolArt.Part] = []
    for group in spec.split(separator: " ") {
      let fields = group.split(separator: ":")
      guard fields.count == 4, let level = Int(fields[1]), let step = Int(fields[3]) else {
        return nil
      }
      var part = SymbolArt.Part(path: Path(), level: level, color: color(fields[2]), step: step)
      for item in fields[0] == "*"
        ? outline.indices.map({ "\($0)"[...] }) : fields[0].split(separator: ",")
      {
        guard let index = Int(item.prefix { $0.isNumber }), outline.indices.contains(index) else {
          return nil
        }
        let contours = outline[index].contours
        switch item.last {
        case "^": part.path.elements += contours.prefix(1).flatMap(\.elements)
        case "v":
          part.role = .mark
          part.path.elements += contours.dropFirst().flatMap { $0.reversed.elements }
        default: part.path.elements += outline[index].elements
        }
      }
      result.append(part)
    }
    return result.isEmpty ? nil : result
  }

  private static func color(_ hex: Substring) -> ColorValue? {
    guard hex.hasPrefix("#"), let value = Int(hex.dropFirst(), radix: 16) else { return nil }
    return ColorValue(rgb: value >> 16, value >> 8 & 255, value & 255)
  }
}

extension Path {
  /// One path for each contour.
  var contours: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      if !result.isEmpty { result[result.count - 1].elements.append(element) }
    }
    return result
  }

  /// Closed contours drawn the other way round.
  var reversed: Path {
    var result = Path()
    for subpath in subpaths {
      result.move(to: subpath.end)
      result.elements += subpath.segments.reversed().map(\.reversed.element)
      result.closeSubpath()
    }
    return result
  }
}
