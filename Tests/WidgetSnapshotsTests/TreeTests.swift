import Foundation
import Testing
import WidgetGeometry
import WidgetRender
import WidgetSnapshots
import WidgetViews

private func text(_ string: String, _ x: CGFloat, _ y: CGFloat) -> SnapshotNode {
  SnapshotNode(
    type: "Text", frame: CGRect(x: x, y: y, width: 40, height: 10),
    text: SnapshotNode.TextFacts(string: string, fonts: ["Inter 10"]), ink: ["#000000"])
}

private func stack(_ children: [SnapshotNode], detail: String = "spacing 8") -> SnapshotNode {
  SnapshotNode(
    type: "VStack", detail: detail, frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    children: children)
}

private func changes(_ old: SnapshotNode, _ new: SnapshotNode) -> [String] {
  TreeDifference(from: old, to: new).changes.map(\.description)
}

@Test func oneMovedViewIsToldWithItsDistanceAndPlace() {
  let difference = TreeDifference(
    from: stack([text("A", 0, 0), text("B", 0, 20)]),
    to: stack([text("A", 0, 0), text("B", 0.5, 20)]))
  #expect(difference.changes.map(\.description) == ["Text “B” moved +0.5, 0 pt"])
  #expect(difference.changes[0].path == "/VStack/Text[1]")
  #expect(difference.changes[0].oldFrame == CGRect(x: 0, y: 20, width: 40, height: 10))
}

@Test func viewsThatMoveTogetherAreToldOnce() {
  let old = stack([text("A", 0, 0), stack([text("B", 0, 20), text("C", 0, 40)], detail: "")])
  let new = stack([text("A", 0, 0), stack([text("B", 0, 26), text("C", 0, 46)], detail: "")])
  #expect(changes(old, new) == ["VStack with 2 views in it moved 0, +6 pt"])
}

@Test func whatAppearedVanishedAndWasWrappedIsSaid() {
  let (a, b, c) = (text("A", 0, 0), text("B", 0, 20), text("C", 0, 40))
  #expect(changes(stack([a, b]), stack([a, b, c])) == ["Text “C” appeared"])
  #expect(changes(stack([a, b, c]), stack([a, c])) == ["Text “B” vanished"])
  let padded = SnapshotNode(
    type: "Padding", detail: "4", frame: CGRect(x: 0, y: 20, width: 48, height: 18), children: [b])
  #expect(changes(stack([a, b]), stack([a, padded])) == ["Padding 4 appeared around Text “B”"])
}

@Test func wordsFontsColoursScaleAndOrderHaveKindsOfTheirOwn() {
  let old = stack([text("A", 0, 0), text("B", 0, 20)])
  func changed(_ change: (inout SnapshotNode) -> Void) -> [TreeChange.Kind] {
    var new = old
    change(&new)
    return TreeDifference(from: old, to: new).kinds
  }
  #expect(changed { $0.children[0].text?.string = "Z" } == [.reworded])
  #expect(changed { $0.children[0].text?.fonts = ["Inter 11"] } == [.restyled])
  #expect(changed { $0.children[0].ink = ["#000001"] } == [.recolored])
  #expect(changed { $0.children[0].text?.scale = 0.82 } == [.rescaled])
  #expect(changed { $0.children[0].text?.shown = "A…" } == [.truncated])
  #expect(changed { $0.detail = "spacing 9" } == [.adjusted])
  #expect(changed { $0.children[1].frame?.size.width = 41 } == [.resized])
  #expect(changed { $0.children.swapAt(0, 1) } == [.reordered])
}

@Test func causesComeBeforeWhatFollowedFromThem() {
  var new = stack([text("Longer", 0, 0), text("B", 0, 24)])
  new.children[0].frame?.size.height = 14
  let difference = TreeDifference(from: stack([text("A", 0, 0), text("B", 0, 20)]), to: new)
  #expect(difference.changes.map(\.kind) == [.reworded, .resized, .moved])
  #expect(difference.causes.count == 1)
}

@Test func aLayoutDumpReadsBackAsItself() throws {
  let engine = try Shared.engine()
  let item = try snapshotCase("card") {
    AnyView(
      VStack {
        Text(verbatim: "A \"quoted\" text\nin two lines").font(.title)
        HStack { Color.red.frame(width: 10, height: 10) }.opacity(0.5)
      })
  }
  let node = SnapshotNode(try engine.paint(try #require(item.request)))
  let data = LayoutDump.data(node)
  #expect(try LayoutDump.read(data) == node)
  #expect(String(decoding: data, as: UTF8.self).split(separator: "\n").count == node.count + 2)
}

@Test(arguments: ["", "{}", "{\"version\":2,\"views\":[]}", "{\"version\":1,\"views\":[]}"])
func whatIsNoDumpIsAnError(source: String) {
  #expect(throws: SnapshotError.self) { try LayoutDump.read(Data(source.utf8)) }
}
