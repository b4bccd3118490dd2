import Foundation
import Testing

@Suite struct LauncherTests {
  /// A `swift` that builds a program which shows its arguments and ends with 37.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.installEverything()
    try sandbox.write("Sources/A.swift", "")
    try sandbox.tool(
      "swift",
      #"""
      echo "noise on stdout"; echo "$*" >>"$ROOT/builds"
      [[ -e $ROOT/broken ]] && { echo "error: broken"; exit 1; }
      mkdir -p "$ROOT/.build/release"
      printf '#!/usr/bin/env bash\nprintf "<%%s>" "$@"; exit 37\n' >"$ROOT/.build/release/widgetrender"
      chmod +x "$ROOT/.build/release/widgetrender"
      if [[ $* == *WidgetRenderKit* ]]; then
        mkdir -p "$ROOT/.build/kit/release" && touch "$ROOT/.build/kit/release/libWidgetRenderKit.a"
      fi
      exit 0
      """#)
    return sandbox
  }

  private func builds(_ sandbox: Sandbox) -> Int {
    sandbox.read("builds")?.split(separator: "\n").count ?? 0
  }

  @Test func passesArgumentsOutputAndExitCodeThrough() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.run("widgetrender", "a b", "", "--x=*")
    #expect(outcome.code == 37)
    #expect(outcome.out == "<a b><><--x=*>")
    #expect(outcome.err == "widgetrender: building (the first time takes some minutes)\n")
  }

  @Test func buildsOnlyWhenSourcesChange() throws {
    let sandbox = try sandbox()
    _ = try sandbox.run("widgetrender")
    let second = try sandbox.run("widgetrender", "x")
    #expect(second == Sandbox.Outcome(code: 37, out: "<x>", err: ""))
    #expect(builds(sandbox) == 1)
    // Dates of files may be as coarse as a second.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 5)],
      ofItemAtPath: sandbox.root + "/Sources/A.swift")
    _ = try sandbox.run("widgetrender")
    #expect(builds(sandbox) == 2)
  }

  @Test func aFailedBuildShowsItsMessagesAndIsTriedAgain() throws {
    let sandbox = try sandbox()
    try sandbox.write("broken", "")
    for _ in 0..<2 {
      let outcome = try sandbox.run("widgetrender")
      #expect(outcome.code == 70)
      #expect(outcome.out.isEmpty)
      #expect(outcome.err.hasSuffix("error: broken\nwidgetrender: the build failed\n"))
    }
    #expect(builds(sandbox) == 2)
  }

  @Test func buildsTheModulesOfWidgetsForTheBuildCommand() throws {
    let sandbox = try sandbox()
    let first = try sandbox.run("widgetrender", "build", "a folder")
    #expect(first.out == "<build><a folder>")
    #expect(first.err.contains("widgetrender: building the modules that widgets import"))
    #expect(builds(sandbox) == 2)
    #expect(sandbox.read("builds")?.contains("--product WidgetRenderKit") == true)
    let second = try sandbox.run("widgetrender", "build", "a folder")
    #expect(second.err.isEmpty)
    #expect(builds(sandbox) == 2)
  }

  @Test func doesNotBuildWithoutThePackages() throws {
    let sandbox = try sandbox()
    try sandbox.write("have", "")
    try sandbox.tool("apt-get", "exit 100")
    let outcome = try sandbox.run("widgetrender")
    #expect(outcome.code == 70)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.hasSuffix("widgetrender: cannot build without these packages\n"))
    #expect(builds(sandbox) == 0)
  }
}
