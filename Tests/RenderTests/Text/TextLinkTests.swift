import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetLayout
import WidgetRender
import WidgetScene
import WidgetViews

/// Links inside a text are listed with the places their letters have.
struct TextLinkTests {
  private func output(
    size: CGSize = CGSize(width: 300, height: 200), _ view: @escaping @Sendable () -> AnyView
  ) throws -> RenderOutput {
    let surface = WidgetSurface(family: .systemMedium, size: size, scale: 2)
    return try PaintedText.engine().render(RenderRequest(surface: surface, content: view))
  }

  @Test func markdownAndAttributesAreListed() throws {
    let made = try output {
      var string = AttributedString("plain ")
      var part = AttributedString("attributed")
      part.link = URL(string: "app://attributed")
      string.append(part)
      let attributed = string
      return AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Text("Read [the **bold** news](https://example.com/news) now")
          Text(attributed)
          Text("no link")
          Link("whole", destination: URL(string: "app://whole") ?? URL(fileURLWithPath: "/"))
        })
    }
    let links = made.links
    #expect(
      links.compactMap(\.url).sorted() == [
        "app://attributed", "app://whole", "https://example.com/news",
      ])
    // One area although three fonts are in it, as high as the line, inside the text's frame.
    let news = try #require(links.first { $0.url?.hasSuffix("news") == true }?.frame)
    let texts = made.tree.children
    let frame = try #require(texts.first?.frame)
    #expect(frame.contains(news))
    #expect(news.width > 90 && news.width < frame.width - 60)
    #expect(abs(news.height - 20.287) < 1)
    #expect(texts.first?.links.map(\.url) == ["https://example.com/news"])
    #expect(texts.first?.links.first?.frame == news)
    #expect(made.tree.text.contains("→ https://example.com/news]"))
    #expect(made.tree.json.contains(#""links": [{"url": "https://example.com/news", "frame": ["#))
  }

  @Test func aLinkOverTwoLinesHasTwoAreas() throws {
    let made = try output(size: CGSize(width: 120, height: 200)) {
      AnyView(Text("See [all of the long news of today](app://news)"))
    }
    let frames = made.links.compactMap(\.frame)
    #expect(frames.count >= 2)
    for (above, below) in zip(frames, frames.dropFirst()) {
      #expect(below.minY >= above.maxY - 1)
    }
    #expect(Set(made.links.compactMap(\.url)) == ["app://news"])
  }

  @Test func linksOfTextsThatAreNotShownAreNotListed() throws {
    let made = try output(size: CGSize(width: 200, height: 30)) {
      AnyView(
        ViewThatFits {
          Text("[much too long to fit into this width](app://long)").fixedSize()
          Text("[short](app://short)")
        })
    }
    #expect(made.links.compactMap(\.url) == ["app://short"])
  }
}
