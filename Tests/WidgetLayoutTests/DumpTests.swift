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
    let strings = ["\"Time\"", "\"X\""]
    #expect(
      pass.dump(root) { strings[$0] }.text == """
        VStack 30.5,0 40×36 spacing 8
        ├─ Leaf 0,0 40×10 "Time"
        └─ ViewThatFits 11,18 18×18
           ├─ Padding 0,0 18×18 4
           │  └─ Leaf 4,4 10×10 "X"
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
      let json = try tree.layOut().dump(tree.root) { "tag \($0) \"quoted\"\n" }.json
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
