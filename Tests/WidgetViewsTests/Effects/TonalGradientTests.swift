import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

/// A colour's own gradient against the colours Apple's SwiftUI drew (macOS 26): the colour and the
/// one its gradient starts or ends with.
@Suite struct TonalGradientTests {
  struct Recorded: Sendable, CustomTestStringConvertible {
    let name: String
    let color: [Double]
    let other: [Double]
    var testDescription: String { name }
  }

  static let lighter = [
    Recorded(name: "blue", color: [0, 136, 255], other: [46.5, 167.7, 255]),
    Recorded(name: "orange", color: [255, 141, 40], other: [255, 172.4, 88.6]),
    Recorded(name: "green", color: [52, 199, 89], other: [98.2, 221.3, 129.4]),
    Recorded(name: "brown", color: [172, 127, 94], other: [202.4, 164.5, 136.9]),
    Recorded(name: "mint", color: [0, 200, 179], other: [55.1, 222.9, 205.4]),
    Recorded(name: "indigo", color: [97, 85, 245], other: [136.6, 124.5, 255]),
    Recorded(name: "cyan", color: [0, 192, 232], other: [55.4, 216.4, 250.3]),
    Recorded(name: "gray", color: [142, 142, 147], other: [176.5, 176.5, 180.5]),
    Recorded(name: "pink", color: [255, 45, 85], other: [255, 88.9, 126.6]),
  ]

  @Test(arguments: lighter)
  func startsLighterAndIsItselfFromSeventyPerCent(_ recorded: Recorded) throws {
    let stops = try stops(of: recorded)
    #expect(stops.map(\.location) == [0, 0.7])
    #expect(stops.last.map { distance($0.color, recorded.color) < 0.01 } == true)
    // The one value our straight line misses by more than 4 levels is blue's red: 54 for 46.5.
    #expect(stops.first.map { distance($0.color, recorded.other) < 8 } == true)
  }

  @Test func aLightColourEndsDarker() throws {
    let yellow = Recorded(name: "yellow", color: [255, 204, 0], other: [238.5, 183.5, 0])
    let stops = try stops(of: yellow)
    #expect(stops.map(\.location) == [0.3, 1])
    #expect(stops.last.map { distance($0.color, yellow.other) < 1 } == true)
  }

  private func stops(of recorded: Recorded) throws -> [GradientStop] {
    let parts = recorded.color.map { $0 / 255 }
    let picture = Stage().draw {
      Rectangle().fill(Color(red: parts[0], green: parts[1], blue: parts[2]).gradient)
    }
    guard case .fill(_, .linear(let ramp, let start, let end), _)? = picture.items.first else {
      Issue.record("no gradient: \(picture.dump)")
      return []
    }
    #expect(start == CGPoint(x: 50, y: 0))
    #expect(end == CGPoint(x: 50, y: 100))
    return ramp.stops
  }

  /// The largest difference of a component, in levels of 255.
  private func distance(_ color: ColorValue, _ levels: [Double]) -> Double {
    zip([color.red, color.green, color.blue], levels).map { abs($0 * 255 - $1) }.max() ?? .infinity
  }
}
