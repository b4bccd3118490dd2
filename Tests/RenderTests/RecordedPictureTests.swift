import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetKitCore
import WidgetRaster
import WidgetRender
import WidgetScene
import WidgetViews

/// Views drawn by Apple's SwiftUI, drawn again by us: the mean difference of a component may be a
/// tenth of a level, which is what antialiasing leaves, or what the test says.  Edges are within a
/// pixel of where Apple's are.
@Suite struct RecordedPictureTests {
  nonisolated struct Ring: View {
    let color: Color
    var width: CGFloat = 20
    var part: CGFloat = 0.5
    var cap = CGLineCap.butt

    var body: some View {
      Circle().inset(by: width / 2).trim(from: 0, to: part).rotation(.degrees(-90))
        .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: cap))
    }
  }

  @Test func halfRing() throws {
    try compare("ring-half", CGSize(width: 200, height: 200)) { Ring(color: .blue) }
  }

  @Test func halfRingWithRoundCaps() throws {
    try compare("ring-half-roundcap", CGSize(width: 200, height: 200)) {
      Ring(color: .blue, cap: .round)
    }
  }

  @Test func twoRings() throws {
    try compare("ring-two-colors", CGSize(width: 200, height: 408)) {
      VStack {
        Ring(color: .blue).frame(width: 200, height: 200)
        Ring(color: .red).frame(width: 200, height: 200)
      }
    }
  }

  @Test func paddedRingInARing() throws {
    try compare("ring-inner-outer-padded", CGSize(width: 200, height: 200)) {
      ZStack {
        Ring(color: .gray, width: 32, part: 1).padding(8)
        Ring(color: .blue, width: 16).padding(8)
      }
    }
  }

  @Test func ringInARing() throws {
    try compare("ring-inner-red", CGSize(width: 200, height: 200)) {
      ZStack {
        Ring(color: .gray, width: 32, part: 1)
        Ring(color: .red, width: 16)
      }
    }
  }

  /// Rows of boxes in ten colours' own gradients on a white card.
  @Test func boxesInRows() throws {
    let widths: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
    try compareBoxes(
      "flow-color-boxes", CGSize(width: 320, height: 200),
      widths.map { CGSize(width: $0, height: 50) })
  }

  @Test func boxesAlignedAtTheTop() throws {
    let heights: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
    try compareBoxes(
      "flow-valign-top", CGSize(width: 320, height: 300),
      heights.map { CGSize(width: 50, height: $0) })
  }

  private func compareBoxes(_ name: String, _ size: CGSize, _ boxes: [CGSize]) throws {
    let colors: [Color] = [
      .blue, .orange, .green, .yellow, .brown, .mint, .indigo, .cyan, .gray, .pink,
    ]
    var conditions = WidgetConditions()
    conditions.generation = .ios26
    // A level here and there in the gradients: they are fits of recorded colours.
    try compare(name, size, scale: 1, conditions, background: .clear, tolerance: 0.35) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<2) { row in
          HStack(alignment: .top, spacing: 8) {
            ForEach(0..<5) { column in
              let index = row * 5 + column
              RoundedRectangle(cornerRadius: 10).fill(colors[index].gradient)
                .frame(width: boxes[index].width, height: boxes[index].height)
            }
          }
        }
      }
      .padding(12).background(.white)
    }
  }

  @Test func capacityGauge() throws {
    // Apple's rasteriser leaves a seam of one pixel where the arc ends and its cap begins.
    try compareGauge("gauge-circular-capacity", strays: 12) {
      Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test func openGauge() throws {
    try compareGauge("gauge-circular-open") {
      Gauge(value: 0.68) { EmptyView() }.gaugeStyle(.accessoryCircular)
    }
  }

  /// On a watch the gauge is 50 points wide, and its arc ends earlier beside bounds' labels, which
  /// are below the arc's ends.  Three pixels at the marker tell the two rasterisers apart.
  @Test func openGaugeWithBoundsOnAWatch() throws {
    var conditions = WidgetConditions()
    conditions.scheme = .dark
    conditions.generation = .ios26
    try compare(
      "gauge-watch", CGSize(width: 100, height: 100), scale: 2, conditions, background: .black,
      ignoringWithin: 20, below: 64, tolerance: 0.5, strays: 3
    ) {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryCircular).tint(.green)
      .environment(\.circularGaugeDiameter, 50)
    }
  }

  private func compareGauge<V: View>(_ name: String, strays: Int = 0, _ make: () -> V) throws {
    var conditions = WidgetConditions()
    conditions.scheme = .dark
    conditions.generation = .ios26
    // The middle holds text: only what is more than 22 points from it counts.
    try compare(
      name, CGSize(width: 120, height: 120), scale: 3, conditions, background: .black,
      ignoringWithin: 22, strays: strays
    ) {
      make().tint(.green).frame(width: 100, height: 100)
    }
  }

  private func compare<V: View>(
    _ name: String, _ size: CGSize, scale: CGFloat = 2,
    _ conditions: WidgetConditions = WidgetConditions(), background: Color = .white,
    ignoringWithin radius: CGFloat = 0, below bottom: CGFloat = 10_000, tolerance: Double = 0.1,
    strays: Int = 0, _ make: () -> V
  ) throws {
    // Made and drawn in this task; the request's closure only hands it over.
    nonisolated(unsafe) let view = AnyView(
      make().frame(maxWidth: .infinity, maxHeight: .infinity).background(background))
    let surface = WidgetSurface(family: .systemSmall, size: size, scale: scale)
    let engine = try RenderEngine(
      resources: RenderResources(root: ResourceRoot.find(executable: nil)))
    let output = try engine.render(
      RenderRequest(surface: surface, conditions: conditions) { view })
    let ours = try ImageDecoder.decode(output.data)
    let theirs = try ImageDecoder.decode(
      Data(contentsOf: Self.folder.appendingPathComponent(name + ".png")))
    #expect(ours.size == theirs.size)
    guard ours.size == theirs.size else { return }

    let difference = PictureComparison(
      ours, theirs, ignoringWithin: radius * scale, below: Int(bottom * scale))
    #expect(difference.mean < tolerance, "\(name) differs by \(difference.mean) of 255 on average")
    #expect(difference.stray <= strays, "\(difference.stray) pixels of \(name) have no like nearby")
    try PictureFolder.keep(name, ours, theirs, "mean \(difference.mean)")
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/pictures")
}
