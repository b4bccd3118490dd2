import Foundation
import WidgetGeometry

extension DisplayItem {
  private enum Kind: String, Codable { case fill, stroke, glyphs, image, group }
  private enum Keys: String, CodingKey {
    case kind, path, paint, evenOdd, aliased
    case width, cap, join, miterLimit, dash, dashPhase
    case face, size, glyphs, text, rightToLeft
    case image, source, rect, interpolation, tint, flipped
    case effect, bounds, items
  }
  private typealias Reader = KeyedDecodingContainer<Keys>
  private typealias Writer = KeyedEncodingContainer<Keys>

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func paint() throws -> Paint { try values.decode(Paint.self, forKey: .paint) }
    func path() throws -> Path { try values.decode(PathData.self, forKey: .path).path }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .fill: self = .fill(try path(), try paint(), try Self.fillStyle(values))
    case .stroke: self = .stroke(try path(), try paint(), try Self.strokeStyle(values))
    case .glyphs: self = .glyphs(try Self.run(values), try paint())
    case .image: self = .image(try Self.draw(values))
    case .group:
      self = .group(
        try values.decode(GroupEffect.self, forKey: .effect),
        bounds: try values.decodeIfPresent(Numbers.self, forKey: .bounds)?.rect() ?? .null,
        try values.decode([DisplayItem].self, forKey: .items))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .fill(let path, let paint, let style):
      try values.encode(Kind.fill, forKey: .kind)
      try values.encode(PathData(path), forKey: .path)
      try values.encode(paint, forKey: .paint)
      try values.encodeIfTrue(style.isEOFilled, forKey: .evenOdd)
      try values.encodeIfTrue(!style.isAntialiased, forKey: .aliased)
    case .stroke(let path, let paint, let style):
      try values.encode(Kind.stroke, forKey: .kind)
      try values.encode(PathData(path), forKey: .path)
      try values.encode(paint, forKey: .paint)
      try Self.encode(style, to: &values)
    case .glyphs(let run, let paint):
      try values.encode(Kind.glyphs, forKey: .kind)
      try Self.encode(run, to: &values)
      try values.encode(paint, forKey: .paint)
    case .image(let draw):
      try values.encode(Kind.image, forKey: .kind)
      try Self.encode(draw, to: &values)
    case .group(let effect, let bounds, let items):
      try values.encode(Kind.group, forKey: .kind)
      try values.encode(effect, forKey: .effect)
      if !bounds.isNull { try values.encode(Numbers(bounds), forKey: .bounds) }
      try values.encode(items, forKey: .items)
    }
  }

  private static func fillStyle(_ values: Reader) throws -> FillStyle {
    FillStyle(
      eoFill: try values.decodeIfPresent(Bool.self, forKey: .evenOdd) ?? false,
      antialiased: !(try values.decodeIfPresent(Bool.self, forKey: .aliased) ?? false))
  }

  private static func strokeStyle(_ values: Reader) throws -> StrokeStyle {
    StrokeStyle(
      lineWidth: try values.decode(CGFloat.self, forKey: .width),
      lineCap: try values.decodeIfPresent(CapName.self, forKey: .cap)?.cap ?? .butt,
      lineJoin: try values.decodeIfPresent(JoinName.self, forKey: .join)?.join ?? .miter,
      miterLimit: try values.decodeIfPresent(CGFloat.self, forKey: .miterLimit) ?? 10,
      dash: try values.decodeIfPresent([CGFloat].self, forKey: .dash) ?? [],
      dashPhase: try values.decodeIfPresent(CGFloat.self, forKey: .dashPhase) ?? 0)
  }

  private static func encode(_ style: StrokeStyle, to values: inout Writer) throws {
    try values.encode(style.lineWidth, forKey: .width)
    if style.lineCap != .butt { try values.encode(CapName(style.lineCap), forKey: .cap) }
    if style.lineJoin != .miter { try values.encode(JoinName(style.lineJoin), forKey: .join) }
    if style.miterLimit != 10 { try values.encode(style.miterLimit, forKey: .miterLimit) }
    if !style.dash.isEmpty { try values.encode(style.dash, forKey: .dash) }
    if style.dashPhase != 0 { try values.encode(style.dashPhase, forKey: .dashPhase) }
  }

  private static func run(_ values: Reader) throws -> GlyphRun {
    GlyphRun(
      face: try values.decode(FontFaceRef.self, forKey: .face),
      size: try values.decode(CGFloat.self, forKey: .size),
      glyphs: try values.decode([Numbers].self, forKey: .glyphs).map { numbers in
        let n = try numbers.exactly(4)
        guard let id = UInt32(exactly: n[0]), let offset = Int(exactly: n[3]) else {
          throw SceneError.malformed(path: "glyphs", problem: "expected [id, x, y, text offset]")
        }
        return PlacedGlyph(id: id, position: CGPoint(x: n[1], y: n[2]), textOffset: offset)
      },
      text: try values.decode(String.self, forKey: .text),
      isRightToLeft: try values.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? false)
  }

  private static func encode(_ run: GlyphRun, to values: inout Writer) throws {
    try values.encode(run.face, forKey: .face)
    try values.encode(run.size, forKey: .size)
    try values.encode(
      run.glyphs.map {
        Numbers([CGFloat($0.id), $0.position.x, $0.position.y, CGFloat($0.textOffset)])
      }, forKey: .glyphs)
    try values.encode(run.text, forKey: .text)
    try values.encodeIfTrue(run.isRightToLeft, forKey: .rightToLeft)
  }

  private static func draw(_ values: Reader) throws -> ImageDraw {
    ImageDraw(
      image: try values.decode(ImageRef.self, forKey: .image),
      source: try values.decodeIfPresent(Numbers.self, forKey: .source)?.rect(),
      rect: try values.decode(Numbers.self, forKey: .rect).rect(),
      interpolation: try values.decodeIfPresent(ImageInterpolation.self, forKey: .interpolation)
        ?? .medium,
      tint: try values.decodeIfPresent(Paint.self, forKey: .tint),
      isFlipped: try values.decodeIfPresent(Bool.self, forKey: .flipped) ?? false)
  }

  private static func encode(_ draw: ImageDraw, to values: inout Writer) throws {
    try values.encode(draw.image, forKey: .image)
    try values.encodeIfPresent(draw.source.map { Numbers($0) }, forKey: .source)
    try values.encode(Numbers(draw.rect), forKey: .rect)
    if draw.interpolation != .medium {
      try values.encode(draw.interpolation, forKey: .interpolation)
    }
    try values.encodeIfPresent(draw.tint, forKey: .tint)
    try values.encodeIfTrue(draw.isFlipped, forKey: .flipped)
  }
}

/// Names of line caps and joins: numbers would tie the format to Core Graphics.
private enum CapName: String, Codable {
  case butt, round, square

  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }

  var cap: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

private enum JoinName: String, Codable {
  case miter, round, bevel

  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }

  var join: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension FontFaceRef {
  private enum Keys: String, CodingKey { case file, index, variations, obliqueness, emboldening }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      file: try values.decode(String.self, forKey: .file),
      index: try values.decodeIfPresent(Int.self, forKey: .index) ?? 0,
      variations: try values.decodeIfPresent([Variation].self, forKey: .variations) ?? [],
      obliqueness: try values.decodeIfPresent(Double.self, forKey: .obliqueness) ?? 0,
      emboldening: try values.decodeIfPresent(Double.self, forKey: .emboldening) ?? 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(file, forKey: .file)
    if index != 0 { try values.encode(index, forKey: .index) }
    if !variations.isEmpty { try values.encode(variations, forKey: .variations) }
    if obliqueness != 0 { try values.encode(obliqueness, forKey: .obliqueness) }
    if emboldening != 0 { try values.encode(emboldening, forKey: .emboldening) }
  }
}
