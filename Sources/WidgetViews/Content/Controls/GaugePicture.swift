package import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// A gauge as iOS draws it in each of its own styles.
nonisolated struct GaugePicture: PrimitiveView {
  enum Form {
    case linearCapacity, accessoryLinear, accessoryLinearCapacity
    case accessoryCircular, accessoryCircularCapacity
  }

  let configuration: GaugeStyleConfiguration
  let form: Form

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let parts = view.configuration
    switch view.form {
    case .linearCapacity:
      let tint = AnyShapeStyle(TintShapeStyle()).resolved(in: environment)
      let bar = BarPicture(
        fraction: parts.value, track: Color.system("systemFill").resolved(in: environment),
        fill: tint.across(environment.layoutDirection))
      resolver.show(
        VStack(alignment: .leading, spacing: 4) {
          parts.label
          HStack(spacing: 8) {
            parts.minimumValueLabel
            bar.view(height: 4, named: "GaugeBar")
            parts.maximumValueLabel
          }
          parts.currentValueLabel
        })
    case .accessoryLinear: resolver.show(accessoryLinear(parts, environment))
    case .accessoryLinearCapacity: resolver.show(accessoryLinearCapacity(parts, environment))
    case .accessoryCircular:
      resolver.show(CircularGauge(parts: parts, isCapacity: false))
    case .accessoryCircularCapacity:
      resolver.show(CircularGauge(parts: parts, isCapacity: true))
    }
  }

  /// Heights recorded on macOS 26: 8 points whatever the labels, 17 point semibold beside.
  private static func accessoryLinear(
    _ parts: GaugeStyleConfiguration, _ environment: EnvironmentValues
  ) -> some View {
    let ink = environment.gaugeInk.across(environment.layoutDirection)
    let bar = MarkedBarPicture(fraction: parts.value, ink: ink)
    return HStack(spacing: 8) {
      parts.minimumValueLabel
      AnyView { resolver in
        resolver.emit(FlexibleRule(), drawing: .paint(bar), named: "GaugeBar")
      }.frame(height: MarkedBarPicture.height)
      parts.maximumValueLabel
    }
    .font(.system(size: 17, weight: .semibold)).lineLimit(1).fixedSize(
      horizontal: false, vertical: true
    )
    .frame(height: MarkedBarPicture.height)
  }

  /// Recorded on macOS 26: label, 6 points, a bar 8 high, 6 points, the value.
  private static func accessoryLinearCapacity(
    _ parts: GaugeStyleConfiguration, _ environment: EnvironmentValues
  ) -> some View {
    let ink = environment.gaugeInk
    let bar = BarPicture(
      fraction: parts.value, track: ink.across(environment.layoutDirection).opacity(gaugeTrack),
      fill: ink.across(environment.layoutDirection))
    return VStack(alignment: .leading, spacing: 6) {
      parts.label
      HStack(spacing: 8) {
        parts.minimumValueLabel
        bar.view(height: 8, named: "GaugeBar")
        parts.maximumValueLabel
      }
      parts.currentValueLabel
    }
  }
}

/// Share of the tint on the part of a capacity gauge that is not filled, measured on iOS 26.
nonisolated private let gaugeTrack = 0.35

nonisolated private enum GaugeDiameterKey: EnvironmentKey {
  static var defaultValue: CGFloat { 58 }
}

nonisolated extension EnvironmentValues {
  /// Diameter of circular gauges, in points: 58, measured on iOS 26, whatever a frame offers.  In a
  /// circular accessory the gauge fills the widget.
  package var circularGaugeDiameter: CGFloat {
    get { self[GaugeDiameterKey.self] }
    set { self[GaugeDiameterKey.self] = newValue }
  }

  /// The tint, or else the label colour.
  fileprivate var gaugeInk: ResolvedStyle {
    (tint ?? AnyShapeStyle(Color.primary)).resolved(in: self)
  }
}

/// A ring with its labels.
nonisolated private struct CircularGauge: PrimitiveView {
  let parts: GaugeStyleConfiguration
  let isCapacity: Bool

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let parts = view.parts
    let diameter = environment.circularGaugeDiameter
    let unit = diameter / CircularGaugePicture.standardDiameter
    let hasBounds = parts.minimumValueLabel != nil || parts.maximumValueLabel != nil
    let picture = CircularGaugePicture(
      fraction: parts.value, isCapacity: view.isCapacity, hasBounds: hasBounds,
      ink: environment.gaugeInk)
    let ring = AnyView { resolver in
      resolver.emit(FlexibleRule(), drawing: .paint(picture), named: "GaugeRing")
    }
    // Labels as recorded on macOS 26: the value 24 points medium, 1 above the centre; the line of
    // the others 11 points, 18.4 below it, the bounds reaching 18.4 to both sides.
    let reach = 18.4 * unit
    let inner = diameter - 4 * CircularGaugePicture.lineWidth * unit
    resolver.show(
      ZStack {
        ring
        ZStack {
          if let value = parts.currentValueLabel {
            value.font(.system(size: 24 * unit, weight: .medium, design: .rounded))
          } else if view.isCapacity {
            parts.label.font(.system(size: 24 * unit, weight: .medium, design: .rounded))
          }
        }
        .lineLimit(1).minimumScaleFactor(0.4).frame(width: inner).offset(y: -unit)
        if !view.isCapacity {
          HStack(spacing: 2) {
            if hasBounds {
              parts.minimumValueLabel
              Spacer(minLength: 0)
              parts.maximumValueLabel
            } else {
              parts.label
            }
          }
          .font(.system(size: 11 * unit, weight: .medium, design: .rounded))
          .lineLimit(1).minimumScaleFactor(0.4)
          .frame(width: 2 * reach).offset(y: reach)
        }
      }
      .frame(width: diameter, height: diameter))
  }
}

/// The ring of a circular gauge, in a square frame.
struct CircularGaugePicture: PaintDrawable {
  let fraction: Double
  let isCapacity: Bool
  /// Labels at the ends take a part of the sweep.
  let hasBounds: Bool
  let ink: ResolvedStyle

  // Measured on pictures of an iOS 26 simulator, in points at a diameter of 58.
  static let standardDiameter: CGFloat = 58
  static let lineWidth: CGFloat = 5.5
  private static let radius: CGFloat = 26.25
  private static let dotDiameter: CGFloat = 5.5
  private static let haloDiameter: CGFloat = 10

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let unit = min(frame.width, frame.height) / Self.standardDiameter
    guard unit > 0 else { return [] }
    let ring = RingGeometry(
      center: CGPoint(x: frame.midX, y: frame.midY), radius: Self.radius * unit,
      width: Self.lineWidth * unit)
    return isCapacity ? capacity(ring) : open(ring, unit, scene.direction)
  }

  /// A closed ring, filled clockwise from the top.
  private func capacity(_ ring: RingGeometry) -> [DisplayItem] {
    let along = ink.along(.center, from: -90, sweep: 360)
    let track = ring.arc(from: -90, sweep: 360, along.opacity(gaugeTrack), cap: .butt)
    guard fraction > 0 else { return track }
    let arc = ring.arc(from: -90, sweep: 360 * fraction, along, cap: .round)
    // A full turn's gradient ends where it starts: the cap there belongs to the start.
    let cap = along.startColor.map {
      DisplayItem.fill(ring.startCap(at: -90), .solid($0), FillStyle())
    }
    return track + arc + (fraction < 1 ? [cap].compactMap { $0 } : [])
  }

  /// A ring open at the bottom, all of it in the ink, and a dot at the value in a gap of its own.
  private func open(
    _ ring: RingGeometry, _ unit: CGFloat, _ direction: LayoutDirection
  ) -> [DisplayItem] {
    let (start, sweep) = hasBounds ? (150.0, 240.0) : (135.0, 270.0)
    let along = ink.along(.center, from: start, sweep: sweep)
    let share = direction == .rightToLeft ? 1 - fraction : fraction
    let place = start + sweep * share
    let halo = ring.dot(at: place, diameter: Self.haloDiameter * unit)
    let dot = ring.dot(at: place, diameter: Self.dotDiameter * unit)
    let gap = DisplayItem.grouped(.knockout, [.fill(halo, .solid(.black), FillStyle())])
    let arc = ring.arc(from: start, sweep: sweep, along, cap: .round)
    return [.grouped(.isolate, arc + [gap])] + along.fill(dot, in: ring.bounds, FillStyle())
  }
}

/// A bar with a knob at the value, in a gap of its own.
struct MarkedBarPicture: PaintDrawable {
  let fraction: Double
  let ink: ResolvedStyle

  /// Of the bar and the knob, in points; the gap is twice as wide.  Recorded on macOS 26.
  static let height: CGFloat = 8

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let reach = Self.height / 2
    let share = scene.direction == .rightToLeft ? 1 - fraction : fraction
    let x = frame.minX + reach + CGFloat(share) * max(frame.width - Self.height, 0)
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: x - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius))
    }
    let gap = DisplayItem.grouped(
      .knockout, [.fill(circle(2 * reach), .solid(.black), FillStyle())])
    let bar = ink.fill(Path(capsuleIn: frame, style: .circular), in: frame, FillStyle())
    return [.grouped(.isolate, bar + [gap])] + ink.fill(circle(reach), in: frame, FillStyle())
  }
}
