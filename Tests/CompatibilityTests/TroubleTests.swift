import Foundation
import Testing

/// A widget's own mistakes end with a message that names them, a code, and no picture.
@Suite struct TroubleTests {
  private let program = ExampleProgram(name: "Troublemakers")

  @Test(arguments: [
    ("silent", 65, "the snapshot did not finish within 1.0 seconds"),
    ("endlessProvider", 65, "the snapshot did not finish within 1.0 seconds"),
    ("crashingProvider", 70, "the provider gave up"),
    ("endlessBody", 70, "took longer than 4 seconds and was given up"),
    ("crashingBody", 70, "the widget's code crashed"),
    ("deepBody", 65, "deep"),
  ])
  func aMistakeIsNamedAndNothingIsWritten(kind: String, code: Int32, message: String) throws {
    let scratch = try Scratch()
    let outcome = try program.run("--kind", kind, "--timeout", "1", scratch.path("a.png"))
    #expect(outcome.code == code, "\(outcome.err)")
    #expect(outcome.err.contains(message), "\(outcome.err)")
    #expect(throws: (any Error).self) { try scratch.data("a.png") }
  }

  @Test func tooManyViewsAreAnError() throws {
    let scratch = try Scratch()
    let outcome = try program.run("--kind", "manyViews", scratch.path("a.png"))
    #expect(outcome.code == 65)
    #expect(outcome.err.contains("100000"), "\(outcome.err)")
  }

  @Test func aProviderThatWaitsForTheMainQueueIsServed() throws {
    let scratch = try Scratch()
    let outcome = try program.run("--kind", "mainQueue", scratch.path("a.png"))
    #expect(outcome.code == 0, "\(outcome.err)")
  }

  @Test func anEmptyTimelineIsAnError() throws {
    let scratch = try Scratch()
    let outcome = try program.run(
      "--kind", "emptyTimeline", "--what", "timeline", scratch.path("a.png"))
    #expect(outcome.code == 65)
    #expect(outcome.err.contains("the provider's timeline has no entries"))
  }

  @Test func filesOfTheWidgetsFolderAreInTheMainBundle() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("resources"), withIntermediateDirectories: true)
    _ = try scratch.write("resources/words.txt", "hello")
    let outcome = try program.run(
      "--kind", "resources", "--resources", scratch.path("resources"), "--json",
      scratch.path("a.png"))
    #expect(outcome.out.contains("text://hello"), "\(outcome.err)")
  }
}
