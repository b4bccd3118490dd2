import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetTestSupport

@Suite struct DumpTests {
  private func sample() throws -> (pass: LayoutPass, root: NodeID) {
    var sketch = LayoutSketch()
    let title = sketch.text("Time")
    let badge = sketch.add(PaddingRule(insets: EdgeInsets(.all, 4)), sketch.text("X"))
    let unused = sketch.box(5, 5)
    let fits = sketch.add(ViewThatFitsRule(), badge, unused)
    let rule = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 8)
    let root = sketch.add(rule, title, fits)
    return (try sketch.layOut(root, width: 101, height: 36), root)
  }

  @Test func textShowsFramesInTheirParents() throws {
    let (pass, root) = try sample()
    let names = ["Text “Time”", "Text “X”"]
    let dump = pass.dump(root) { node in
      let tag = Int(pass.graph[node].tag)
      return DumpNode.Description(
        name: tag < 0 ? nil : names[tag], url: tag == 0 ? "app://time" : nil)
    }
    #expect(
      dump.text == """
        VStack 30.5,0 40×36 spacing 8
        ├─ Text 0,0 40×10 “Time” → app://time
        └─ ViewThatFits 11,18 18×18
           ├─ Padding 0,0 18×18 4
           │  └─ Text 4,4 10×10 “X”
           └─ Fixed not placed
        """)
  }

  @Test func jsonShowsFramesInTheRoot() throws {
    let (pass, root) = try sample()
    var dump = pass.dump(root)
    dump.children.removeLast()
    #expect(
      dump.json == """
        {
          "version": 1,
          "root": {
            "type": "VStack",
            "detail": "spacing 8",
            "frame": [30.5, 0, 40, 36],
            "proposal": [101, 36],
            "baselines": [8, 30],
            "children": [
              {
                "type": "Leaf",
                "frame": [30.5, 0, 40, 10],
                "proposal": [101, 14],
                "baselines": [8, 8]
              }
            ]
          }
        }
        """)
  }

  @Test func jsonOfAnyTreeIsJSON() throws {
    for seed in UInt64(0)..<20 {
      let tree = RandomTree(seed: seed)
      let dump = try tree.layOut().dump(tree.root) { node in
        DumpNode.Description(name: "node \(node) \"quoted\"\n", pointer: "/a\\b", url: "x:\t")
      }
      let json = dump.json
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    }
  }

  @Test func framesOfACaseAreWrittenByProbe() throws {
    let json = """
      {"proposal": [100, 50], "view": {"type": "color", "modifiers": [
        {"probe": "b"}, {"frame": {"width": 20.5}}, {"probe": "a"}]}}
      """
    #expect(
      try LayoutCase(Data(json.utf8)).answer().json == """
        {
          "frames": {
            "a": [39.75, 0, 20.5, 50],
            "b": [39.75, 0, 20.5, 50]
          }
        }
        """)
  }
}
