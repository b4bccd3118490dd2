import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

private nonisolated enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private nonisolated enum Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private nonisolated enum Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private nonisolated enum Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

/// What `view` passes up, as a text in front of it.
private func names<V: View>(@ViewBuilder _ view: () -> V) throws -> String {
  let render = try StillRender {
    ZStack { view() }.overlayPreferenceValue(Names.self) { Text($0.joined(separator: ",")) }
  }
  return render.texts.last.map { String($0.split(separator: "\"")[0]) } ?? ""
}

@Test func valuesAreReducedInTreeOrder() throws {
  let found = try names {
    VStack {
      Color.red.preference(key: Names.self, value: ["a"])
      HStack { Color.red.preference(key: Names.self, value: ["b"]) }
    }
    Color.red.preference(key: Names.self, value: ["c"])
  }
  #expect(found == "a,b,c")
}

@Test func anOuterValueReplacesTheInnerOnes() throws {
  let found = try names {
    HStack {
      Color.red.preference(key: Names.self, value: ["inner"])
    }
    .preference(key: Names.self, value: ["outer"])
    .transformPreference(Names.self) { $0.append("more") }
  }
  #expect(found == "outer,more")
}

@Test func aGroupSetsTheValueOfEachOfItsViews() throws {
  let found = try names {
    Group {
      Color.red
      Color.blue
    }
    .preference(key: Names.self, value: ["x"])
  }
  #expect(found == "x,x")
}

@Test func valuesFromGeometryReadersArrive() throws {
  let found = try names {
    Color.red.background {
      GeometryReader { proxy in
        Color.clear.preference(key: Names.self, value: ["\(Int(proxy.size.width))"])
      }
    }
  }
  #expect(found == "200")
}

@Test func viewsThatWereNotChosenHaveNoSay() throws {
  let found = try names {
    ViewThatFits {
      Color.red.frame(width: 500).preference(key: Names.self, value: ["long"])
      Color.red.frame(width: 50).preference(key: Names.self, value: ["short"])
    }
  }
  #expect(found == "short")
}

@Test func aReaderSeesOnlyWhatIsInsideIt() throws {
  let render = try StillRender {
    Color.red
      .preference(key: Names.self, value: ["in"])
      .overlayPreferenceValue(Names.self) { Text($0.joined()) }
      .preference(key: Names.self, value: ["out"])
      .overlayPreferenceValue(Names.self, alignment: .topLeading) { Text($0.joined()) }
  }
  #expect(render.texts == ["\"in\" 90,45 20×10", "\"out\" 0,0 30×10"])
}

@Test func anchorsAreFramesInTheReadersCoordinates() throws {
  let render = try StillRender {
    HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 20)
      Color.blue.frame(width: 40, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .padding(.leading, 10)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Rectangle().frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .padding(.leading, 6)
  }
  let box = render.frames(of: "Rectangle")
  #expect(box == render.frames(of: "Color #007AFF"))
  #expect(box.map(\.short) == ["103,40 40×20"])
}

@Test func anchorsOfPointsMirrorWithTheLayout() throws {
  var options = StillRender.Options()
  options.environment.layoutDirection = .rightToLeft
  let render = try StillRender(options) {
    Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Corner.self, value: .topLeading) { $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .overlayPreferenceValue(Corner.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Text("\(Int(proxy[anchor].x)),\(Int(proxy[anchor].y))")
          }
        }
      }
  }
  #expect(render.texts.map { $0.split(separator: " ")[0] } == ["\"0,40\""])
}

@Test func transformedAnchorsSeeTheInnerValue() throws {
  let render = try StillRender {
    Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .padding(5)
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      .backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: " "))
        }
      }
  }
  #expect(render.texts.map { $0.prefix(7) } == ["\"40 50\""])
}

@Test func aBackgroundMadeOfPreferencesIsPaintedFirst() throws {
  let render = try StillRender {
    Color.red.zIndex(-1).backgroundPreferenceValue(Names.self) { _ in Color.blue }
  }
  let paints = render.items.compactMap { item -> Paint? in
    guard case .fill(_, let paint, _) = item else { return nil }
    return paint
  }
  #expect(paints == [.solid(ColorValue(rgb: 0, 122, 255)), .solid(ColorValue(rgb: 255, 59, 48))])
}

@Test func equalWidthsIdiomSettlesInTwoPasses() throws {
  struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach(["a", "bbbb"], id: \.self) { name in
          Text(name)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: Width.self, value: proxy.size.width)
              }
            }
            .frame(width: width, alignment: .leading)
        }
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }
  }
  let render = try StillRender { EqualWidths() }
  #expect(render.texts == ["\"a\" 80,40 10×10", "\"bbbb\" 80,50 40×10"])
  #expect(render.passes == 2)
  #expect(render.diagnostics.isEmpty)
}
