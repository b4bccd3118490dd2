import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetRender
import WidgetScene
import WidgetViews

nonisolated private struct RichSheet: View {
  static let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  static var attributed: AttributedString {
    var string = AttributedString("attributed string, red box")
    if let range = string.range(of: "string") {
      string[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
      string[range].font = .title3.bold()
    }
    if let range = string.range(of: "red box") {
      string[range].backgroundColor = .yellow
      string[range].foregroundColor = .red
    }
    return string
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("**Bold**, *italic*, ***both***, `code`, ~~gone~~ and a [link](https://a.b)")
      (Text("One gradient ").font(.title) + Text("over all runs").bold()).foregroundStyle(
        Self.gradient)
      Text(Self.attributed)
      Text("\(Image(systemName: "sun.max.fill")) 28° \(Text("now").foregroundStyle(.orange))")
        .font(.title2)
      Text("Under").underline(color: .blue) + Text(" strike").strikethrough(color: .red)
        + Text(" dots").underline(pattern: .dot)
      Text("Shadow \(Text("on all").bold())").font(.title)
        .foregroundStyle(Color.blue.shadow(.drop(color: .black.opacity(0.5), radius: 2, y: 2)))
      Text("12").font(.largeTitle) + Text("km").font(.largeTitle).textScale(.secondary)
        + Text(" up").baselineOffset(8).font(.caption)
      Text("upper case").textCase(.uppercase).kerning(3)
    }
    .padding(12)
  }
}

private func inspect(_ make: @escaping @Sendable () -> AnyView) throws -> RenderInspection {
  let surface = WidgetSurface(family: .systemLarge, size: CGSize(width: 420, height: 330), scale: 2)
  return try PaintedText.engine().inspect(RenderRequest(surface: surface, content: make))
}

@Test func aGradientSpansTheWholeText() throws {
  let scene = try inspect {
    AnyView(
      (Text(verbatim: "One ").font(.title) + Text(verbatim: "two")).foregroundStyle(
        RichSheet.gradient))
  }.scene
  var ends: Set<[CGFloat]> = []
  for item in scene.items {
    guard case .glyphs(let run, .linear(_, let start, let end)) = item else { continue }
    ends.insert([start.x, end.x])
    #expect(run.glyphs.allSatisfy { $0.position.x >= start.x && $0.position.x <= end.x })
  }
  #expect(ends.count == 1)
}

@Test func areasBehindLettersAreAsHighAsTheLine() throws {
  var string = AttributedString("a box")
  if let range = string.range(of: "box") { string[range].backgroundColor = .yellow }
  let text = string
  let items = try inspect { AnyView(Text(text)) }.scene.items
  guard case .fill(let path, _, _)? = items.first else {
    Issue.record("the area comes first")
    return
  }
  // Body text: 16.187 + 4.101 points around the baseline, on half points.
  #expect(abs(path.controlBounds.height - 20.5) <= 0.5)
  #expect(path.controlBounds.width > 20)
}

@Test func underlinesAndStrikethroughsHaveTheirOwnColours() throws {
  let items = try inspect {
    AnyView(
      Text(verbatim: "both").underline(color: .blue).strikethrough(color: .red)
        .foregroundStyle(.green))
  }.scene.items
  let paints = items.compactMap { item -> Paint? in
    if case .fill(_, let paint, _) = item { paint } else { nil }
  }
  #expect(paints.count == 2 && paints[0] != paints[1])
  #expect(items.count == 3)
  // The underline lies below the letters, the strikethrough on them.
  if case .glyphs = items[1] {} else { Issue.record("letters come between the lines") }
}

@Test func secondaryScaleDoesNotChangeTheLine() throws {
  func height(_ make: @escaping @Sendable () -> AnyView) throws -> CGFloat {
    try #require(try inspect(make).tree.frame).height
  }
  let plain = try height { AnyView(Text(verbatim: "12 km")) }
  let small = try height { AnyView(Text(verbatim: "12 km").textScale(.secondary)) }
  #expect(plain == small)
}

@Test func theRichSheetDrawsWithoutFindings() throws {
  let surface = WidgetSurface(family: .systemLarge, size: CGSize(width: 420, height: 330), scale: 2)
  let output = try PaintedText.engine().render(
    RenderRequest(surface: surface) {
      AnyView(RichSheet().frame(maxWidth: .infinity, maxHeight: .infinity).background(.white))
    })
  #expect(output.diagnostics.isEmpty)
}
