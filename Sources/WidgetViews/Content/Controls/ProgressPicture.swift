import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

/// Progress as iOS draws it: a bar, a ring, or a spinner.
nonisolated struct ProgressPicture: PrimitiveView {
  enum Form { case linear, circular }

  let configuration: ProgressViewStyleConfiguration
  /// By whether the value is known when `nil`.
  let form: Form?
  var tint: Color?

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let configuration = view.configuration
    let form = view.form ?? (configuration.fractionCompleted == nil ? .circular : .linear)
    let tint = view.tint.map { AnyShapeStyle($0) }
    switch form {
    case .linear: resolver.show(LinearProgress(configuration: configuration, tint: tint))
    case .circular: resolver.show(CircularProgress(configuration: configuration, tint: tint))
    }
  }
}

/// Label, bar and current value from top to bottom.
nonisolated private struct LinearProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: AnyShapeStyle?

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let bar = BarPicture(
      fraction: view.configuration.fractionCompleted ?? 0,
      track: Color.system("systemFill").resolved(in: environment),
      fill: (view.tint ?? AnyShapeStyle(TintShapeStyle())).resolved(in: environment))
    let hidesLabels = environment.hidesLabels
    // Recorded on an iOS 26 simulator: 4 points high, the label 4 above in the primary colour.
    resolver.show(
      VStack(alignment: .leading, spacing: 4) {
        if !hidesLabels { view.configuration.label }
        bar.view(height: 4, named: "ProgressBar")
        if !hidesLabels {
          view.configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
      })
  }
}

/// A track and the part of it that is filled, from the leading end.
struct BarPicture: PaintDrawable {
  let fraction: Double
  let track: ResolvedStyle
  let fill: ResolvedStyle

  /// A bar is never filled less than this many points, unless it is empty.
  private static let shortestFill: CGFloat = 8

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let items = track.fill(Path(capsuleIn: frame, style: .circular), in: frame, FillStyle())
    guard fraction > 0 else { return items }
    let shortest = min(Self.shortestFill, frame.width)
    let width = min(max(frame.width * CGFloat(fraction), shortest), frame.width)
    let x = scene.direction == .rightToLeft ? frame.maxX - width : frame.minX
    let filled = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    return items + fill.fill(Path(capsuleIn: filled, style: .circular), in: frame, FillStyle())
  }

  /// As wide as offered.
  func view(height: CGFloat, named name: String) -> some View {
    AnyView { resolver in
      resolver.emit(FlexibleRule(), drawing: .paint(self), named: name)
    }.frame(height: height)
  }
}

/// A spinner, or a ring when the value is known; the label below.
nonisolated private struct CircularProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: AnyShapeStyle?

  /// Side of the spinner, in points, as recorded on iOS 26.
  private static let side: CGFloat = 20
  /// Of the ring's track against its tint.
  private static let trackOpacity = 0.25

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    let hidesLabels = environment.hidesLabels
    let chosen = view.tint ?? environment.tint
    let picture = AnyView { resolver in
      if let fraction = view.configuration.fractionCompleted {
        let ink = (chosen ?? AnyShapeStyle(Color.accentColor)).resolved(in: environment)
        // Inside widgets a known value is drawn as a ring that takes the offered square.
        resolver.emit(
          SquareRule(ideal: side),
          drawing: .paint(
            RingPicture(fraction: fraction, ink: ink, track: ink.opacity(trackOpacity))),
          named: "ProgressRing")
      } else {
        let ink = (chosen ?? AnyShapeStyle(Color.primary)).resolved(in: environment)
        resolver.emit(
          FixedLeafRule(size: CGSize(width: side, height: side)),
          drawing: .paint(SpinnerPicture(ink: ink)), named: "Spinner")
      }
    }
    resolver.show(
      VStack {
        picture
        if !hidesLabels {
          view.configuration.label?.foregroundStyle(.secondary)
          view.configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
      })
  }
}

/// The largest square of what is offered; `ideal` points where nothing is.
private struct SquareRule: LayoutRule {
  let ideal: CGFloat

  func size(_ proposal: ProposedViewSize, in node: NodeContext) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let finite = side.isFinite ? side : ideal
    return CGSize(width: finite, height: finite)
  }

  var label: String { "ProgressRing" }
}

/// Part of a circle over a whole one, from the top, clockwise.
struct RingPicture: PaintDrawable {
  let fraction: Double
  let ink: ResolvedStyle
  let track: ResolvedStyle

  /// Line width against the diameter.
  private static let thickness: CGFloat = 0.125

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let side = min(frame.width, frame.height)
    let width = side * Self.thickness
    let ring = RingGeometry(
      center: CGPoint(x: frame.midX, y: frame.midY), radius: (side - width) / 2, width: width)
    return ring.arc(from: 0, sweep: 360, track, cap: .butt)
      + (fraction > 0
        ? ring.arc(from: -90, sweep: 360 * fraction, ink, cap: .round) : [])
  }
}

/// Spokes around a point, fading counter-clockwise from the left one.
struct SpinnerPicture: PaintDrawable {
  let ink: ResolvedStyle

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    let count = 8
    let side = min(frame.width, frame.height)
    // Recorded on iOS 26: eight spokes between 38 % and 12 % of the label colour.
    let (strongest, weakest) = (0.38, 0.12)
    let spoke = CGRect(
      x: side * 0.25, y: -side * 0.0625, width: side * 0.25, height: side * 0.125)
    return (0..<count).flatMap { index in
      let angle = CGFloat.pi - CGFloat(index) * 2 * .pi / CGFloat(count)
      let path = Path(capsuleIn: spoke, style: .circular)
        .applying(CGAffineTransform(rotationAngle: angle))
        .offsetBy(dx: frame.midX, dy: frame.midY)
      let step = Double(index) / Double(count - 1)
      return ink.opacity(strongest + (weakest - strongest) * step)
        .fill(path, in: frame, FillStyle())
    }
  }
}
