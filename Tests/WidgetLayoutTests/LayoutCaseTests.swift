import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

/// A case file, named in test output after its question.
struct CaseFile: CustomTestStringConvertible, Sendable {
  let url: URL
  /// How far a coordinate may be off, in points: recorded ones were written with fewer digits.
  let tolerance: CGFloat

  var testDescription: String { url.deletingPathExtension().lastPathComponent }

  static let all =
    Fixtures.files(in: "layout").map { CaseFile(url: $0, tolerance: 1e-6) }
    + Fixtures.files(in: "layout-more").map { CaseFile(url: $0, tolerance: 1e-5) }
}

/// What a case file expects, read on its own so that a reader's mistake cannot hide.
private struct Expectation: Decodable {
  struct Expected: Decodable {
    var frames: [String: [Double]]?
    var pixelFrames: [String: [Double]]?
    var absent: [String]?
    var above: Double?
    var below: Double?
    var textToText: Double?
  }
  var expect: Expected
}

@Suite struct LayoutCaseTests {
  @Test func everyCaseIsFound() {
    #expect(Fixtures.files(in: "layout").count >= 147)
    #expect(Fixtures.files(in: "layout-more").count >= 24)
  }

  @Test(arguments: CaseFile.all)
  func partsGetTheRecordedFrames(_ file: CaseFile) throws {
    let data = try Data(contentsOf: file.url)
    let expect = try JSONDecoder().decode(Expectation.self, from: data).expect
    let layoutCase = try LayoutCase(data)
    switch try layoutCase.answer() {
    case .frames(let frames):
      let expected = try #require(expect.frames)
      try #require(!expected.isEmpty)
      for (name, numbers) in expected {
        #expect(isNear(frames[name], numbers, file.tolerance), "\(name): \(frames[name].shown)")
      }
      for (name, numbers) in expect.pixelFrames ?? [:] {
        let snapped = frames[name].map { PixelGrid.snap($0, scale: layoutCase.scale) }
        #expect(isNear(snapped, numbers, file.tolerance), "\(name) in pixels: \(snapped.shown)")
      }
      for name in expect.absent ?? [] { #expect(frames[name] == nil) }
    case .textSpacing(let above, let below, let textToText):
      #expect(abs(above - (try #require(expect.above))) <= file.tolerance)
      #expect(abs(below - (try #require(expect.below))) <= file.tolerance)
      #expect(abs(textToText - (try #require(expect.textToText))) <= file.tolerance)
    }
  }

  private func isNear(_ frame: CGRect?, _ numbers: [Double], _ tolerance: CGFloat) -> Bool {
    guard let frame, numbers.count == 4 else { return false }
    return zip([frame.minX, frame.minY, frame.width, frame.height], numbers)
      .allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGRect? {
  fileprivate var shown: String {
    map { "\([$0.minX, $0.minY, $0.width, $0.height])" } ?? "not placed"
  }
}
