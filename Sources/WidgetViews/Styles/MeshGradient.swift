import Foundation
import WidgetGeometry
import WidgetScene

/// Colours at the points of a grid, mixed between them.
public struct MeshGradient: ShapeStyle, Sendable {
  /// A point of the grid with the handles of the curves that meet in it.  Handles are not drawn.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// Where the points are; in unit coordinates, row by row.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])

    fileprivate var positions: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    fileprivate var all: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// Points in a row.
  public var width: Int
  /// Points in a column.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    let resolver = ResolveScope.current?.resolver
    let (points, colors) = (locations.positions, colors.all)
    guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count
    else {
      resolver?.report(
        .warning, "mesh-invalid",
        "a mesh of \(width) by \(height) needs \(width * height) points and colours;"
          + " it has \(points.count) and \(colors.count)")
      return _ResolvedStyle(.color(background.value(in: environment)))
    }
    if case .bezierPoints = locations {
      resolver?.report(
        .note, "mesh-handles", "the handles of a mesh's points are not drawn; edges are smooth")
    }
    let factor = hierarchyOpacities[min(level, hierarchyOpacities.count - 1)]
    return _ResolvedStyle(
      .mesh(
        MeshPaint(
          columns: width, rows: height,
          points: points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
          colors: colors.map { $0.value(in: environment).opacity(factor) },
          background: background.value(in: environment), smoothsColors: smoothsColors)))
  }
}

nonisolated extension MeshGradient: _StyleView {}
