public import Foundation
public import WidgetGeometry
import WidgetScene

nonisolated extension GraphicsContext {
  /// A colour or pattern in a canvas's own coordinates.
  public struct Shading {
    indirect enum Kind {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
      case backdrop
    }
    let kind: Kind

    /// What is below; drawn as nothing.
    public static var backdrop: Shading { Shading(kind: .backdrop) }
    public static var foreground: Shading { .style(ForegroundStyle()) }
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { .style(color) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(space, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle, options))
    }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The first shading of a palette is the one shapes are drawn with.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The style for an area; what has canvas coordinates is expressed in the area's.
  func style(_ shading: Shading, in bounds: CGRect) -> ResolvedStyle {
    switch shading.kind {
    case .style(let style): return style.resolved(in: environment)
    case .linear(let gradient, let start, let end, let options):
      note(options)
      return .linear(
        gradient.ramp(in: environment, fading: 0), start: unit(start, in: bounds),
        end: unit(end, in: bounds))
    case .radial(let gradient, let center, let startRadius, let endRadius, let options):
      note(options)
      return .radial(
        gradient.ramp(in: environment, fading: 0), center: unit(center, in: bounds),
        startRadius: startRadius, endRadius: endRadius)
    case .conic(let gradient, let center, let angle, let options):
      note(options)
      return .angular(
        gradient.ramp(in: environment, fading: 0), center: unit(center, in: bounds), start: angle,
        end: angle + .degrees(360))
    case .image(let image, let origin, let sourceRect, let scale):
      if origin != bounds.origin {
        canvas.report(
          "canvas-tile", "a canvas's tiled picture starts at its shape's corner, not its origin")
      }
      return ImagePaint(image: image, sourceRect: sourceRect, scale: scale).resolved(
        in: environment)
    case .palette(let shadings):
      return shadings.first.map { style($0, in: bounds) } ?? .color(.clear)
    case .backdrop:
      canvas.report("canvas-backdrop", "a canvas's backdrop shading is not drawn")
      return .color(.clear)
    }
  }

  private func unit(_ point: CGPoint, in bounds: CGRect) -> UnitPoint {
    UnitPoint(
      x: (point.x - bounds.minX) / (bounds.width == 0 ? 1 : bounds.width),
      y: (point.y - bounds.minY) / (bounds.height == 0 ? 1 : bounds.height))
  }

  private func note(_ options: GradientOptions) {
    if !options.isDisjoint(with: [.repeat, .mirror]) {
      canvas.report("canvas-gradient", "a canvas's gradients do not repeat")
    }
  }
}
