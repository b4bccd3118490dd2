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
    #expect(outcome.err.contains("25000"), "\(outcome.err)")
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

  /// `Locale.current`, `DateFormatter()`, `date.formatted()`: neither the machine's language nor its
  /// zone, but those of the command line.
  @Test(arguments: [
    (
      ["--locale", "de_DE", "--time-zone", "Asia/Tokyo"],
      "de_DE_Asia/Tokyo_2_18_Mittwoch, 1. Januar 2025 um 18:41_1. Jan. 2025, 18:41_1.234,5_a und b"
    ),
    (
      [],
      "en_US_GMT_1_9_Wednesday, January 1, 2025 at 9:41 AM_Jan 1, 2025 at 9:41 AM_1,234.5_a and b"
    ),
  ])
  func codeThatAsksForTheUsersSettingsGetsTheRenders(_ options: [String], _ says: String) throws {
    let machines = [
      ["LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8", "TZ": "America/New_York"],
      ["LANG": "C", "TZ": "Pacific/Kiritimati"],
    ]
    var pictures: [Data] = []
    for machine in machines {
      let scratch = try Scratch()
      let outcome = try program.run(
        ["--kind", "settings", "--json"] + options + [scratch.path("a.png")], environment: machine)
      #expect(outcome.code == 0, "\(outcome.err)")
      let words = says.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      #expect(outcome.out.replacing("\\/", with: "/").contains("text://\(words)"), "\(outcome.out)")
      pictures.append(try scratch.data("a.png"))
    }
    #expect(pictures[0] == pictures[1])
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
