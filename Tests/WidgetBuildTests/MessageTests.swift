import Testing

@testable import WidgetBuild

@Suite struct MessageTests {
  private let output = """
    /a b/View.swift:12:7: error: cannot find type 'MKMapView' in scope
      let map: MKMapView
               ^~~~~~~~~
    /a b/View.swift:12:7: error: cannot find type 'MKMapView' in scope
    /a b/View.swift:14:1: note: did you mean something
    /c/Other.swift:1:1: warning: unused
    <unknown>:0: error: missing required module 'X'
    """

  @Test func eachMessageIsReadOnce() {
    let messages = CompilerMessages.parse(output)
    #expect(messages.map(\.severity) == [.error, .note, .warning, .error])
    #expect(messages.first?.line == 12)
  }

  @Test func brokenFilesHaveTheirFirstErrorAndWhatTheyImport() {
    let broken = CompilerMessages.broken(
      CompilerMessages.parse(output), missing: ["/a b/View.swift": ["MapKit"]])
    #expect(
      broken == [
        BrokenFile(
          path: "/a b/View.swift",
          reason: "line 12: cannot find type 'MKMapView' in scope (it imports MapKit)")
      ])
  }
}
