import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct ProgressTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))

  @Test func barIsFourPointsHighUnderItsLabel() {
    let picture = stage.draw {
      ProgressView(value: 30, total: 120) { Text(verbatim: "Load") }.font(.system(size: 10))
        .tint(.black)
    }
    let label = picture.frame("Text \"Load\"")
    let bar = picture.frame("ProgressBar")
    #expect(bar?.size == CGSize(width: 200, height: 4))
    #expect(bar?.minY == label.map { $0.maxY + 4 })
    #expect(picture.dump.contains("50x4 #000000"))
  }

  @Test func emptyBarsHaveNoFillAndSmallOnesAShortOne() {
    let empty = stage.draw { ProgressView(value: 0).tint(.black) }
    #expect(empty.items.count == 1)
    let small = stage.draw { ProgressView(value: 0.001).tint(.black) }
    #expect(small.dump.hasSuffix("fill 0,48 8x4 #000000"))
  }

  @Test func barsFillFromTheLeadingEnd() {
    var stage = stage
    stage.environment.layoutDirection = .rightToLeft
    let picture = stage.draw { ProgressView(value: 0.25).tint(.black) }
    #expect(picture.dump.hasSuffix("fill 150,48 50x4 #000000"))
  }

  @Test func unknownProgressIsASpinnerOfEightSpokes() {
    let picture = stage.draw { ProgressView() }
    #expect(picture.frame("Spinner")?.size == CGSize(width: 20, height: 20))
    #expect(picture.items.count == 8)
    // The strongest is the left one.
    #expect(picture.dump.hasPrefix("fill 90,48.75 5x2.5 #00000061"))
  }

  @Test func knownProgressIsARingWhenCircular() {
    let picture = stage.draw {
      ProgressView(value: 0.5).progressViewStyle(.circular).tint(.black)
        .frame(width: 40, height: 40)
    }
    #expect(picture.frame("ProgressRing")?.size == CGSize(width: 40, height: 40))
    #expect(picture.items.count == 2)
  }

  @Test func timersCountAsOfNow() {
    var stage = stage
    stage.environment.now = Date(timeIntervalSinceReferenceDate: 25)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let picture = stage.draw {
      ProgressView(timerInterval: start...start.addingTimeInterval(100)).tint(.black)
    }
    #expect(picture.dump.contains("150x4 #000000"))
    #expect(picture.frame("Text \"1:15\"") != nil)
    let up = stage.draw {
      ProgressView(
        timerInterval: start...start.addingTimeInterval(100), countsDown: false,
        label: { EmptyView() }, currentValueLabel: { EmptyView() }
      ).tint(.black)
    }
    #expect(up.dump.contains("50x4 #000000"))
  }

  @Test func ownStylesSeeTheFraction() {
    let picture = stage.draw { ProgressView(value: 1, total: 4).progressViewStyle(Plate()) }
    #expect(picture.dump == "fill 0,0 50x100 #000000")
  }

  private struct Plate: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.black.frame(width: 200 * (configuration.fractionCompleted ?? 0))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

@Suite struct GaugeTests {
  private let stage = Stage()

  private func strokes(_ items: [DisplayItem]) -> [(path: Path, style: StrokeStyle)] {
    items.flatMap { item -> [(path: Path, style: StrokeStyle)] in
      switch item {
      case .stroke(let path, _, let style): [(path, style)]
      case .group(_, _, let inner): strokes(inner)
      case .fill, .glyphs, .image: []
      }
    }
  }

  @Test func capacityRingIsFiftyEightPointsWide() {
    let picture = stage.draw {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
        .tint(.black)
    }
    #expect(picture.frame("GaugeRing")?.size == CGSize(width: 58, height: 58))
    let lines = strokes(picture.items)
    #expect(lines.map(\.style.lineWidth) == [5.5, 5.5])
    #expect(lines.last?.style.lineCap == .round)
    // Half a turn from the top: the right half of a circle of radius 26.25.
    let box = lines.last?.path.boundingRect ?? .null
    #expect(abs(box.minX - 50) < 1e-6)
    #expect(abs(box.maxX - 76.25) < 1e-6)
    #expect(abs(box.height - 52.5) < 1e-6)
  }

  @Test func openRingHasADotAtTheValue() {
    let picture = stage.draw {
      Gauge(value: 5, in: 0...10) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "5")
      }
      .gaugeStyle(.accessoryCircular).tint(.black)
    }
    // At half the range the dot is at the top: 5.5 across in a gap of 10.
    #expect(picture.dump.contains("knockout\n    fill 45,18.75 10x10 #000000"))
    #expect(picture.dump.contains("\nfill 47.25,21 5.5x5.5 #000000"))
    // 270 degrees: the ends are an eighth of a turn below the middle.
    let box = strokes(picture.items).first?.path.boundingRect ?? .null
    #expect(abs(box.maxY - (50 + 26.25 / 2.0.squareRoot())) < 1e-4)
  }

  @Test func boundsLabelsNarrowTheSweep() {
    let picture = stage.draw {
      Gauge(value: 0) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "9")
      }.gaugeStyle(.accessoryCircular)
    }
    // 240 degrees: the ends are half a radius below the middle.
    let box = strokes(picture.items).first?.path.boundingRect ?? .null
    #expect(abs(box.maxY - (50 + 26.25 / 2)) < 1e-4)
    #expect(picture.frame("Text \"0\"").map { abs($0.minX - (50 - 18.4)) < 0.01 } == true)
    #expect(picture.frame("Text \"9\"").map { abs($0.maxX - (50 + 18.4)) < 0.01 } == true)
  }

  @Test func gradientTintsRunAlongTheRing() {
    let picture = stage.draw {
      Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.black, .white]))
    }
    #expect(picture.dump.contains("angular 50,50 1.57 7.85"))
  }

  @Test func gaugesScaleWithTheirDiameter() {
    var stage = stage
    stage.environment.circularGaugeDiameter = 76
    let picture = stage.draw { Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircular) }
    #expect(picture.frame("GaugeRing")?.size == CGSize(width: 76, height: 76))
    #expect(
      strokes(picture.items).first.map { abs($0.style.lineWidth - 5.5 * 76 / 58) < 1e-9 } == true)
  }

  @Test func linearMarkKnobStaysInsideTheBar() {
    let picture = stage.draw { Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryLinear) }
    #expect(picture.frame("GaugeBar")?.size == CGSize(width: 100, height: 8))
    #expect(picture.dump.hasSuffix("fill 0,46 8x8 #000000"))
  }

  @Test func linearCapacityIsFilledToTheValue() {
    let picture = stage.draw {
      Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity).tint(.black)
    }
    #expect(picture.dump.hasSuffix("fill 0,46 25x8 #000000"))
  }

  @Test func ownGaugeStylesSeeTheShare() {
    let picture = stage.draw { Gauge(value: 3, in: 2...4) { EmptyView() }.gaugeStyle(Bar()) }
    #expect(picture.dump == "fill 25,0 50x100 #000000")
  }

  private struct Bar: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.black.frame(width: 100 * configuration.value)
    }
  }
}
