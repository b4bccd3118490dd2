import WidgetRaster
import WidgetScene

/// The display list's effects in terms of the raster library's.
extension Bitmap {
  func applying(_ effect: WidgetScene.ColorEffect) -> Bitmap {
    switch effect {
    case .brightness(let amount): applying(WidgetRaster.ColorEffect.brightness(amount))
    case .contrast(let amount): applying(WidgetRaster.ColorEffect.contrast(amount))
    case .saturation(let amount): applying(WidgetRaster.ColorEffect.saturation(amount))
    case .grayscale(let amount): applying(WidgetRaster.ColorEffect.grayscale(amount))
    case .hueRotation(let radians): applying(WidgetRaster.ColorEffect.hueRotation(radians: radians))
    case .invert: applying(WidgetRaster.ColorEffect.colorInvert)
    case .multiply(let color):
      applying(
        WidgetRaster.ColorEffect.colorMultiply(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    case .luminanceToAlpha: applying(WidgetRaster.ColorEffect.luminanceToAlpha)
    case .tint(let color): AlphaPlane(alphaOf: self).tinted(RGBA8(color))
    case .vibrant(let color):
      AlphaPlane(alphaOf: applying(WidgetRaster.ColorEffect.luminanceToAlpha))
        .tinted(RGBA8(color))
    }
  }
}

extension PixelBlend {
  /// The mode of ours for those that cairo lacks or computes differently from release to release;
  /// `nil` where cairo's operator is used.
  init?(_ mode: BlendMode) {
    switch mode {
    case .softLight: self = .softLight
    case .plusDarker: self = .plusDarker
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver, .destinationOut,
      .plusLighter:
      return nil
    }
  }
}

extension RGBA8 {
  /// The nearest colour of eight bits a channel.
  init(_ color: ColorValue) {
    let color = color.clamped
    func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
  }
}
