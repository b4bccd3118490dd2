import Foundation
import WidgetGeometry

/// Points, sizes, rectangles and matrices as plain arrays of numbers.
struct Numbers: Codable {
  private let values: [Double]

  init(_ values: [CGFloat]) { self.values = values.map(Double.init) }
  init(_ size: CGSize) { self.init([size.width, size.height]) }
  init(_ point: CGPoint) { self.init([point.x, point.y]) }
  init(_ rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
  init(_ size: PixelSize) { self.init([CGFloat(size.width), CGFloat(size.height)]) }
  init(_ t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([Double].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  func exactly(_ count: Int) throws -> [CGFloat] {
    guard values.count == count else {
      throw SceneError.malformed(
        path: "", problem: "expected \(count) numbers, found \(values.count)")
    }
    return values.map { CGFloat($0) }
  }

  func point() throws -> CGPoint {
    let n = try exactly(2)
    return CGPoint(x: n[0], y: n[1])
  }

  func size() throws -> CGSize {
    let n = try exactly(2)
    return CGSize(width: n[0], height: n[1])
  }

  func rect() throws -> CGRect {
    let n = try exactly(4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  func pixelSize() throws -> PixelSize {
    let n = try exactly(2)
    guard n.allSatisfy({ $0 >= 0 && $0 <= 1e9 && $0 == $0.rounded() }) else {
      throw SceneError.malformed(path: "", problem: "expected whole numbers of pixels")
    }
    return PixelSize(width: Int(n[0]), height: Int(n[1]))
  }

  func transform() throws -> CGAffineTransform {
    let n = try exactly(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

/// A path as SVG path data with every coordinate exact.
struct PathData: Codable {
  let path: Path

  init(_ path: Path) { self.path = path }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      path = try Path(svgPathData: container.decode(String.self))
    } catch let error as GeometryError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    var text = ""
    for element in path.elements {
      switch element {
      case .move: text += "M"
      case .line: text += "L"
      case .quadCurve: text += "Q"
      case .curve: text += "C"
      case .closeSubpath: text += "Z"
      }
      let numbers = element.points.flatMap { [Double($0.x), Double($0.y)] }
      guard numbers.allSatisfy(\.isFinite) else {
        throw EncodingError.invalidValue(
          path,
          EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "a coordinate is not finite"))
      }
      // The shortest text that reads back as the same number.
      text += numbers.map(shortest).joined(separator: " ")
    }
    try container.encode(text)
  }

  private func shortest(_ number: Double) -> String {
    let text = number == 0 ? "0" : "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A colour as `#RRGGBB` or `#RRGGBBAA` where that is exact, else as four numbers.
extension ColorValue {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let color = ColorValue(hex: text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected #RRGGBB or #RRGGBBAA, found \(text)")
      }
      self = color
    } else {
      let n = try container.decode(Numbers.self).exactly(4)
      self.init(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if ColorValue(hex: hex) == self {
      try container.encode(hex)
    } else {
      try container.encode([red, green, blue, alpha])
    }
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  package init?(hex: String) {
    let digits = hex.dropFirst()
    guard hex.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let full = digits.count == 8 ? value : value << 8 | 0xFF
    func byte(_ shift: UInt32) -> Double { Double((full >> shift) & 0xFF) / 255 }
    self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
  }
}
