import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

nonisolated private struct Card: View {
  @Environment(\.widgetFamily) var family
  var body: some View {
    VStack(alignment: .leading) {
      Text("多雲 28℃").font(.title).fontWeight(.semibold)
      Text("Hello, widgets! \(family.description)").font(.caption)
      Spacer()
      HStack {
        ForEach(0..<3) { index in
          RoundedRectangle(cornerRadius: 8).fill(index == 1 ? Color.orange : .blue)
            .overlay(Text("\(index)").foregroundColor(.white))
        }
      }
    }
    .containerBackground(for: .widget) { Color.white }
  }
}

private func engine() throws -> RenderEngine {
  try RenderEngine(resources: RenderResources(root: ResourceRoot.find(executable: nil)))
}

@Test func aRequestBecomesAPictureOfTheSurfacesPixels() throws {
  let surface = try WidgetSurface(.systemMedium, on: .standard)
  let output = try engine().render(RenderRequest(surface: surface) { AnyView(Card()) })
  #expect(output.scene.size == CGSize(width: 338, height: 158))
  #expect(output.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  #expect(output.diagnostics.isEmpty)
}

@Test func twoEnginesGiveTheSameBytes() throws {
  let surface = try WidgetSurface(.systemMedium, on: .standard)
  let request = RenderRequest(surface: surface) { AnyView(Card()) }
  let first = try engine().render(request).data
  let shared = try engine()
  #expect(try shared.render(request).data == first)
  #expect(try shared.render(request).data == first)
}

@Test func theContainerBackgroundFillsTheMarginsToo() throws {
  let surface = try WidgetSurface(.systemSmall, on: .standard)
  let output = try engine().render(RenderRequest(surface: surface) { AnyView(Card()) })
  guard case .fill(_, let paint, _)? = output.scene.items.first else {
    Issue.record("the background comes first")
    return
  }
  #expect(paint == .solid(.white))
  #expect(output.scene.items[0].bounds == CGRect(x: 0, y: 0, width: 158, height: 158))
}

@Test func anEndlessViewIsAnErrorAndNoCrash() throws {
  nonisolated struct Endless: View {
    var body: AnyView { AnyView(Endless()) }
  }
  let surface = try WidgetSurface(.systemSmall, on: .standard)
  let engine = try engine()
  #expect(throws: RenderError.self) {
    try engine.render(RenderRequest(surface: surface) { AnyView(Endless()) })
  }
}

@Test func theTextsOfAPictureHaveALimitInSum() throws {
  let surface = try WidgetSurface(.systemSmall, on: .standard)
  let engine = try engine()
  var request = RenderRequest(surface: surface) {
    AnyView(
      VStack {
        Text(verbatim: String(repeating: "a ", count: 40))
        Text(verbatim: String(repeating: "b ", count: 40))
      })
  }
  request.limits.totalTextLength = 160
  _ = try engine.render(request)
  request.limits.totalTextLength = 159
  #expect { _ = try engine.render(request) } throws: { error in
    "\(error)" == "the texts have more than 159 bytes in sum"
  }
}
