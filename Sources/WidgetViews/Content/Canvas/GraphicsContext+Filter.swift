public import Foundation
public import WidgetGeometry
import WidgetScene

nonisolated extension GraphicsContext {
  /// Something done to what is drawn from now on.
  public struct Filter {
    enum Kind {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, ShadowOptions)
      case multiply(Color)
      case color(ColorEffect)
      case blur(radius: CGFloat, opaque: Bool)
      case unsupported(String)
    }
    let kind: Kind
    /// Set when the filter is added: its colours there and its lengths in the canvas's points.
    var effects: [GroupEffect] = []

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), options))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .unsupported("colorMatrix"))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .color(.hueRotation(angle.radians)))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .color(.saturation(amount)))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .color(.brightness(amount)))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .color(.contrast(amount)))
    }
    /// - Parameter amount: 1 swaps every component for its complement; other amounts are not drawn.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: amount == 1 ? .color(.invert) : .unsupported("colorInvert(\(amount))"))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .color(.grayscale(amount)))
    }
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .blur(radius: max(0, radius), opaque: options.contains(.opaque)))
    }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .unsupported("alphaThreshold"))
    }

    func apply(to items: [DisplayItem]) -> [DisplayItem] {
      effects.reduce(items) { [.grouped($1, $0)] }
    }
  }

  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Filters apply in the order they were added.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    var resolved = filter
    // Lengths grow with the coordinates they are given in.
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch filter.kind {
    case .projection(let matrix):
      resolved.effects = [
        .projection([
          matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31,
          matrix.m32, matrix.m33,
        ])
      ]
    case .shadow(let color, let radius, let offset, let options):
      if !options.isSubset(of: [.disablesGroup]) {
        canvas.report("canvas-shadow", "a canvas's shadow options are ignored")
      }
      resolved.effects = [
        .shadow(
          color.value(in: environment), radius: max(0, radius) * scale,
          offset: offset.applying(
            CGAffineTransform(transform.a, transform.b, transform.c, transform.d, 0, 0)))
      ]
    case .multiply(let color): resolved.effects = [.color(.multiply(color.value(in: environment)))]
    case .color(let effect): resolved.effects = [.color(effect)]
    case .blur(let radius, let opaque):
      resolved.effects = [.blur(radius: radius * scale, opaque: opaque)]
    case .unsupported(let name):
      canvas.report("canvas-filter", "a canvas's filter .\(name) is not drawn")
      return
    }
    filters.append(resolved)
  }
}

/// A linear map of colours, row by row: red, green, blue, alpha, constant.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}
}
