import CommandLineKit
import Foundation
import Testing

@Suite struct ParsingTests {
  @Test func defaultsHoldWhenNothingIsGiven() {
    let outcome = Sample.run("out.png")
    #expect(outcome.out == "out.png 3.0 light [] false\n")
    #expect(outcome.code == .done)
    #expect(outcome.err.isEmpty)
  }

  @Test func optionsMayStandAnywhereAndInEverySpelling() {
    let expected = "out.png 2.0 dark [\"frames\", \"margins\"] true\n"
    #expect(
      Sample.run(
        "render", "--scale=2", "out.png", "--scheme", "dark", "-o", "frames", "-omargins",
        "--strict"
      ).out == expected)
  }

  @Test func aDashIsAnArgumentAndDoubleDashEndsTheOptions() {
    #expect(Sample.run("-").out == "- 3.0 light [] false\n")
    #expect(Sample.run("--", "--odd.png").out == "--odd.png 3.0 light [] false\n")
  }

  @Test func wordsAfterTheDoubleDashAreHandedOn() {
    let outcome = Sample.run("check", "a", "-j4", "b", "--", "--help", "-x")
    #expect(outcome.out == "[\"a\", \"b\"] 4 [\"--help\", \"-x\"]\n")
    #expect(outcome.code == .differs)
  }

  @Test(arguments: [
    (
      ["--scheem", "dark", "out.png"],
      "sample: unknown option '--scheem'; did you mean '--scheme'?\nTry 'sample render --help'.\n"
    ),
    (
      ["-scale", "2", "out.png"],
      "sample: unknown option '-scale'; did you mean '--scale'?\nTry 'sample render --help'.\n"
    ),
    (
      ["--scheme", "drak", "out.png"],
      "sample: --scheme: 'drak' is not one of light, dark; did you mean 'dark'?\n"
        + "Try 'sample render --help'.\n"
    ),
    (
      ["--scale", "9", "out.png"],
      "sample: --scale: '9' is not a number from 1 to 8\nTry 'sample render --help'.\n"
    ),
    (
      ["--scale", "nan", "out.png"],
      "sample: --scale: 'nan' is not a number from 1 to 8\nTry 'sample render --help'.\n"
    ),
    (
      ["out.png", "--scale"],
      "sample: --scale needs a value: --scale N\nTry 'sample render --help'.\n"
    ),
    (
      ["--scale", "--strict", "out.png"],
      "sample: --scale needs a value: --scale N\nTry 'sample render --help'.\n"
    ),
    (
      ["--strict=no", "out.png"],
      "sample: --strict takes no value\nTry 'sample render --help'.\n"
    ),
    (
      ["--scale", "2", "--scale", "3", "out.png"],
      "sample: --scale is given more than once\nTry 'sample render --help'.\n"
    ),
    ([], "sample: OUTPUT is missing\nTry 'sample render --help'.\n"),
    (
      ["out.png", "more.png"],
      "sample: unexpected argument 'more.png'\nTry 'sample render --help'.\n"
    ),
    (
      ["chekc", "a.png"],
      "sample: unknown subcommand 'chekc'; did you mean 'check'?\nTry 'sample render --help'.\n"
    ),
    (
      ["help", "chekc"],
      "sample: unknown subcommand 'chekc'; did you mean 'check'?\nTry 'sample render --help'.\n"
    ),
    (
      ["check", "-j", "0"],
      "sample: -j: '0' is not a whole number from 1 to 64\nTry 'sample check --help'.\n"
    ),
  ])
  func wrongUsageSaysWhatIsWrong(words: [String], message: String) {
    let console = RecordingConsole()
    let code = Sample.program.run(words, console: console.console)
    #expect(console.err == message)
    #expect(console.out.isEmpty)
    #expect(code == .usage)
  }

  @Test func sizesAndListsAreRead() throws {
    let size = try ValueParserProbe.size.get("338x158.5")
    #expect(size.width == 338 && size.height == 158.5)
    #expect(throws: ValueError.self) { try ValueParserProbe.size.get("338x0") }
    #expect(throws: ValueError.self) { try ValueParserProbe.size.get("338") }
    #expect(throws: ValueError.self) { try ValueParserProbe.size.get("1x2x3") }
    #expect(throws: ValueError.self) { try ValueParserProbe.size.get("inf x1") }
    #expect(try ValueParserProbe.list.get("light,dark") == ["light", "dark"])
    #expect(throws: ValueError.self) { try ValueParserProbe.list.get("light,,dark") }
  }

  @Test func exitCodesAreTheDocumentedOnes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 65, 66, 70])
  }
}
