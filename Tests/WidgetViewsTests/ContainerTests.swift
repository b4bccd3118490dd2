import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetViews

@Test func gridColumnsAreAsWideAsTheirWidestCell() throws {
  let render = try StillRender {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Text("a")
        Text("bbb").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("cccc")
        Text("d")
      }
      Text("wide").gridCellColumns(2)
    }
  }
  #expect(
    render.texts == [
      "\"a\" 63,33 10×10", "\"bbb\" 107,33 30×10", "\"cccc\" 63,45 40×10", "\"d\" 127,45 10×10",
      "\"wide\" 63,57 40×10",
    ])
}

@Test func gridCellAnchorsAndUnsizedAxesReachTheGrid() throws {
  let render = try StillRender {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a").gridCellAnchor(.bottomTrailing)
        Color.red.frame(width: 20, height: 30)
      }
      GridRow { Text("bbb") }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
  }
  #expect(render.texts.first == "\"a\" 95,49.75 10×10")
  #expect(render.frames(of: "Divider").map(\.width) == [50])
}

@Test func lazyGridsFillTheirTracks() throws {
  let render = try StillRender {
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())], spacing: 5) {
      ForEach(0..<3) { Text("\($0)") }
    }
  }
  #expect(
    render.texts == ["\"0\" 15,37.5 10×10", "\"1\" 119,37.5 10×10", "\"2\" 15,52.5 10×10"])
}

@Test func lazyStacksStretchAcross() throws {
  let render = try StillRender {
    LazyVStack(alignment: .trailing, spacing: 0) {
      Text("a")
      Text("b")
    }
  }
  #expect(render.texts == ["\"a\" 190,40 10×10", "\"b\" 190,50 10×10"])
}

@Test func geometryReaderContentSeesItsSizeAndPlace() throws {
  let render = try StillRender {
    HStack(spacing: 0) {
      Color.red.frame(width: 50)
      GeometryReader { proxy in
        let global = proxy.frame(in: .global)
        let named = proxy.frame(in: .named("row"))
        Text("\(Int(proxy.size.width)) \(Int(global.minX)) \(Int(named.minX))")
      }
    }
    .coordinateSpace(name: "row")
    .padding(.leading, 10)
  }
  #expect(render.texts == ["\"140 60 50\" 60,0 90×10"])
}

@Test func geometryReaderKeepsTheEnvironmentOfItsPlace() throws {
  struct Inner: View {
    @Environment(\.lineLimit) var limit
    var body: some View { Text("\(limit ?? 0)") }
  }
  let render = try StillRender {
    VStack {
      GeometryReader { _ in Inner() }.lineLimit(3)
      GeometryReader { _ in Inner() }
    }
  }
  #expect(render.texts.map { $0.prefix(3) } == ["\"3\"", "\"0\""])
}

@Test func nestedReadersMeasureFromTheSpaceTheyName() throws {
  let render = try StillRender {
    GeometryReader { _ in
      GeometryReader { inner in
        Text("\(Int(inner.frame(in: .named("box")).minY))")
      }
      .padding(.top, 20)
      .coordinateSpace(.named("box"))
      .padding(.top, 30)
    }
  }
  #expect(render.texts == ["\"20\" 0,50 20×10"])
}

@Test func viewThatFitsPicksTheFirstThatFits() throws {
  let render = try StillRender(.init(size: CGSize(width: 45, height: 20))) {
    ViewThatFits(in: .horizontal) {
      Text("too long")
      Text("fits")
      Text("no")
    }
  }
  #expect(render.texts == ["\"fits\" 2.5,5 40×10"])
}

/// Each view begins where the one before it ends, in both directions.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { sum, view in
      let size = view.sizeThatFits(.unspecified)
      return CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for view in subviews {
      view.place(at: point, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

@Test func layoutsAreContainersAndSwitchWithoutChangingTheViews() throws {
  let layouts: [AnyLayout] = [
    AnyLayout(Diagonal()), AnyLayout(HStackLayout(spacing: 0)), AnyLayout(VStackLayout(spacing: 0)),
  ]
  let texts = try layouts.map { layout in
    try StillRender {
      layout {
        Text("a")
        Text("b")
      }
    }.texts
  }
  #expect(texts[0] == ["\"a\" 90,40 10×10", "\"b\" 100,50 10×10"])
  #expect(texts[1] == ["\"a\" 90,45 10×10", "\"b\" 100,45 10×10"])
  #expect(texts[2] == ["\"a\" 95,40 10×10", "\"b\" 95,50 10×10"])
}

@Test func aSpacerInAStackLayoutKnowsItsAxis() throws {
  let render = try StillRender {
    HStackLayout(spacing: 0) {
      Text("a")
      Spacer()
      Text("b")
    }
  }
  #expect(render.texts == ["\"a\" 0,45 10×10", "\"b\" 190,45 10×10"])
}

@Test func scrollViewsShowTheStartOfTheirContentAndSaySo() throws {
  let render = try StillRender {
    ScrollView {
      ForEach(0..<20) { Text("\($0)").frame(height: 30) }
    }
  }
  #expect(render.texts.first == "\"0\" 95,10 10×10")
  #expect(render.diagnostics.map(\.id) == ["scroll-view-still"])
}

@Test func safeAreaInsetsLeaveRoomAndPaddingTakesIt() throws {
  let render = try StillRender {
    Color.red
      .safeAreaInset(edge: .bottom, spacing: 8) { Text("bar") }
      .safeAreaPadding(.leading, 20)
  }
  #expect(render.frames(of: "Color #FF3B30").first?.short == "20,0 180×82")
  #expect(render.texts == ["\"bar\" 95,90 30×10"])
}

@Test func containerRelativeFramesCountThePartsOfTheContainer() throws {
  let render = try StillRender {
    HStack(spacing: 0) {
      Text("a").containerRelativeFrame(.horizontal)
      Text("b").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
      Text("c").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 4 : length
      }
    }
    .fixedSize()
  }
  let widths = render.frames(of: "ContainerRelativeFrame").map(\.width)
  #expect(widths == [200, 130, 50])
}

@Test func visualEffectsKnowThePlaceAndLeaveTheLayoutAlone() throws {
  let render = try StillRender {
    HStack(spacing: 0) {
      Text("ab").visualEffect { content, proxy in content.offset(y: proxy.size.width) }
      Text("c")
    }
  }
  #expect(render.texts == ["\"ab\" 85,65 20×10", "\"c\" 105,45 10×10"])
}

@Test func outsideAGridARowIsJustItsViews() throws {
  let render = try StillRender {
    VStack(spacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
    }
  }
  #expect(render.texts == ["\"a\" 95,40 10×10", "\"b\" 95,50 10×10"])
}

@Test func aGridLayoutTakesRowsAsAGridDoes() throws {
  let render = try StillRender {
    GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow { Text("ccc") }
    }
  }
  #expect(
    render.texts == ["\"a\" 90,40 10×10", "\"b\" 110,40 10×10", "\"ccc\" 80,50 30×10"])
}
