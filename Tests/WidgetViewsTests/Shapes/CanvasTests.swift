import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct CanvasTests {
  private let stage = Stage(size: CGSize(width: 40, height: 20))

  private func inside(_ picture: Stage.Picture) -> String {
    let lines = picture.dump.split(separator: "\n").dropFirst(2).map { $0.dropFirst(4) }
    return lines.joined(separator: "\n")
  }

  @Test func canvasFillsItsFrameAndClips() {
    let picture = stage.draw {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }.padding(.leading, 10)
    }
    #expect(
      picture.dump == """
        transform 1 0 0 1 10 0
          clip 0,0 30x20
            fill 0,0 30x20 #000000
        """)
  }

  @Test func settingsOfACopyDoNotLeak() {
    let picture = stage.draw {
      Canvas { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 5, y: 0)
        copy.addFilter(.blur(radius: 2))
        let box = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        copy.fill(box, with: .color(.white))
        context.stroke(box, with: .color(.black), lineWidth: 2)
      }
    }
    #expect(
      inside(picture) == """
        opacity 0.5
          blur 2
            transform 1 0 0 1 5 0
              fill 0,0 4x4 #FFFFFF
        stroke 0,0 4x4 2 #000000
        """)
  }

  @Test func filterLengthsGrowWithTheCoordinates() {
    let picture = stage.draw {
      Canvas { context, _ in
        context.scaleBy(x: 3, y: 3)
        context.addFilter(.shadow(color: .black, radius: 1, x: 2))
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
      }
    }
    #expect(inside(picture).hasPrefix("shadow #000000 3 6,0\n"))
  }

  @Test func layersAreComposedTogether() {
    let picture = stage.draw {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)))
          layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.black))
        }
      }
    }
    #expect(
      inside(picture) == """
        opacity 0.5
          isolate
            clip 0,0 8x8
              fill 0,0 9x9 #000000
        """)
  }

  @Test func gradientsSpeakTheCanvasesPoints() {
    let picture = stage.draw {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 10, y: 5, width: 20, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0),
            endPoint: CGPoint(x: 40, y: 0)))
      }
    }
    #expect(inside(picture) == "fill 10,5 20x10 linear 2 0,0 40,0")
  }

  @Test func textIsMeasuredAndPlacedByItsAnchor() {
    var measured = CGSize.zero
    let picture = stage.draw {
      Canvas { context, _ in
        let text = context.resolve(Text(verbatim: "ab").font(.system(size: 10)))
        measured = text.measure(in: CGSize(width: 100, height: 100))
        context.draw(text, at: CGPoint(x: 20, y: 10))
      }
    }
    #expect(measured == CGSize(width: 10, height: 10))
    #expect(inside(picture) == "text “ab” 15,13 #000000")
  }

  @Test func symbolsAreFoundByTag() {
    let picture = stage.draw {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: "dot") {
          context.draw(symbol, at: CGPoint(x: 20, y: 10))
        }
        if context.resolveSymbol(id: "none") != nil { Issue.record("found what is not there") }
      } symbols: {
        Color.white.frame(width: 2, height: 2).tag("other")
        Color.black.frame(width: 6, height: 4).tag("dot")
      }
    }
    #expect(
      inside(picture) == """
        transform 1 0 0 1 17 8
          fill 0,0 6x4 #000000
        """)
  }

  @Test func whatIsNotDrawnIsReported() {
    let picture = stage.draw {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5))
        context.blendMode = .xor
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .backdrop)
      }
    }
    #expect(picture.diagnostics.map(\.id).sorted().contains("canvas-filter"))
    #expect(picture.diagnostics.map(\.id).contains("canvas-blend-mode"))
    #expect(picture.diagnostics.map(\.id).contains("canvas-backdrop"))
  }
}
