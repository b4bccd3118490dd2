import Foundation
import Testing
import WidgetGeometry

@Suite struct PathSVGTests {
  /// Reads data and writes it back with two decimals.
  private func normal(_ data: String) throws -> String {
    try Path(svgPathData: data).svgPathData(decimals: 2)
  }

  @Test(arguments: [
    ("", ""),
    ("  \n", ""),
    ("M1 2L3 4z", "M1 2L3 4Z"),
    ("m1,2 3,4 5,6", "M1 2L4 6L9 12"),
    ("M1 2 3 4", "M1 2L3 4"),
    ("M1 2H5V7h-1v-2", "M1 2L5 2L5 7L4 7L4 5"),
    ("M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "M0 0C1 2 3 4 5 6C6 7 7 8 8 9"),
    ("M0 0C1 2 3 4 5 6S9 9 10 10", "M0 0C1 2 3 4 5 6C7 8 9 9 10 10"),
    ("M1 1S3 4 5 6", "M1 1C1 1 3 4 5 6"),
    ("M0 0Q1 2 3 4T6 7t1 0", "M0 0Q1 2 3 4Q5 6 6 7Q7 8 7 7"),
    ("M1 1T3 4", "M1 1Q1 1 3 4"),
    ("M0 0Q1 2 3 4S5 5 6 6", "M0 0Q1 2 3 4C3 4 5 5 6 6"),
    ("M.5.25-3-4e-1", "M0.5 0.25L-3 -0.4"),
    ("M1e1 1E+1L-.5.5", "M10 10L-0.5 0.5"),
    ("M1 1l2 0zl0 3", "M1 1L3 1ZL1 4"),
    ("M1 1zm2 2z", "M1 1ZM3 3Z"),
    ("M1. 2.", "M1 2"),
  ])
  func dataIsRead(data: String, written: String) throws {
    #expect(try normal(data) == written)
  }

  @Test func arcsBecomeCurves() throws {
    #expect(try normal("M0 0A5 5 0 0 1 10 0") == "M0 0C0 -2.76 2.24 -5 5 -5C7.76 -5 10 -2.76 10 0")
    #expect(try normal("M0 0A5 5 0 0 0 10 0") == "M0 0C0 2.76 2.24 5 5 5C7.76 5 10 2.76 10 0")
    #expect(try normal("M0 0a5,5 0 0110 0") == normal("M0 0A5 5 0 0 1 10 0"))
    #expect(try normal("M0 0A0 5 0 0 1 10 0") == "M0 0L10 0")
    #expect(try normal("M3 3A5 5 0 1 1 3 3") == "M3 3")
  }

  /// The four arcs between two points of a circle, by the flags large and sweep.
  @Test(arguments: [(0, 0, 5.0), (0, 1, 15.0), (1, 0, -5.0), (1, 1, 25.0)])
  func arcFlagsChooseTheArc(large: Int, sweep: Int, reach: CGFloat) throws {
    let path = try Path(svgPathData: "M0 10A10 10 0 \(large) \(sweep) 10 0 ")
    let bounds = path.boundingRect
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    switch (large, sweep) {
    case (0, _): #expect(abs(bounds.width - 10) < 1e-6 && abs(bounds.height - 10) < 1e-6)
    default: #expect(abs(bounds.width - 20) < 0.01 && abs(bounds.height - 20) < 0.01)
    }
    // The clockwise arcs have the centre at (10, 10), or (0, 0) for the long way round.
    let center = (large == sweep) ? CGPoint.zero : CGPoint(x: 10, y: 10)
    for segment in path.subpaths[0].segments {
      let middle = segment.point(at: 0.5)
      #expect(abs(hypot(middle.x - center.x, middle.y - center.y) - 10) < 0.01)
    }
  }

  @Test func arcRadiiGrowUntilTheyReach() throws {
    let bounds = try Path(svgPathData: "M0 0A1 1 0 0 1 20 0").boundingRect
    #expect(abs(bounds.minY + 10) < 1e-6 && abs(bounds.width - 20) < 1e-6)
  }

  @Test func rotatedArcIsAnEllipse() throws {
    let path = try Path(svgPathData: "M0 0A20 10 90 0 1 20 0")
    #expect(abs(path.boundingRect.minY + 20) < 0.01)
  }

  @Test(arguments: [
    ("L1 1", "path data: expected M or m first at byte 0"),
    ("M1", "path data: expected a number at byte 2"),
    ("M1 1,", "path data: expected a number at byte 5"),
    ("M1 1 L", "path data: expected a number at byte 6"),
    ("M1 1X", "path data: expected a path command at byte 4"),
    ("M1 1z5", "path data: expected a path command at byte 5"),
    ("M1 1é", "path data: expected a path command at byte 4"),
    ("M1,,1", "path data: expected a number at byte 3"),
    ("M1 1A5 5 0 2 1 3 3", "path data: expected 0 or 1 at byte 11"),
    ("M1e999 1", "path data: expected a number in range at byte 1"),
    ("M1e308 1m1e308 1", "path data: expected coordinates in range at byte 16"),
    ("Mnan 1", "path data: expected a number at byte 1"),
    ("M- 1", "path data: expected a number at byte 1"),
  ])
  func wrongDataNamesThePlace(data: String, message: String) {
    #expect { try Path(svgPathData: data) } throws: { "\($0)" == message }
  }

  @Test func dataBeyondTheLimitIsRefused() throws {
    var limits = RenderLimits.standard
    limits.pathElements = 100
    let data = "M0 0" + String(repeating: "h1", count: 99)
    #expect(try Path(svgPathData: data, limits: limits).elements.count == 100)
    #expect(throws: GeometryError.pathTooLong(limit: 100)) {
      try Path(svgPathData: data + "z", limits: limits)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func writtenDataReadsBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let data = path.svgPathData(decimals: 4)
    let back = try Path(svgPathData: data)
    #expect(back.elements.map(\.kind) == path.elements.map(\.kind))
    for (a, b) in zip(back.elements.flatMap(\.points), path.elements.flatMap(\.points)) {
      #expect(abs(a.x - b.x) <= 0.00005001 && abs(a.y - b.y) <= 0.00005001)
    }
    #expect(back.svgPathData(decimals: 4) == data)
  }

  /// Any bytes end in a path or an error.
  @Test(arguments: UInt64(0)..<40)
  func noiseIsReadOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n")
    for _ in 0..<50 {
      let noise = (0..<60).map { _ in alphabet.randomElement(using: &generator) ?? "M" }
      guard let path = try? Path(svgPathData: "M0 0" + String(noise)) else { continue }
      #expect(path.isFinite || path.svgPathData().isEmpty)
    }
  }

  @Test func pathThatIsNotFiniteIsNotWritten() {
    #expect(Path { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) }.svgPathData() == "")
  }

  @Test func numbersAreFixedAndTrimmed() {
    #expect(DecimalText.fixed(-0.0004, decimals: 3) == "0")
    #expect(DecimalText.fixed(0.0005, decimals: 3) == "0.001")
    #expect(DecimalText.fixed(-12.5, decimals: 0) == "-13")
    #expect(DecimalText.fixed(1.05, decimals: 4) == "1.05")
    #expect(DecimalText.fixed(100, decimals: 2) == "100")
    #expect(DecimalText.fixed(.nan, decimals: 2) == "0")
    #expect(DecimalText.fixed(-.infinity, decimals: 12) == "-1000000000")
  }
}
