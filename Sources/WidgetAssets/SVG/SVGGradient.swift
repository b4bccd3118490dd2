import Foundation
import WidgetGeometry
import WidgetScene

/// A gradient with what it takes from the gradients it refers to.
struct SVGGradient {
  enum Shape {
    case line(from: CGPoint, to: CGPoint)
    /// `start` is the radius where the first colour ends.
    case circle(center: CGPoint, start: CGFloat, end: CGFloat)
  }
  enum Spread { case pad, reflect, `repeat` }

  var shape: Shape
  var stops: [GradientStop]
  var spread = Spread.pad
  /// Whether coordinates are shares of the painted shape's box.
  var isInBox = true
  var transform = CGAffineTransform.identity

  /// A gradient refers to another at most this often; a longer chain is taken for a circle.
  private static let longestChain = 16
  /// Stops a change of opacity is cut into: SVG mixes colours straight, ramps premultiplied.
  private static let fadeSteps = 16
  /// Periods of a repeated gradient on one shape.
  private static let mostPeriods = 64

  init(
    _ element: XMLTree.Element, _ document: SVGDocument, viewport: SVGViewport
  ) throws(SVGStop) {
    var chain = [element]
    while let next = try document.target(of: chain[chain.count - 1]) {
      guard next.localName == "linearGradient" || next.localName == "radialGradient" else { break }
      guard chain.count < Self.longestChain else {
        throw .beyond("gradients that refer in a circle")
      }
      chain.append(next)
    }
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    switch attribute("gradientUnits") {
    case nil, "objectBoundingBox": isInBox = true
    case "userSpaceOnUse": isInBox = false
    case let other?: throw .unclear("gradientUnits", other)
    }
    let sides = isInBox ? SVGViewport(size: CGSize(width: 1, height: 1)) : viewport
    let across = sides.size.width
    let down = sides.size.height
    // Only gradients of the same kind give their lines and circles.
    let same = chain.filter { $0.localName == element.localName }
    func length(_ name: String, _ side: CGFloat) throws(SVGStop) -> CGFloat? {
      guard let text = same.lazy.compactMap({ $0.attributes[name] }).first else { return nil }
      return try SVGLength(text, named: name).resolved(side)
    }
    if element.localName == "linearGradient" {
      shape = .line(
        from: CGPoint(x: try length("x1", across) ?? 0, y: try length("y1", down) ?? 0),
        to: CGPoint(x: try length("x2", across) ?? across, y: try length("y2", down) ?? 0))
    } else {
      let center = CGPoint(
        x: try length("cx", across) ?? across / 2, y: try length("cy", down) ?? down / 2)
      let radius = try length("r", sides.diagonal) ?? sides.diagonal / 2
      let focus = CGPoint(
        x: try length("fx", across) ?? center.x, y: try length("fy", down) ?? center.y)
      guard radius >= 0 else { throw .unclear("r", "\(radius)") }
      let slack = 1e-3 * max(radius, 1e-9)
      guard abs(focus.x - center.x) <= slack, abs(focus.y - center.y) <= slack else {
        throw .beyond("a gradient around a point beside its centre")
      }
      let start = try length("fr", sides.diagonal) ?? 0
      guard start >= 0, start <= radius else { throw .unclear("fr", "\(start)") }
      shape = .circle(center: center, start: start, end: radius)
    }
    switch attribute("spreadMethod") {
    case nil, "pad": spread = .pad
    case "reflect": spread = .reflect
    case "repeat": spread = .repeat
    case let other?: throw .unclear("spreadMethod", other)
    }
    transform = try SVGTransform.parse(attribute("gradientTransform"), named: "gradientTransform")
    let holder = chain.first { $0.children.contains { $0.localName == "stop" } }
    stops =
      try holder.map { (holder) throws(SVGStop) in try Self.stops(of: holder, document) } ?? []
  }

  private static func stops(
    of element: XMLTree.Element, _ document: SVGDocument
  ) throws(SVGStop) -> [GradientStop] {
    let outer = try document.style(of: element)
    var stops: [GradientStop] = []
    for child in element.children where child.localName == "stop" {
      let style = try SVGStyle.of(child, in: outer, document.sheet)
      let color = style.own.stopColor.resolved(style.color).opacity(style.own.stopOpacity)
      let offset = try SVGNumbers.share(child.attributes["offset"] ?? "0", named: "offset")
      stops.append(GradientStop(color, at: max(offset, stops.last?.location ?? 0)))
    }
    return stops
  }

  /// The ramp over `periods` of the gradient, the first of which is number `first`.
  private func ramp(
    opacity: Double, first: Int, periods: Int, limit: Int
  ) throws(SVGStop) -> GradientRamp {
    let ramp = ramp(opacity: opacity, first: first, periods: periods)
    guard ramp.stops.count <= limit, ramp.deviceStops.count <= limit else {
      throw .beyond("a gradient of more than \(limit) stops")
    }
    return ramp
  }

  private func ramp(opacity: Double, first: Int, periods: Int) -> GradientRamp {
    let base = stops.map { GradientStop($0.color.opacity(opacity).keepingHue, at: $0.location) }
    guard spread != .pad else { return GradientRamp(stops: Self.faded(base), mixing: .device) }
    var all: [GradientStop] = []
    for period in first..<(first + periods) {
      let turns = spread == .reflect && period % 2 != 0
      let ordered =
        turns ? base.reversed().map { GradientStop($0.color, at: 1 - $0.location) } : base
      // Within a period the end colours go on to its ends.
      let whole =
        [GradientStop(ordered[0].color, at: 0)] + ordered
        + [GradientStop(ordered[ordered.count - 1].color, at: 1)]
      all += whole.map {
        GradientStop($0.color, at: (Double(period - first) + $0.location) / Double(periods))
      }
    }
    return GradientRamp(stops: Self.faded(all), mixing: .device)
  }

  /// Stops between neighbours of different opacity, so that colours mix straight.
  private static func faded(_ stops: [GradientStop]) -> [GradientStop] {
    guard var last = stops.first else { return [] }
    var result = [last]
    for stop in stops.dropFirst() {
      if stop.color.alpha != last.color.alpha, stop.color.opacity(0) != last.color.opacity(0),
        stop.location > last.location
      {
        for step in 1..<fadeSteps {
          let share = Double(step) / Double(fadeSteps)
          result.append(
            GradientStop(
              last.color.straightMix(stop.color, share),
              at: last.location + (stop.location - last.location) * share))
        }
      }
      result.append(stop)
      last = stop
    }
    return result
  }

  /// How many stops painting with it takes.
  var cost: Int { stops.count * (spread == .pad ? 1 : Self.mostPeriods) }
}

extension SVGGradient {
  /// A gradient ready to paint with.
  enum Ready {
    case paint(Paint)
    /// Painted in coordinates of its own, which `transform` maps to those of the shape.
    case stretched(Paint, CGAffineTransform)
  }

  /// The paint for a shape, in the coordinates `outer` maps the shape's own to.
  /// - Parameters:
  ///   - box: Of the shape's fill, in its own coordinates.
  ///   - reach: What is painted at most, in the shape's own coordinates.
  /// - Returns: `nil` where nothing is painted.
  func ready(
    box: CGRect, reach: CGRect, opacity: Double, outer: CGAffineTransform, limits: RenderLimits
  ) throws(SVGStop) -> Ready? {
    guard let last = stops.last else { return nil }
    let solid = Ready.paint(.solid(last.color.opacity(opacity)))
    guard stops.count > 1 else { return solid }
    var own = transform
    if isInBox {
      // A box without a width or height has no gradient in it.
      guard box.width > 0, box.height > 0 else { return nil }
      own = own.concatenating(CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY))
    }
    guard own.isRegular else { return nil }
    let corners = [
      CGPoint(x: reach.minX, y: reach.minY), CGPoint(x: reach.maxX, y: reach.minY),
      CGPoint(x: reach.minX, y: reach.maxY), CGPoint(x: reach.maxX, y: reach.maxY),
    ].map { $0.applying(own.inverted()) }
    let total = own.concatenating(outer)
    switch shape {
    case .line(let from, let to):
      let line = CGPoint(x: to.x - from.x, y: to.y - from.y)
      let square = line.x * line.x + line.y * line.y
      guard square > 0 else { return solid }
      let places = corners.map {
        (($0.x - from.x) * line.x + ($0.y - from.y) * line.y) / square
      }
      let span = try periods(places)
      func at(_ share: CGFloat) -> CGPoint {
        CGPoint(x: from.x + line.x * share, y: from.y + line.y * share)
      }
      let ends = Self.line(
        from: at(CGFloat(span.first)), to: at(CGFloat(span.first + span.count)), mapped: total)
      return .paint(
        .linear(
          try ramp(
            opacity: opacity, first: span.first, periods: span.count, limit: limits.gradientStops),
          start: ends.0,
          end: ends.1))
    case .circle(let center, let start, let end):
      guard end > 0 else { return solid }
      if spread != .pad, start > 0 { throw .beyond("a repeated gradient with a hole") }
      let places = corners.map {
        (($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y))
          .squareRoot() / end
      }
      let span = try periods(places + [0])
      let ramp = try ramp(
        opacity: opacity, first: span.first, periods: span.count, limit: limits.gradientStops)
      let radius = end * CGFloat(span.count)
      return Self.circle(ramp, center, start, radius, total)
    }
  }

  /// Which periods cover the places, given in lengths of the gradient.
  private func periods(_ places: [CGFloat]) throws(SVGStop) -> (first: Int, count: Int) {
    guard spread != .pad else { return (0, 1) }
    let low = (places.min() ?? 0).rounded(.down)
    let high = (places.max() ?? 1).rounded(.up)
    guard low.isFinite, high - low <= CGFloat(Self.mostPeriods), abs(low) < 1e6 else {
      throw .beyond("a gradient that repeats more than \(Self.mostPeriods) times")
    }
    return (Int(low), max(Int(high - low), 1))
  }

  /// The ends of a line of colours after a map that may skew it: colours stay on lines, and the
  /// ends are where the mapped lines of colour are met at right angles.
  private static func line(
    from: CGPoint, to: CGPoint, mapped map: CGAffineTransform
  ) -> (CGPoint, CGPoint) {
    let start = from.applying(map)
    let across = CGSize(width: -(to.y - from.y), height: to.x - from.x).applying(map)
    let end = to.applying(map)
    let square = across.width * across.width + across.height * across.height
    guard square > 0 else { return (start, end) }
    let along = ((end.x - start.x) * across.width + (end.y - start.y) * across.height) / square
    return (start, CGPoint(x: end.x - across.width * along, y: end.y - across.height * along))
  }

  private static func circle(
    _ ramp: GradientRamp, _ center: CGPoint, _ start: CGFloat, _ end: CGFloat,
    _ map: CGAffineTransform
  ) -> Ready {
    if let scale = map.uniformScale {
      return .paint(
        .radial(
          ramp, center: center.applying(map), startRadius: start * scale, endRadius: end * scale))
    }
    if map.b == 0, map.c == 0 {
      return .paint(
        .elliptical(
          ramp, center: center.applying(map),
          radii: CGSize(width: end * abs(map.a), height: end * abs(map.d)),
          startFraction: start / end, endFraction: 1))
    }
    return .stretched(.radial(ramp, center: center, startRadius: start, endRadius: end), map)
  }
}

extension ColorValue {
  /// Never quite transparent: ramps give a transparent stop the hue of its neighbour, SVG does not.
  fileprivate var keepingHue: ColorValue {
    var copy = self
    copy.alpha = max(alpha, 1e-5)
    return copy
  }
}
