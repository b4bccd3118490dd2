import Foundation
import Testing
import WidgetScene

@testable import WidgetText

/// Engines on several threads give what one gives.
struct DeterminismTests {
  @Test func workersAgree() async throws {
    let catalog = try FontCatalog(folder: Fixtures.fonts)
    let texts = ["Hello 12:34", "天气预报 今天多云", "สภาพอากาศวันนี้", "مرحبا 123", "👩‍💻 Hi", "क्षि"]
    let work: @Sendable () throws -> [TextLayout] = {
      let engine = try TextEngine(catalog: catalog)
      return (0..<20).flatMap { round in
        texts.map { engine.layout(TextBlock($0, size: 12 + CGFloat(round)), width: 60) }
      }
    }
    let alone = try work()
    let together = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<4 { group.addTask { try work() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for layouts in together { #expect(layouts == alone) }
  }
}
