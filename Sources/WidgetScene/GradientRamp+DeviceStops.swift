extension GradientRamp {
  /// Error allowed between two device stops, in premultiplied components: half a level of 255.
  private static let tolerance = 0.5 / 255
  /// Halvings of one interval: 2⁸ pieces, more than there are levels.
  private static let deepest = 8

  /// Stops between which mixing straight, unpremultiplied sRGB components, as cairo, PDF and SVG
  /// do, gives the ramp's colours to within half a level.
  ///
  /// Every backend uses these, so that all show the same gradient.  Locations are 0…1 and never
  /// decrease, colours are clamped to sRGB, and there are at least two stops unless the ramp is
  /// empty.
  package var deviceStops: [GradientStop] {
    let stops = orderedStops
    guard let first = stops.first else { return [] }
    guard stops.count > 1 else {
      return [GradientStop(first.color.clamped, at: 0), GradientStop(first.color.clamped, at: 1)]
    }
    var result: [GradientStop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      guard to.location > from.location else {
        // Two colours at one place: a hard edge, which is two stops as it stands.
        append(GradientStop(from.color.clamped, at: from.location), to: &result)
        append(GradientStop(to.color.clamped, at: to.location), to: &result)
        continue
      }
      // A transparent end has no hue of its own: it takes its neighbour's, so that straight mixing
      // of components does not darken the way there.
      append(GradientStop(color(from, to, 0), at: from.location), to: &result)
      subdivide(from, to, 0, 1, Self.deepest, &result)
    }
    return result
  }

  /// The colour at `location`, as painted.
  package func color(at location: Double) -> ColorValue {
    let stops = orderedStops
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color.clamped }
    for (from, to) in zip(stops, stops.dropFirst()) where location < to.location {
      let fraction = (location - from.location) / (to.location - from.location)
      return color(from, to, fraction)
    }
    return last.color.clamped
  }

  /// The stops with locations limited to 0…1 and to those before.
  private var orderedStops: [GradientStop] {
    var reached = 0.0
    return stops.map { stop in
      let location = stop.location.isFinite ? min(max(stop.location, reached), 1) : reached
      reached = location
      return GradientStop(stop.color, at: location)
    }
  }

  private func color(_ from: GradientStop, _ to: GradientStop, _ fraction: Double) -> ColorValue {
    var start = from.color
    var end = to.color
    if start.alpha <= 0 { start = end.opacity(0) }
    if end.alpha <= 0 { end = start.opacity(0) }
    // The ends themselves, not what is left of them after a trip through Oklab.
    if fraction <= 0 { return start.clamped }
    if fraction >= 1 { return end.clamped }
    return start.mixed(with: end, by: fraction, mixing).clamped
  }

  /// Appends stops after the fraction `low` of an interval up to and including `high`.
  private func subdivide(
    _ from: GradientStop, _ to: GradientStop, _ low: Double, _ high: Double, _ depth: Int,
    _ result: inout [GradientStop]
  ) {
    let a = color(from, to, low)
    let b = color(from, to, high)
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { part in
      let wanted = color(from, to, low + (high - low) * part)
      return wanted.premultipliedDistance(to: a.straightMix(b, part)) <= Self.tolerance
    }
    if isStraight || depth == 0 {
      let location = from.location + (to.location - from.location) * high
      append(GradientStop(b, at: high == 1 ? to.location : location), to: &result)
    } else {
      let middle = (low + high) / 2
      subdivide(from, to, low, middle, depth - 1, &result)
      subdivide(from, to, middle, high, depth - 1, &result)
    }
  }

  private func append(_ stop: GradientStop, to result: inout [GradientStop]) {
    if result.last != stop { result.append(stop) }
  }
}

extension ColorValue {
  /// The colour with every component in 0…1: the nearest by component that sRGB can show.
  package var clamped: ColorValue {
    func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    return ColorValue(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }

  /// What a device without colour management makes of two colours: each component on its own.
  package func straightMix(_ other: ColorValue, _ fraction: Double) -> ColorValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return ColorValue(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Largest difference between two colours in any premultiplied component or in alpha.
  package func premultipliedDistance(to other: ColorValue) -> Double {
    max(
      abs(red * alpha - other.red * other.alpha), abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha), abs(alpha - other.alpha))
  }
}
