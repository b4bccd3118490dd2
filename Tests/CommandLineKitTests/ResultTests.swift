import CommandLineKit
import Testing

@Suite struct ResultTests {
  @Test func jsonIsOneLineWithSortedKeys() {
    #expect(
      Sample.run("--json", "a/out.png").out
        == "{\"command\":\"render\",\"exitCode\":0,\"result\":{\"path\":\"a/out.png\"},"
        + "\"status\":\"done\"}\n")
  }

  @Test func failuresHaveTheSameEnvelope() {
    let outcome = Sample.run("check", "gone", "--json")
    #expect(
      outcome.out
        == "{\"command\":\"check\",\"error\":\"gone: no such file\",\"exitCode\":66,"
        + "\"status\":\"failed\"}\n")
    #expect(outcome.err == "sample: gone: no such file\n")
    #expect(outcome.code == .file)
  }

  @Test func wrongUsageHasTheEnvelopeToo() {
    #expect(
      Sample.run("--json").out
        == "{\"command\":\"render\",\"error\":\"OUTPUT is missing\",\"exitCode\":64,"
        + "\"status\":\"failed\"}\n")
  }

  @Test func unexpectedErrorsAreOurFault() {
    let outcome = Sample.run("check", "fault")
    #expect(outcome.err == "sample: something broke\n")
    #expect(outcome.code == .internalFault)
  }

  @Test func progressIsSilentForASecondAndThenSaysRateAndTimeLeft() {
    let recorder = RecordingConsole(isInteractive: true)
    let clock = Clock()
    let progress = ProgressLine(
      "batch", total: 1_000, console: recorder.console, elapsed: { clock.now })
    clock.set(.milliseconds(900))
    progress.advance(by: 100)
    #expect(recorder.err.isEmpty)
    clock.set(.seconds(2))
    progress.advance(by: 100)
    clock.set(.milliseconds(2_050))
    progress.advance(by: 1)
    progress.finish()
    #expect(
      recorder.err == "\rbatch: 200 of 1000 (20 %), 100/s, 8 s left\u{1B}[K\r\u{1B}[K")
  }

  @Test func progressIsSilentWhenNobodyWatches() {
    let recorder = RecordingConsole()
    let progress = ProgressLine(
      "batch", total: 0, console: recorder.console, elapsed: { .seconds(60) })
    progress.advance()
    progress.finish()
    #expect(recorder.err.isEmpty)
  }

  @Test func slowAndUnboundedJobsAreShownSensibly() {
    let recorder = RecordingConsole(isInteractive: true)
    ProgressLine("sheet", total: 0, console: recorder.console, elapsed: { .seconds(10) }).advance(
      by: 3)
    ProgressLine("sheet", total: 9_000, console: recorder.console, elapsed: { .seconds(10) })
      .advance(by: 9)
    #expect(
      recorder.err
        == "\rsheet: 3, 0.3/s\u{1B}[K\rsheet: 9 of 9000 (0 %), 0.9/s, 2 h 46 min left\u{1B}[K")
  }
}
