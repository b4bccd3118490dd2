public import Foundation
public import WidgetGeometry
import WidgetScene

/// Colours along a line.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// The space colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  var space = ColorSpace.perceptual

  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  func ramp(in environment: EnvironmentValues, fading level: Int) -> GradientRamp {
    let factor = hierarchyOpacities[min(level, hierarchyOpacities.count - 1)]
    return GradientRamp(
      stops: stops.map {
        GradientStop($0.color.value(in: environment).opacity(factor), at: Double($0.location))
      }.inOrder,
      mixing: space.isPerceptual ? .perceptual : .device)
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(.linear(ramp(in: environment, fading: level), start: .top, end: .bottom))
  }
}

extension [GradientStop] {
  /// Locations never go back: a stop before its predecessor stands at the predecessor's place.
  fileprivate var inOrder: [GradientStop] {
    var stops = self
    for index in stops.indices.dropFirst() {
      stops[index].location = Swift.max(stops[index].location, stops[index - 1].location)
    }
    return stops
  }
}

/// A gradient with its mixing space, or a colour's own subtle gradient.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private enum Content: Hashable, Sendable {
    case gradient(Gradient)
    case tonal(Color)
  }
  private var content: Content

  public init(_ gradient: Gradient) { content = .gradient(gradient) }
  init(tonal color: Color) { content = .tonal(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .gradient(var gradient) = content else { return self }
    gradient.space = space
    return AnyGradient(gradient)
  }

  func ramp(in environment: EnvironmentValues, fading level: Int) -> GradientRamp {
    switch content {
    case .gradient(let gradient): gradient.ramp(in: environment, fading: level)
    case .tonal(let color):
      GradientRamp.tonal(color.value(in: environment)).opacity(
        hierarchyOpacities[min(level, hierarchyOpacities.count - 1)])
    }
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(.linear(ramp(in: environment, fading: level), start: .top, end: .bottom))
  }
}

extension GradientRamp {
  /// A colour's own gradient: lighter at the top and itself from 70 % on, or, for a colour too light
  /// for that, itself down to 30 % and darker at the bottom.
  ///
  /// Fitted to ten system colours as drawn on macOS 26, within 4 of 255 levels.  Where the one turns
  /// into the other is not known: between the lightness of orange and that of yellow.
  fileprivate static func tonal(_ color: ColorValue) -> GradientRamp {
    let isLight = color.oklab.l > 0.81
    let (slope, shift) = isLight ? (1.0785, -0.1432) : (0.8489, 0.2123)
    func moved(_ component: Double) -> Double { min(max(slope * component + shift, 0), 1) }
    let other = ColorValue(
      red: moved(color.red), green: moved(color.green), blue: moved(color.blue),
      alpha: color.alpha)
    return GradientRamp(
      stops: isLight
        ? [GradientStop(color, at: 0.3), GradientStop(other, at: 1)]
        : [GradientStop(other, at: 0), GradientStop(color, at: 0.7)])
  }

  fileprivate func opacity(_ factor: Double) -> GradientRamp {
    var copy = self
    for index in copy.stops.indices { copy.stops[index].color.alpha *= factor }
    return copy
  }
}

extension Color {
  /// A subtle gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(tonal: self) }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Sendable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(
      .linear(gradient.ramp(in: environment, fading: level), start: startPoint, end: endPoint))
  }
}

/// A gradient along rays from a point; radii in points.
public struct RadialGradient: ShapeStyle, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(
      .radial(
        gradient.ramp(in: environment, fading: level), center: center, startRadius: startRadius,
        endRadius: endRadius))
  }
}

/// A radial gradient stretched to the area it fills; fractions of the area's size.
public struct EllipticalGradient: ShapeStyle, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(
      .elliptical(
        gradient.ramp(in: environment, fading: level), center: center, startFraction: start,
        endFraction: end))
  }
}

/// A gradient around a point; it starts at the trailing edge and runs clockwise.
public struct AngularGradient: ShapeStyle, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(gradient), center, startAngle, endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  private init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    self.gradient = gradient
    self.center = center
    startAngle = start
    endAngle = end
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    _ResolvedStyle(
      .angular(
        gradient.ramp(in: environment, fading: level), center: center, start: startAngle,
        end: endAngle))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
