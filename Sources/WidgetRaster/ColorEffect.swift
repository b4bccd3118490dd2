import Foundation

/// A change of colour, pixel by pixel, as SwiftUI's modifiers of the same names make it.
///
/// Works on straight sRGB and clamps the result, as recorded on macOS 26.
package enum ColorEffect: Hashable, Sendable {
  /// Adds to each channel; −1 is black, 1 is white.
  case brightness(Double)
  /// Spreads channels around the middle; 1 changes nothing, negative inverts.
  case contrast(Double)
  /// 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// 0 changes nothing, 1 is grey.
  case grayscale(Double)
  /// Turns the colour circle, in radians.
  case hueRotation(radians: Double)
  case colorInvert
  /// Multiplies channels and alpha by factors of 0…1.
  case colorMultiply(red: Double, green: Double, blue: Double, alpha: Double)
  /// Black with the luminance as alpha.  What is transparent counts as dark.
  case luminanceToAlpha
}

extension Bitmap {
  package func applying(_ effect: ColorEffect) -> Bitmap {
    var result = self
    let map = effect.pixelMap()
    result.withUnsafeMutablePixels { pixels in
      // Neighbours are often equal.
      var (lastIn, lastOut): (UInt32, UInt32) = (0, map(0))
      for index in pixels.indices {
        if pixels[index] != lastIn {
          lastIn = pixels[index]
          lastOut = map(lastIn)
        }
        pixels[index] = lastOut
      }
    }
    return result
  }
}

extension RGBA8 {
  /// This colour after `effect`.
  package func applying(_ effect: ColorEffect) -> RGBA8 {
    RGBA8(premultiplied: effect.pixelMap()(premultiplied))
  }
}

extension ColorEffect {
  /// From premultiplied pixel to premultiplied pixel.
  fileprivate func pixelMap() -> (UInt32) -> UInt32 {
    switch self {
    case .luminanceToAlpha:
      let weights = Self.luminance.map { Int64(($0 * 65_536).rounded()) }
      return { pixel in
        let (red, green, blue) = (
          Int64(pixel >> 16 & 255), Int64(pixel >> 8 & 255), Int64(pixel & 255)
        )
        let sum = weights[0] * red + weights[1] * green + weights[2] * blue
        return UInt32(min(255, (sum + 32_768) >> 16)) << 24
      }
    case .colorMultiply(let red, let green, let blue, let alpha):
      let matrix = ColorMatrix(diagonal: [red, green, blue])
      let factor = UInt32((min(max(Self.finite(alpha), 0), 1) * 255).rounded())
      return { pixel in
        let straight = matrix.apply(PixelOps.unpremultiply(pixel))
        let alpha = PixelOps.multiply(pixel >> 24, factor)
        return PixelOps.premultiply(alpha << 24 | straight & 0xFF_FFFF)
      }
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert:
      let matrix = matrix
      return { PixelOps.premultiply(matrix.apply(PixelOps.unpremultiply($0))) }
    }
  }

  /// Rec. 709 weights of red, green and blue, which SVG's filters use as well.
  private static let luminance = [0.2126, 0.7152, 0.0722]

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private var matrix: ColorMatrix {
    switch self {
    case .brightness(let amount):
      return ColorMatrix(diagonal: [1, 1, 1], offset: Self.finite(amount))
    case .contrast(let amount):
      let factor = Self.finite(amount)
      return ColorMatrix(diagonal: [factor, factor, factor], offset: 0.5 - factor / 2)
    case .saturation(let amount): return Self.saturationMatrix(Self.finite(amount))
    case .grayscale(let amount): return Self.saturationMatrix(1 - Self.finite(amount))
    case .hueRotation(let radians): return Self.hueMatrix(Self.finite(radians))
    case .colorInvert: return ColorMatrix(diagonal: [-1, -1, -1], offset: 1)
    case .colorMultiply, .luminanceToAlpha: return ColorMatrix(diagonal: [1, 1, 1])
    }
  }

  /// Grey of the same luminance plus `amount` of the distance from it.
  private static func saturationMatrix(_ amount: Double) -> ColorMatrix {
    ColorMatrix { row, column in
      luminance[column] * (1 - amount) + (row == column ? amount : 0)
    }
  }

  /// SVG's `hueRotate`: keeps luminance and turns the plane across it.
  private static func hueMatrix(_ radians: Double) -> ColorMatrix {
    // Exact quarter turns, which the sine of a rounded angle would miss.
    let quarters = radians / (.pi / 2)
    let isQuarter = abs(quarters - quarters.rounded()) < 1e-9
    let turn = isQuarter ? Int(quarters.rounded().truncatingRemainder(dividingBy: 4) + 4) % 4 : 0
    let cosine = isQuarter ? [1, 0, -1, 0][turn] : cos(radians)
    let sine = isQuarter ? [0, 1, 0, -1][turn] : sin(radians)
    let (red, green, blue) = (luminance[0], luminance[1], luminance[2])
    let skew = [
      [-red, -green, 1 - blue], [0.143, 0.140, -0.283], [red - 1, green, blue],
    ]
    return ColorMatrix { row, column in
      let own = row == column ? 1.0 : 0
      return luminance[column] + cosine * (own - luminance[column]) + sine * skew[row][column]
    }
  }
}
