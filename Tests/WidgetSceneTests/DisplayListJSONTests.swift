import Foundation
import Testing
import WidgetGeometry
import WidgetScene

@Suite struct DisplayListJSON {
  @Test func everyKindSurvivesTheRoundTrip() throws {
    let list = SceneSamples.list
    let read = try DisplayList(json: list.json())
    #expect(read.size == list.size)
    #expect(read.items.count == list.items.count)
    for (a, b) in zip(read.items, list.items) { #expect(a == b) }
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    #expect(try SceneSamples.list.json() == SceneSamples.list.json())
    let again = try DisplayList(json: SceneSamples.list.json()).json()
    #expect(try again == SceneSamples.list.json())
  }

  @Test func aSmallListReadsAsDocumented() throws {
    let list = DisplayList(
      size: CGSize(width: 20, height: 10),
      items: [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 10)), .solid(ColorValue(rgb: 255, 0, 128)),
          FillStyle()),
        .grouped(.opacity(0.5), []),
      ])
    let text = String(decoding: try list.json(), as: UTF8.self)
    #expect(
      text == """
        {"displayList":1,"items":[{"kind":"fill","paint":"#FF0080","path":"M0 0L20 0L20 10L0 10Z"},\
        {"effect":{"kind":"opacity","value":0.5},"items":[],"kind":"group"}],"size":[20,10]}
        """)
  }

  @Test func colorsOutsideSRGBKeepTheirNumbers() throws {
    let color = ColorValue(red: 1.0930663, green: -0.22674, blue: -0.15, alpha: 1)
    let list = DisplayList(
      size: CGSize(width: 1, height: 1), items: [.fill(Path(), .solid(color), FillStyle())])
    #expect(try DisplayList(json: list.json()) == list)
  }

  @Test(arguments: [
    (#"{"displayList":2,"size":[1,1],"items":[]}"#, SceneError.unknownVersion(2)),
    (
      #"{"displayList":1,"size":[1],"items":[]}"#,
      SceneError.malformed(path: "", problem: "expected 2 numbers, found 1")
    ),
    (
      #"{"displayList":1,"size":[1,1],"items":[{"kind":"fill","path":"M0 0"}]}"#,
      SceneError.malformed(path: "items/0", problem: "paint is missing")
    ),
  ])
  func brokenListsAreRefused(_ text: String, _ expected: SceneError) {
    #expect(throws: expected) { try DisplayList(json: Data(text.utf8)) }
  }

  @Test func errorsNameThePlace() {
    let text =
      ##"{"displayList":1,"size":[1,1],"items":[{"kind":"fill","path":"X","paint":"#FFF"}]}"##
    do {
      let list = try DisplayList(json: Data(text.utf8))
      Issue.record("read \(list)")
    } catch {
      #expect(
        "\(error)".hasPrefix("display list: items/0/paint") || "\(error)".contains("items/0/path"))
    }
  }

  @Test func limitsHoldForDocuments() {
    var limits = RenderLimits()
    limits.documentBytes = 10
    #expect(throws: SceneError.tooLarge(bytes: 11, limit: 10)) {
      try DisplayList(json: Data("[          ".utf8), limits: limits)
    }
    let deep = String(repeating: "[", count: 2_000)
    #expect(throws: SceneError.tooDeep(limit: 1_024)) { try DisplayList(json: Data(deep.utf8)) }
  }

  @Test func numbersThatAreNotFiniteAreNotWritten() {
    let list = DisplayList(
      size: CGSize(width: 1, height: 1),
      items: [
        .fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), .solid(.black), FillStyle())
      ])
    #expect(throws: SceneError.self) { try list.json() }
  }
}
