import CommandLineKit
import Testing

@Suite struct HelpTests {
  @Test func programHelpListsTheSubcommands() {
    let expected = """
      Draws and checks.

      USAGE
        sample [render] …
        sample SUBCOMMAND …

      SUBCOMMANDS
        render                  Draws a widget. The default.
        check                   Looks at files.
        help                    Shows the help of a subcommand.

      OPTIONS
        --version               Print the version.
        --help, -h              Print this help.

      'sample SUBCOMMAND --help' shows what a subcommand takes.

      """
    for words in [["--help"], ["-h"], ["help"]] {
      let console = RecordingConsole()
      #expect(Sample.program.run(words, console: console.console) == .done)
      #expect(console.out == expected)
      #expect(console.err.isEmpty)
    }
  }

  @Test func commandHelpShowsArgumentsAndSections() {
    let expected = """
      Draws a widget.

      USAGE
        sample [render] [OPTIONS] OUTPUT

      ARGUMENTS
        OUTPUT                  Where the picture goes.

      LOOK
        --scale N               Pixels per point; by default the device's.
        --scheme light|dark     Light or dark; by default light.
        --overlay, -o NAME      Draw over the picture: frames, margins or baselines.

      OPTIONS
        --strict                Treat warnings as errors, so that a picture with a
                                replaced font fails.

      COMMON OPTIONS
        --json                  Print the result as one line of JSON.
        --help, -h              Print this help.

      """
    #expect(Sample.run("render", "--help").out == expected)
    #expect(Sample.run("help", "render").out == expected)
    #expect(Sample.run("out.png", "--scale", "2", "-h").out == expected)
  }

  @Test func helpShowsDiscussionRepeatedArgumentsAndWordsHandedOn() {
    #expect(
      Sample.run("check", "--help").out == """
        Looks at files.

        USAGE
          sample check [OPTIONS] [FILE…] [-- WORDS]

        Reads every file twice.

        Nothing is written.

        ARGUMENTS
          FILE                    Files to look at.

        OPTIONS
          --jobs, -j N            Workers.

        COMMON OPTIONS
          --json                  Print the result as one line of JSON.
          --help, -h              Print this help.

        """)
  }

  @Test func versionIsOneLine() {
    #expect(Sample.run("--version").out == "sample 1.2\n")
  }
}
