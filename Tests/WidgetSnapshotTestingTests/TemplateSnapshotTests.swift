import Foundation
import Testing
import WidgetKitCore
import WidgetSnapshotTesting
import WidgetViews

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The shipped templates by the library; `snapshots.json` has the same cases for the command.
@Suite(
  .widgetSnapshots(references: root.appendingPathComponent("Snapshots").path, suite: "templates"))
struct TemplateSnapshotTests {
  private let shanghai = TimeZone(identifier: "Asia/Shanghai") ?? .gmt

  @Test func payLooksAsRecorded() {
    assertWidget(
      template: root.appendingPathComponent("templates/pay"), family: .systemMedium,
      variants: .matrix(textSizes: [.large, .accessibility3]), named: "pay", scale: 2,
      timeZone: shanghai)
  }

  @Test(arguments: [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge])
  func weatherLooksAsRecorded(_ family: WidgetFamilyName) {
    assertWidget(
      template: root.appendingPathComponent("templates/weather"), family: family.family,
      variants: .matrix(locales: ["en_US", "de_DE", "ar_EG"]), named: "weather", scale: 2,
      timeZone: shanghai)
  }
}
