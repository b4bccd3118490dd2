import Testing

@testable import WidgetBuild

@Suite struct EntryPointTests {
  @Test(arguments: [
    ("@main struct A: Widget {", "A", EntryPoint.Kind.widget),
    ("@main\n@available(iOS 17.0, *)\npublic struct B : SwiftUI.WidgetBundle {", "B", .widget),
    ("@main struct C: App {", "C", .app),
    ("@UIApplicationMain\nclass D: UIResponder, UIApplicationDelegate {", "D", .app),
    ("@main enum E {", "E", .other),
  ])
  func theTypeMarkedWithMainIsFound(_ source: String, _ name: String, _ kind: EntryPoint.Kind) {
    #expect(EntryPoint.find(in: source) == EntryPoint(name: name, kind: kind))
  }

  @Test func commentsAreNoEntryPoints() {
    let code = EntryPoint.code(of: Array("// @main struct A: Widget {\nstruct B {}".utf8))
    #expect(EntryPoint.find(in: code) == nil)
  }

  @Test func widgetsAreFoundByWhatTheyInherit() {
    let source = """
      struct A: Widget { }
      struct B: View { }
      struct C: Sendable, Widget
      { }
      struct D: WidgetBundle { }
      """
    #expect(EntryPoint.widgets(in: source) == ["A", "C"])
  }
}
