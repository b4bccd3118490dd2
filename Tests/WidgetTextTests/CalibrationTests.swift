import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@testable import WidgetText

/// How wide the stand-in for the system font comes out, against labels recorded on iOS 26.
struct CalibrationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let size: CGFloat
    let weight: Int
    let text: String
    /// Rounded up to half a point.
    let width: CGFloat
    var testDescription: String { "\(text) \(size) \(weight)" }
  }

  static let rows: [Row] = [
    Row(size: 17, weight: 400, text: "Hello UIKit", width: 79.663 + rounding / 2),
    Row(size: 17, weight: 600, text: "Delete File?", width: 91.994 + rounding / 2),
    Row(size: 48, weight: 400, text: "Reminders", width: 219.5),
    Row(size: 48, weight: 700, text: "Reminders", width: 238.5),
    Row(size: 34, weight: 400, text: "Large Title", width: 152.5),
    Row(size: 34, weight: 700, text: "Large Title", width: 166),
    Row(size: 28, weight: 400, text: "Title", width: 52),
    Row(size: 28, weight: 700, text: "Title", width: 57.5),
    Row(size: 28, weight: 400, text: "Bluetooth", width: 116.5),
    Row(size: 22, weight: 400, text: "Title 2", width: 58.5),
    Row(size: 22, weight: 700, text: "Title 2", width: 63.5),
    Row(size: 20, weight: 400, text: "Title 3", width: 54.5),
    Row(size: 20, weight: 600, text: "Title 3", width: 57.5),
    Row(size: 17, weight: 400, text: "Body", width: 39.5),
    Row(size: 17, weight: 600, text: "Body", width: 41),
    Row(size: 17, weight: 400, text: "Hello", width: 39),
    Row(size: 17, weight: 400, text: "One", width: 31.5),
    Row(size: 17, weight: 400, text: "Two", width: 31.5),
    Row(size: 17, weight: 400, text: "Wi-Fi", width: 40.5),
    Row(size: 17, weight: 400, text: "Volume", width: 57),
    Row(size: 17, weight: 600, text: "Headline", width: 70.5),
    Row(size: 17, weight: 600, text: "Bold", width: 36),
    Row(size: 16, weight: 400, text: "Callout", width: 51),
    Row(size: 16, weight: 600, text: "Callout", width: 54),
    Row(size: 15, weight: 400, text: "Subheadline", width: 85),
    Row(size: 15, weight: 600, text: "Subheadline", width: 89),
    Row(size: 13, weight: 400, text: "Footnote", width: 54.5),
    Row(size: 13, weight: 600, text: "Footnote", width: 57),
    Row(size: 12, weight: 400, text: "Caption", width: 44),
    Row(size: 12, weight: 600, text: "Caption", width: 46),
    Row(size: 11, weight: 400, text: "Caption 2", width: 51),
    Row(size: 11, weight: 600, text: "Caption 2", width: 53),
  ]

  /// Recorded widths lie up to half a point above the true ones.
  private static let rounding: CGFloat = 0.5

  @Test(arguments: rows)
  func widthIsNearTheRecordedOne(_ row: Row) throws {
    let engine = try Fixtures.engine()
    let layout = engine.layout(TextBlock(row.text, size: row.size, weight: row.weight))
    let drawn = try #require(layout.lines.first).width
    let error = (drawn - (row.width - Self.rounding / 2)) / row.width
    // The table of all rows: `WIDGET_TABLE=1 swift test --filter CalibrationTests`.
    if ProcessInfo.processInfo.environment["WIDGET_TABLE"] != nil {
      let numbers = [Double(row.width), Double(drawn), Double(error) * 100]
        .map { String(format: "%.2f", $0) }
      print("| \(row.testDescription) | \(numbers.joined(separator: " | ")) % |")
    }
    // The stand-in closes up "Tw" less than the system font does.
    #expect(abs(error) <= (row.text == "Two" ? 0.025 : 0.015))
  }
}
