/// How a layer is combined with what is below it: SwiftUI's blend modes.
///
/// The formulas of the PDF and W3C compositing models on gamma-encoded sRGB, except for `softLight`
/// and `plusDarker`, whose formulas were recorded on macOS 26.
package enum PixelBlend: String, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

extension Bitmap {
  /// Combines `layer`, of the same size, with this picture below it.
  package mutating func blend(_ layer: Bitmap, _ mode: PixelBlend) {
    precondition(layer.size == size, "layers of one size")
    withUnsafeMutablePixels { pixels in
      layer.withUnsafePixels { layer in
        // In every mode a transparent source changes nothing.
        for index in pixels.indices where layer[index] != 0 {
          pixels[index] = mode.blend(layer[index], over: pixels[index])
        }
      }
    }
  }
}

extension PixelBlend {
  /// The premultiplied result of the premultiplied pixel `source` on `backdrop`.
  package func blend(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    let (sourceAlpha, backdropAlpha) = (source >> 24, backdrop >> 24)
    switch self {
    case .normal: return PixelOps.over(source, backdrop)
    case .destinationOver: return PixelOps.over(backdrop, source)
    case .destinationOut: return PixelOps.scale(backdrop, by: 255 - sourceAlpha)
    case .sourceAtop:
      return PixelOps.scale(source, by: backdropAlpha)
        .addingClamped(PixelOps.scale(backdrop, by: 255 - sourceAlpha), toAlpha: backdropAlpha)
    case .plusLighter: return source.addingClamped(backdrop, toAlpha: 255)
    case .plusDarker:
      // What both lack of full coverage is subtracted: s + d − 1 where both are opaque.
      let alpha = min(255, sourceAlpha + backdropAlpha)
      let missing = Int(alpha) - Int(sourceAlpha) - Int(backdropAlpha)
      return .channels(alpha: alpha) { shift in
        let sum = Int(source >> shift & 255) + Int(backdrop >> shift & 255) + missing
        return UInt32(max(0, sum))
      }
    case .hue, .saturation, .color, .luminosity:
      return mix(source, backdrop) { blendWhole($0, over: $1) }
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion:
      return mix(source, backdrop) { source, backdrop in
        SIMD3(
          blendChannel(source.x, over: backdrop.x), blendChannel(source.y, over: backdrop.y),
          blendChannel(source.z, over: backdrop.z))
      }
    }
  }

  /// Shows the source where only it is, the backdrop where only that is, and what `function` makes
  /// of their straight colours where both are.
  private func mix(
    _ source: UInt32, _ backdrop: UInt32,
    _ function: (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
  ) -> UInt32 {
    let (sourceAlpha, backdropAlpha) = (Float(source >> 24) / 255, Float(backdrop >> 24) / 255)
    guard sourceAlpha > 0 else { return backdrop }
    guard backdropAlpha > 0 else { return source }
    let (top, bottom) = (SIMD3(premultiplied: source), SIMD3(premultiplied: backdrop))
    let both = function(
      (top / sourceAlpha).clamped(lowerBound: .zero, upperBound: .one),
      (bottom / backdropAlpha).clamped(lowerBound: .zero, upperBound: .one))
    let outside = top * (1 - backdropAlpha) + bottom * (1 - sourceAlpha)
    let color = outside + both * (sourceAlpha * backdropAlpha)
    let alpha = sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha
    let bytes = (SIMD4(color, alpha) * 255).rounded(.toNearestOrAwayFromZero)
    let limit = UInt32(bytes.w)
    return .channels(alpha: limit) { shift in
      // Colour is stored in the order blue, green, red.
      UInt32(min(max(bytes[2 - Int(shift / 8)], 0), 255))
    }
  }

  private func blendChannel(_ s: Float, over b: Float) -> Float {
    switch self {
    case .multiply: s * b
    case .screen: s + b - s * b
    case .overlay: PixelBlend.hardLight.blendChannel(b, over: s)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: (1 - 2 * s) * b * b + 2 * s * b
    case .hardLight: s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      s
    }
  }

  private func blendWhole(_ s: SIMD3<Float>, over b: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: s.withSaturation(b.saturation).withLuminosity(b.luminosity)
    case .saturation: b.withSaturation(s.saturation).withLuminosity(b.luminosity)
    case .color: s.withLuminosity(b.luminosity)
    case .luminosity: b.withLuminosity(s.luminosity)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker, .plusLighter:
      s
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel; `channel` gets the shift of each colour, and is limited to `alpha`.
  fileprivate static func channels(alpha: UInt32, _ channel: (UInt32) -> UInt32) -> UInt32 {
    let color = [0, 8, 16].reduce(UInt32(0)) { $0 | Swift.min(channel($1), alpha) << $1 }
    return alpha << 24 | color
  }

  /// Adds channel by channel.
  fileprivate func addingClamped(_ other: UInt32, toAlpha limit: UInt32) -> UInt32 {
    let alpha = Swift.min((self >> 24) + (other >> 24), limit)
    return .channels(alpha: alpha) { (self >> $0 & 255) + (other >> $0 & 255) }
  }
}
