import Foundation
import Testing
import WidgetScene

@Suite struct DeviceStops {
  /// The colour a device makes between two device stops.
  private func device(_ stops: [GradientStop], at location: Double) -> ColorValue {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard after > 0 else { return stops[0].color }
    let (from, to) = (stops[after - 1], stops[after])
    guard to.location > from.location else { return to.color }
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color.straightMix(to.color, fraction)
  }

  static let ramps: [GradientRamp] = [
    GradientRamp(stops: [
      GradientStop(ColorValue(rgb: 255, 56, 60), at: 0),
      GradientStop(ColorValue(rgb: 0, 136, 255), at: 1),
    ]),
    GradientRamp(stops: [
      GradientStop(.white, at: 0.1), GradientStop(.clear, at: 0.6), GradientStop(.black, at: 0.9),
    ]),
    GradientRamp(stops: [
      GradientStop(ColorValue(red: 1.2, green: -0.2, blue: 0), at: 0),
      GradientStop(ColorValue(red: 0, green: 0.3, blue: 1, alpha: 0.2), at: 1),
    ]),
  ]

  @Test(arguments: ramps)
  func differFromTheRampByLessThanALevel(_ ramp: GradientRamp) {
    let stops = ramp.deviceStops
    for step in 0...1000 {
      let location = Double(step) / 1000
      let difference = device(stops, at: location)
        .premultipliedDistance(to: ramp.color(at: location))
      #expect(difference < 0.75 / 255)
    }
  }

  @Test func redToBlueGoesThroughOklab() {
    let middle = Self.ramps[0].color(at: 0.5)
    #expect(middle.hex == "#AC79A8")
  }

  @Test func deviceMixingNeedsNoMoreStops() {
    let ramp = GradientRamp(
      stops: [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], mixing: .device)
    #expect(ramp.deviceStops == ramp.stops)
  }

  @Test func hardEdgesStayHard() {
    let ramp = GradientRamp(stops: [
      GradientStop(.black, at: 0), GradientStop(.black, at: 0.5), GradientStop(.white, at: 0.5),
      GradientStop(.white, at: 1),
    ])
    #expect(ramp.deviceStops == ramp.stops)
  }

  @Test func locationsOutOfOrderAreHeldBack() {
    let ramp = GradientRamp(
      stops: [GradientStop(.black, at: 0.5), GradientStop(.white, at: 0.2)], mixing: .device)
    #expect(ramp.deviceStops.map(\.location) == [0.5, 0.5])
  }
}
