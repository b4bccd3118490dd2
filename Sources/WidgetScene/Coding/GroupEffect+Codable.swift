import Foundation
import WidgetGeometry

extension GroupEffect {
  private enum Kind: String, Codable {
    case opacity, clip, mask, transform, projection, shadow, blur, color, blend, isolate, backdrop
    case knockout, view, accent
  }
  private enum Keys: String, CodingKey {
    case kind, value, path, evenOdd, aliased, items, matrix, color, radius, offset, opaque, effect
    case mode, saturation, label, role
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func path() throws -> Path { try values.decode(PathData.self, forKey: .path).path }
    func radius() throws -> CGFloat { try values.decode(CGFloat.self, forKey: .radius) }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .opacity: self = .opacity(try values.decode(Double.self, forKey: .value))
    case .clip:
      self = .clip(
        try path(),
        FillStyle(
          eoFill: try values.decodeIfPresent(Bool.self, forKey: .evenOdd) ?? false,
          antialiased: !(try values.decodeIfPresent(Bool.self, forKey: .aliased) ?? false)))
    case .mask: self = .mask(try values.decode([DisplayItem].self, forKey: .items))
    case .transform:
      self = .transform(try values.decode(Numbers.self, forKey: .matrix).transform())
    case .projection:
      self = .projection(try values.decode(Numbers.self, forKey: .matrix).exactly(9))
    case .shadow:
      self = .shadow(
        try values.decode(ColorValue.self, forKey: .color), radius: try radius(),
        offset: try values.decode(Numbers.self, forKey: .offset).size())
    case .blur:
      self = .blur(
        radius: try radius(),
        opaque: try values.decodeIfPresent(Bool.self, forKey: .opaque) ?? false)
    case .color: self = .color(try values.decode(ColorEffect.self, forKey: .effect))
    case .blend: self = .blend(try values.decode(BlendMode.self, forKey: .mode))
    case .isolate: self = .isolate
    case .backdrop:
      self = .backdrop(
        try path(), blurRadius: try radius(),
        saturation: try values.decode(Double.self, forKey: .saturation))
    case .knockout: self = .knockout
    case .view: self = .view(try values.decode(ViewLabel.self, forKey: .label))
    case .accent: self = .accent(try values.decode(AccentRole.self, forKey: .role))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(name, forKey: .kind)
    switch self {
    case .opacity(let opacity): try values.encode(opacity, forKey: .value)
    case .clip(let path, let style):
      try values.encode(PathData(path), forKey: .path)
      try values.encodeIfTrue(style.isEOFilled, forKey: .evenOdd)
      try values.encodeIfTrue(!style.isAntialiased, forKey: .aliased)
    case .mask(let items): try values.encode(items, forKey: .items)
    case .transform(let transform): try values.encode(Numbers(transform), forKey: .matrix)
    case .projection(let numbers): try values.encode(Numbers(numbers), forKey: .matrix)
    case .shadow(let color, let radius, let offset):
      try values.encode(color, forKey: .color)
      try values.encode(radius, forKey: .radius)
      try values.encode(Numbers(offset), forKey: .offset)
    case .blur(let radius, let isOpaque):
      try values.encode(radius, forKey: .radius)
      try values.encodeIfTrue(isOpaque, forKey: .opaque)
    case .color(let effect): try values.encode(effect, forKey: .effect)
    case .blend(let mode): try values.encode(mode, forKey: .mode)
    case .isolate, .knockout: break
    case .backdrop(let path, let blurRadius, let saturation):
      try values.encode(PathData(path), forKey: .path)
      try values.encode(blurRadius, forKey: .radius)
      try values.encode(saturation, forKey: .saturation)
    case .view(let label): try values.encode(label, forKey: .label)
    case .accent(let role): try values.encode(role, forKey: .role)
    }
  }
}

extension ColorEffect {
  private enum Kind: String, Codable {
    case brightness, contrast, saturation, grayscale, hueRotation, invert, multiply
    case luminanceToAlpha, tint, vibrant
  }
  private enum Keys: String, CodingKey { case kind, amount, color }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func amount() throws -> Double { try values.decode(Double.self, forKey: .amount) }
    func color() throws -> ColorValue { try values.decode(ColorValue.self, forKey: .color) }
    switch try values.decode(Kind.self, forKey: .kind) {
    case .brightness: self = .brightness(try amount())
    case .contrast: self = .contrast(try amount())
    case .saturation: self = .saturation(try amount())
    case .grayscale: self = .grayscale(try amount())
    case .hueRotation: self = .hueRotation(try amount())
    case .invert: self = .invert
    case .multiply: self = .multiply(try color())
    case .luminanceToAlpha: self = .luminanceToAlpha
    case .tint: self = .tint(try color())
    case .vibrant: self = .vibrant(try color())
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    func write(_ kind: Kind, _ amount: Double? = nil, _ color: ColorValue? = nil) throws {
      try values.encode(kind, forKey: .kind)
      try values.encodeIfPresent(amount, forKey: .amount)
      try values.encodeIfPresent(color, forKey: .color)
    }
    switch self {
    case .brightness(let amount): try write(.brightness, amount)
    case .contrast(let amount): try write(.contrast, amount)
    case .saturation(let amount): try write(.saturation, amount)
    case .grayscale(let amount): try write(.grayscale, amount)
    case .hueRotation(let radians): try write(.hueRotation, radians)
    case .invert: try write(.invert)
    case .multiply(let color): try write(.multiply, nil, color)
    case .luminanceToAlpha: try write(.luminanceToAlpha)
    case .tint(let color): try write(.tint, nil, color)
    case .vibrant(let color): try write(.vibrant, nil, color)
    }
  }
}
