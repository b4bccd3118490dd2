import Foundation
import Testing
import WidgetGeometry
import WidgetUserCode
import WidgetViews

// The views of `WidgetUserCode` are compiled in language mode 5 without our settings, so that they
// build at all is half of the test.

@MainActor @Test func aWidgetInLanguageModeFiveRenders() throws {
  var options = StillRender.Options()
  options.size = CGSize(width: 300, height: 150)
  let render = try StillRender(options) { WeatherWidgetView() }
  let said = render.texts.map { $0.split(separator: "\"")[0] }
  #expect(said.contains("Porto"))
  #expect(said.contains("13°"))
  #expect(said.filter { $0 == "F" }.count == 4)
  #expect(render.failure == nil)
}

@Test func aWidgetInLanguageModeFiveRendersOffTheMainThread() async throws {
  let made = await MainActor.run { Made(view: AnyView(WeatherWidgetView())) }
  let worker = Task.detached { try StillRender { made.view }.texts }
  #expect(try await worker.value.contains { $0.hasPrefix("\"Porto\"") })
}

/// A view on its way to the one worker that draws it.
private struct Made: @unchecked Sendable {
  let view: AnyView
}

@MainActor @Test func aListWithSectionsAndALayoutOfTheAuthorsRenders() throws {
  var options = StillRender.Options()
  options.size = CGSize(width: 300, height: 400)
  let render = try StillRender(options) { TagCloud(tags: ["sun", "rain", "wind"]) }
  let said = render.texts.map { String($0.split(separator: "\"")[0]) }
  #expect(said.contains("Tags"))
  #expect(said.filter { $0 == "sun" }.count == 2)
  #expect(render.diagnostics.map(\.id).contains("list-still"))
}
