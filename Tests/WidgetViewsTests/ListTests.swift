import Foundation
import Testing
import WidgetGeometry
import WidgetViews

private func list<V: View>(@ViewBuilder _ view: () -> V) throws -> StillRender {
  var options = StillRender.Options()
  options.size = CGSize(width: 200, height: 300)
  return try StillRender(options, view)
}

@Test func rowsAreAtLeast44PointsAndCentred() throws {
  let render = try list {
    List(0..<2) { Text("\($0)") }.listStyle(.plain)
  }
  #expect(render.texts == ["\"0\" 16,17 10×10", "\"1\" 16,61 10×10"])
}

@Test func groupedListsStandInCardsWithMargins() throws {
  let render = try list {
    List {
      Text("a")
      Section("more") { Text("b") }
    }
  }
  // A card of 44 from 16, a gap of 24, a header of 10, a gap of 7, a card.
  #expect(
    render.texts.sorted() == [
      "\"MORE\" 32,84 40×10", "\"a\" 32,33 10×10", "\"b\" 32,118 10×10",
    ])
}

@Test func rowsSayTheirOwnInsetsAndSeparators() throws {
  let render = try list {
    List {
      Text("a").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
        .listRowSeparator(.hidden)
      Text("b")
      Text("c")
    }
    .listStyle(.plain)
  }
  #expect(render.texts.first == "\"a\" 3,17 10×10")
  #expect(render.frames(of: "Divider").map(\.minY) == [87.5, 131.5])
}

@Test func outsideAListASectionIsJustItsParts() throws {
  let render = try list {
    VStack(spacing: 0) {
      Section {
        Text("b")
      } header: {
        Text("a")
      } footer: {
        Text("c")
      }
    }
  }
  #expect(render.texts == ["\"a\" 95,135 10×10", "\"b\" 95,145 10×10", "\"c\" 95,155 10×10"])
}
