import Foundation

extension Path {
  /// Reads SVG path data: all commands, absolute and relative, numbers as compact as the format
  /// allows.
  ///
  /// Arcs become cubics.  Data of more than `limits.pathElements` elements is refused.
  package init(
    svgPathData data: String, limits: RenderLimits = .standard
  ) throws(GeometryError) {
    var reader = SVGPathReader(data, limit: limits.pathElements)
    try reader.read()
    self = reader.path
  }

  /// The path as SVG path data: absolute commands, numbers with at most `decimals` digits after the
  /// point.  Empty if a coordinate is not finite.
  package func svgPathData(decimals: Int = 3) -> String {
    guard isFinite else { return "" }
    var text = ""
    for element in elements {
      switch element {
      case .move: text += "M"
      case .line: text += "L"
      case .quadCurve: text += "Q"
      case .curve: text += "C"
      case .closeSubpath: text += "Z"
      }
      text += element.points.flatMap { [$0.x, $0.y] }
        .map { DecimalText.fixed($0, decimals: decimals) }
        .joined(separator: " ")
    }
    return text
  }
}

/// Turns path data into elements, command by command.
private struct SVGPathReader {
  private(set) var path = Path()
  private var scanner: SVGNumberScanner
  private let limit: Int
  private var current = CGPoint.zero
  /// The last control point, as long as the next command may mirror it.
  private var mirrored: (control: CGPoint, isCubic: Bool)?

  init(_ data: String, limit: Int) {
    scanner = SVGNumberScanner(data)
    self.limit = limit
  }

  mutating func read() throws(GeometryError) {
    scanner.skipSpace()
    while let letter = scanner.takeLetter() {
      guard "MmZzLlHhVvCcSsQqTtAa".contains(letter) else {
        throw scanner.error("a path command", back: 1)
      }
      guard !path.isEmpty || letter == "M" || letter == "m" else {
        throw scanner.error("M or m first", back: 1)
      }
      try read(command: letter)
    }
    guard scanner.isAtEnd else { throw scanner.error("a path command") }
  }

  /// Reads one letter's operands, which may come several times over.
  private mutating func read(command letter: Character) throws(GeometryError) {
    let isRelative = letter.isLowercase
    if letter == "Z" || letter == "z" {
      path.closeSubpath()
      current = path.currentPoint ?? .zero
      mirrored = nil
      scanner.skipSpace()
      return try checkLimit()
    }
    var command = Character(letter.uppercased())
    repeat {
      let origin = isRelative ? current : .zero
      try step(command, from: origin)
      try checkLimit()
      if command == "M" { command = "L" }
      scanner.skipSpaceAndComma()
    } while scanner.isAtNumber
    if scanner.hasDanglingComma { throw scanner.error("a number") }
  }

  private func checkLimit() throws(GeometryError) {
    guard path.elements.count <= limit else { throw .pathTooLong(limit: limit) }
  }

  private mutating func step(_ command: Character, from origin: CGPoint) throws(GeometryError) {
    var control: (CGPoint, isCubic: Bool)?
    switch command {
    case "M":
      current = try point(origin)
      path.move(to: current)
    case "L":
      current = try point(origin)
      path.addLine(to: current)
    case "H":
      current.x = try scanner.number() + origin.x
      path.addLine(to: current)
    case "V":
      current.y = try scanner.number() + origin.y
      path.addLine(to: current)
    case "C", "S":
      let first = command == "C" ? try point(origin) : reflected(isCubic: true)
      let second = try point(origin)
      current = try point(origin)
      path.addCurve(to: current, control1: first, control2: second)
      control = (second, true)
    case "Q", "T":
      let middle = command == "Q" ? try point(origin) : reflected(isCubic: false)
      current = try point(origin)
      path.addQuadCurve(to: current, control: middle)
      control = (middle, false)
    default:
      let arc = try readArc(from: origin)
      path.append(arc, from: current)
      current = arc.end
    }
    guard current.isFinite else { throw scanner.error("coordinates in range") }
    mirrored = control
  }

  private mutating func readArc(from origin: CGPoint) throws(GeometryError) -> SVGArc {
    let radii = CGSize(width: try scanner.number(), height: try scanner.number())
    let rotation = try scanner.number()
    let isLarge = try scanner.flag()
    let isSweep = try scanner.flag()
    return SVGArc(
      radii: radii, rotation: rotation * .pi / 180, isLarge: isLarge, isSweep: isSweep,
      end: try point(origin))
  }

  private mutating func point(_ origin: CGPoint) throws(GeometryError) -> CGPoint {
    let x = try scanner.number()
    return CGPoint(x: x, y: try scanner.number()) + origin
  }

  /// The last control point mirrored at the current point, which it is itself after a command of
  /// another kind.
  private func reflected(isCubic: Bool) -> CGPoint {
    guard let mirrored, mirrored.isCubic == isCubic else { return current }
    return current * 2 - mirrored.control
  }
}
