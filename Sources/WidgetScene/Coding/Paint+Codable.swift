import Foundation
import WidgetGeometry

extension Paint {
  private enum Kind: String, Codable {
    case linear, radial, elliptical, angular, mesh, image, faded
  }
  private enum Keys: String, CodingKey {
    case kind, ramp, start, end, center, startRadius, endRadius, radii, startFraction, endFraction
    case columns, rows, points, colors, background, smooth, image, source, tile, paint, opacity
  }

  package init(from decoder: any Decoder) throws {
    // A plain colour stands for itself.
    guard let values = try? decoder.container(keyedBy: Keys.self) else {
      self = .solid(try ColorValue(from: decoder))
      return
    }
    func ramp() throws -> GradientRamp { try values.decode(GradientRamp.self, forKey: .ramp) }
    func number(_ key: Keys) throws -> CGFloat { try values.decode(CGFloat.self, forKey: key) }
    func point(_ key: Keys) throws -> CGPoint {
      try values.decode(Numbers.self, forKey: key).point()
    }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .linear: self = .linear(try ramp(), start: try point(.start), end: try point(.end))
    case .radial:
      self = .radial(
        try ramp(), center: try point(.center), startRadius: try number(.startRadius),
        endRadius: try number(.endRadius))
    case .elliptical:
      self = .elliptical(
        try ramp(), center: try point(.center),
        radii: try values.decode(Numbers.self, forKey: .radii).size(),
        startFraction: try number(.startFraction), endFraction: try number(.endFraction))
    case .angular:
      self = .angular(
        try ramp(), center: try point(.center), start: Double(try number(.start)),
        end: Double(try number(.end)))
    case .mesh:
      self = .mesh(
        MeshPaint(
          columns: try values.decode(Int.self, forKey: .columns),
          rows: try values.decode(Int.self, forKey: .rows),
          points: try values.decode([Numbers].self, forKey: .points).map { try $0.point() },
          colors: try values.decode([ColorValue].self, forKey: .colors),
          background: try values.decode(ColorValue.self, forKey: .background),
          smoothsColors: try values.decodeIfPresent(Bool.self, forKey: .smooth) ?? false))
    case .image:
      self = .image(
        try values.decode(ImageRef.self, forKey: .image),
        source: try values.decodeIfPresent(Numbers.self, forKey: .source)?.rect(),
        tile: try values.decode(Numbers.self, forKey: .tile).rect())
    case .faded:
      self = .faded(
        try values.decode(Paint.self, forKey: .paint),
        try values.decode(Double.self, forKey: .opacity))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .solid(let color) = self { return try color.encode(to: encoder) }
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .solid: break
    case .linear(let ramp, let start, let end):
      try values.encode(Kind.linear, forKey: .kind)
      try values.encode(ramp, forKey: .ramp)
      try values.encode(Numbers(start), forKey: .start)
      try values.encode(Numbers(end), forKey: .end)
    case .radial(let ramp, let center, let startRadius, let endRadius):
      try values.encode(Kind.radial, forKey: .kind)
      try values.encode(ramp, forKey: .ramp)
      try values.encode(Numbers(center), forKey: .center)
      try values.encode(startRadius, forKey: .startRadius)
      try values.encode(endRadius, forKey: .endRadius)
    case .elliptical(let ramp, let center, let radii, let startFraction, let endFraction):
      try values.encode(Kind.elliptical, forKey: .kind)
      try values.encode(ramp, forKey: .ramp)
      try values.encode(Numbers(center), forKey: .center)
      try values.encode(Numbers(radii), forKey: .radii)
      try values.encode(startFraction, forKey: .startFraction)
      try values.encode(endFraction, forKey: .endFraction)
    case .angular(let ramp, let center, let start, let end):
      try values.encode(Kind.angular, forKey: .kind)
      try values.encode(ramp, forKey: .ramp)
      try values.encode(Numbers(center), forKey: .center)
      try values.encode(start, forKey: .start)
      try values.encode(end, forKey: .end)
    case .mesh(let mesh):
      try values.encode(Kind.mesh, forKey: .kind)
      try values.encode(mesh.columns, forKey: .columns)
      try values.encode(mesh.rows, forKey: .rows)
      try values.encode(mesh.points.map { Numbers($0) }, forKey: .points)
      try values.encode(mesh.colors, forKey: .colors)
      try values.encode(mesh.background, forKey: .background)
      try values.encodeIfTrue(mesh.smoothsColors, forKey: .smooth)
    case .image(let image, let source, let tile):
      try values.encode(Kind.image, forKey: .kind)
      try values.encode(image, forKey: .image)
      try values.encodeIfPresent(source.map { Numbers($0) }, forKey: .source)
      try values.encode(Numbers(tile), forKey: .tile)
    case .faded(let paint, let opacity):
      try values.encode(Kind.faded, forKey: .kind)
      try values.encode(paint, forKey: .paint)
      try values.encode(opacity, forKey: .opacity)
    }
  }
}

extension GradientRamp {
  private enum Keys: String, CodingKey { case stops, mixing }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      stops: try values.decode([GradientStop].self, forKey: .stops),
      mixing: try values.decodeIfPresent(Mixing.self, forKey: .mixing) ?? .perceptual)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(stops, forKey: .stops)
    if mixing != .perceptual { try values.encode(mixing, forKey: .mixing) }
  }
}

extension ImageRef {
  private enum Keys: String, CodingKey { case id, pixels, scalable }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      pixels: try values.decode(Numbers.self, forKey: .pixels).pixelSize(),
      isScalable: try values.decodeIfPresent(Bool.self, forKey: .scalable) ?? false)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(id, forKey: .id)
    try values.encode(Numbers(pixels), forKey: .pixels)
    try values.encodeIfTrue(isScalable, forKey: .scalable)
  }
}

extension KeyedEncodingContainer {
  /// Writes what is rarely so only when it is.
  mutating func encodeIfTrue(_ value: Bool, forKey key: Key) throws {
    if value { try encode(true, forKey: key) }
  }
}
