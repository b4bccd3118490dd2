import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct RedactionTests {
  private let stage = Stage()

  @Test func placeholderTextIsACellPerCharacter() {
    // 9 characters of 6.27 points are 56.43, to the nearest half point.
    let picture = stage.draw {
      Text(verbatim: "some text").font(.system(size: 13)).redacted(reason: .placeholder)
    }
    let frame = picture.frame("Redacted Text \"some text\"")
    #expect(frame?.width == 56.5)
    #expect(frame?.height == 13)
    // One bar from the baseline up: 0.7 em is 9.1, rounded up to the half point.
    guard case .fill(let path, let paint, _)? = picture.items.first, let frame else {
      Issue.record("no bar")
      return
    }
    let bar = path.controlBounds
    #expect(abs(bar.height - 9.5) < 1e-9)
    #expect(abs(bar.width - 56.5) < 1e-9)
    #expect(abs(bar.maxY - (frame.minY + 10.5)) < 0.26)
    #expect(paint == .solid(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.137)))
  }

  @Test func placeholderTextBreaksBetweenAnyTwoCells() {
    // 15 cells of 6.27 points fit into 100: lines of 15, 15 and 10.
    let picture = stage.draw {
      Text(verbatim: String(repeating: "a b ", count: 10)).font(.system(size: 13))
        .redacted(reason: .placeholder)
    }
    let frames = picture.frames.filter { $0.name.hasPrefix("Redacted") }.map(\.frame.size)
    #expect(frames == [CGSize(width: 100, height: 39)])
  }

  @Test func lineLimitHoldsForPlaceholders() {
    let picture = stage.draw {
      Text(verbatim: String(repeating: "a b ", count: 10)).font(.system(size: 13)).lineLimit(2)
        .redacted(reason: .placeholder)
    }
    #expect(picture.frames.first { $0.name.hasPrefix("Redacted") }?.frame.height == 26)
  }

  @Test func privacyCoversSensitiveTextOnly() {
    let picture = stage.draw {
      VStack(spacing: 0) {
        Text(verbatim: "open").font(.system(size: 10))
        Text(verbatim: "secret").font(.system(size: 10)).privacySensitive()
      }.redacted(reason: .privacy)
    }
    #expect(picture.frame("Text \"open\"")?.width == 20)
    // At its own width, not a cell a character.
    #expect(picture.frame("Redacted Text \"secret\"")?.width == 30)
    #expect(picture.dump.contains("text “open”"))
    #expect(!picture.dump.contains("secret"))
  }

  @Test func unredactedAndInvalidatedShowThemselves() {
    let open = stage.draw {
      Text(verbatim: "hi").unredacted().redacted(reason: .placeholder)
    }
    #expect(open.dump.contains("text “hi”"))
    let stale = stage.draw { Text(verbatim: "hi").redacted(reason: .invalidated) }
    #expect(stale.dump.contains("text “hi”"))
  }

  @Test func symbolsBecomeSquares() {
    let picture = stage.draw {
      Image(systemName: "star").font(.system(size: 20)).redacted(reason: .placeholder)
    }
    #expect(
      picture.frame("Redacted Image systemName \"star\"")?.size == CGSize(width: 24, height: 23))
    #expect(picture.items.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func picturesBecomeBoxesOfTheirSize() {
    let picture = stage.draw {
      Image("sky").resizable().frame(width: 30, height: 30).redacted(reason: .placeholder)
    }
    #expect(picture.dump == "fill 35,35 30x30 #00000023")
  }

  @Test func shapesStayAsTheyAre() {
    #expect(
      stage.draw { Rectangle().fill(.black).redacted(reason: .placeholder) }.dump
        == "fill 0,0 100x100 #000000")
  }
}
