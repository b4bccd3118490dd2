import Foundation
import Testing
import WidgetGeometry

@Suite struct OverlapTests {
  private let card = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func isTheSharedPart() {
    let other = CGRect(x: 4, y: -5, width: 20, height: 8)
    #expect(card.overlap(other) == CGRect(x: 4, y: 0, width: 6, height: 3))
    #expect(other.overlap(card) == card.overlap(other))
  }

  @Test func ofTouchingRectanglesIsALine() {
    #expect(
      card.overlap(CGRect(x: 10, y: 0, width: 5, height: 5))
        == CGRect(x: 10, y: 0, width: 0, height: 5))
  }

  @Test func ofDistantRectanglesIsNull() {
    #expect(card.overlap(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
    #expect(card.overlap(.null).isNull)
  }

  /// Foundation's own intersection stops the program.
  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
    CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 5),
  ])
  func withWhatIsNoNumberIsNull(_ rect: CGRect) {
    #expect(card.overlap(rect).isNull)
    #expect(rect.overlap(card).isNull)
  }

  @Test func aDateSaysItsOffset() {
    #expect(
      ISO8601.instant(from: "2026-05-01T09:30:00Z") == Date(timeIntervalSince1970: 1_777_627_800))
    #expect(
      ISO8601.instant(from: "2026-05-01T09:30:00+08:00")
        == Date(timeIntervalSince1970: 1_777_599_000))
    for text in ["2026-05-01T09:30:00", "2026-05-01", "2026-02-30T00:00:00Z", "", "now"] {
      #expect(ISO8601.instant(from: text) == nil, "\(text)")
    }
  }

  @Test func aDateBeyondIntegersIsWritten() {
    #expect(!ISO8601.string(from: Date(timeIntervalSince1970: 1e300)).isEmpty)
    #expect(!ISO8601.string(from: Date(timeIntervalSince1970: -1e300)).isEmpty)
  }
}
