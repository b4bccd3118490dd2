import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct EffectTests {
  private let stage = Stage()

  @Test func maskKeepsContentWhereTheMaskPaints() {
    let picture = stage.draw {
      Color.black.mask(alignment: .topLeading) { Circle().fill(.white).frame(width: 40) }
    }
    #expect(
      picture.dump == """
        mask [fill 0,0 40x40 #FFFFFF]
          fill 0,0 100x100 #000000
        """)
  }

  @Test func maskOfNothingHides() {
    #expect(stage.draw { Color.black.mask { EmptyView() } }.items.isEmpty)
    #expect(stage.draw { Color.black.mask(Color.clear) }.items.isEmpty)
  }

  @Test func turnWithoutPerspectiveIsAffine() {
    let picture = stage.draw {
      Color.black.frame(width: 40, height: 20)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    // Half as wide about the middle of a frame at 30, 40.
    #expect(
      picture.dump == """
        transform 0.5 0 0 1 40 40
          fill 0,0 40x20 #000000
        """)
  }

  @Test func symbolsStandStillUnlessTheyAreToDisappear() {
    let star = Image(systemName: "star")
    let still = stage.draw { star }
    #expect(stage.draw { star.symbolEffect(.pulse) }.items == still.items)
    #expect(stage.draw { star.symbolEffect(.bounce.up, value: 1) }.items == still.items)
    #expect(
      stage.draw { star.symbolEffect(.variableColor.iterative, options: .repeating) }.items
        == still.items)
    #expect(
      stage.draw { star.contentTransition(.symbolEffect(.replace)) }.items == still.items)
    #expect(stage.draw { star.symbolEffect(.disappear) }.items.isEmpty)
    #expect(stage.draw { star.symbolEffect(.disappear, isActive: false) }.items == still.items)
  }

  @Test func viewsThatFlipAreMirroredFromRightToLeftOnly() {
    let flipped = stage.draw {
      Color.black.frame(width: 40, height: 20).flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(flipped.dump.hasPrefix("transform -1 0 0 1"))
    let upright = stage.draw {
      Color.black.frame(width: 40, height: 20).flipsForRightToLeftLayoutDirection(true)
    }
    #expect(!upright.dump.contains("transform -1"))
  }

  @Test func turnWithPerspectiveIsAProjection() {
    let picture = stage.draw {
      Color.black.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    guard case .group(.projection(let matrix), _, _)? = picture.items.first else {
      Issue.record("no projection: \(picture.dump)")
      return
    }
    #expect(matrix.count == 9)
    // The middle stays where it was.
    let weight = matrix[2] * 50 + matrix[5] * 50 + matrix[8]
    #expect(abs((matrix[0] * 50 + matrix[3] * 50 + matrix[6]) / weight - 50) < 1e-9)
  }

  @Test func drawingGroupComposesApart() {
    #expect(
      stage.draw { Color.black.drawingGroup() }.dump == """
        isolate
          fill 0,0 100x100 #000000
        """)
  }

  @Test func styleShadowsGroupTheirFill() {
    let picture = stage.draw {
      Circle().fill(.black.shadow(.drop(color: .white, radius: 3, x: 1, y: 2)))
    }
    #expect(
      picture.dump == """
        shadow #FFFFFF 3 1,2
          fill 0,0 100x100 #000000
        """)
  }

  @Test func innerShadowStaysInsideTheShape() {
    let picture = stage.draw { Circle().fill(.white.shadow(.inner(radius: 4))) }
    let lines = picture.dump.split(separator: "\n")
    #expect(lines.first == "fill 0,0 100x100 #FFFFFF")
    #expect(lines.dropFirst().first == "clip 0,0 100x100")
  }

  @Test func accentsAreMarked() {
    let picture = stage.draw { Color.black.widgetAccentable() }
    #expect(
      picture.dump == """
        accent accent
          fill 0,0 100x100 #000000
        """)
  }

  @Test func accentedWidgetsHaveTwoColours() {
    let picture = stage.draw {
      VStack(spacing: 0) {
        Color.red
        Color.green.widgetAccentable()
        Color.blue.shadow(radius: 1).clipped()
      }
    }
    let (white, tint) = (ColorValue.white, ColorValue(red: 1, green: 0, blue: 0))
    let toned = picture.items.toned(.accented(primary: white, accent: tint))
    var roles: [String] = []
    for case .group(.color(.tint(let color)), _, _) in toned { roles.append(color.hex) }
    #expect(roles == ["#FFFFFF", "#FF0000", "#FFFFFF"])
    #expect(picture.items.toned(.fullColor) == picture.items)
  }

  @Test func accentInsideAFadedGroupKeepsTheFade() {
    let picture = stage.draw {
      ZStack {
        Color.red
        Color.green.widgetAccentable()
      }.opacity(0.5)
    }
    let toned = picture.items.toned(
      .accented(primary: .white, accent: ColorValue(red: 0, green: 0, blue: 1)))
    guard case .group(.opacity(0.5), _, let inner)? = toned.first else {
      Issue.record("no fade")
      return
    }
    #expect(inner.count == 2)
  }

  @Test func disabledControlsKnowIt() {
    let picture = stage.draw { Probe().disabled(true) }
    #expect(picture.dump == "fill 0,0 100x100 #FFFFFF")
  }

  struct Probe: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { isEnabled ? Color.black : Color.white }
  }

  @Test func materialsBlurWhatIsBehindAndSaySo() {
    let picture = stage.draw { Rectangle().fill(.ultraThinMaterial) }
    #expect(picture.dump.hasPrefix("backdrop 0,0 100x100 20\n  fill 0,0 100x100 "))
    #expect(picture.diagnostics.map(\.id) == ["material-approximated"])
  }

  @Test func meshNeedsAPointForEveryColour() {
    let good = stage.draw {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .black])
    }
    #expect(good.dump == "fill 0,0 100x100 mesh 2x2")
    let bad = stage.draw { MeshGradient(width: 2, height: 2, points: [], colors: [.red]) }
    #expect(bad.diagnostics.map(\.id) == ["mesh-invalid"])
  }

  @Test func picturePaintTiles() {
    let picture = stage.draw { Rectangle().fill(ImagePaint(image: Image("sky"), scale: 2)) }
    #expect(picture.dump == "fill 0,0 100x100 pattern sky 0,0 40x20")
  }
}
