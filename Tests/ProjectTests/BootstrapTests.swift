import Testing

@Suite struct BootstrapTests {
  @Test func isSilentWhenNothingIsMissing() throws {
    let sandbox = try Sandbox()
    try sandbox.installEverything()
    try sandbox.tool("apt-get", "echo called; exit 1")
    #expect(
      try sandbox.run("Scripts/bootstrap.sh") == Sandbox.Outcome(code: 0, out: "", err: ""))
  }

  @Test func installsWhatIsMissingAndNothingElse() throws {
    let sandbox = try Sandbox()
    try sandbox.installEverything()
    let all = try #require(sandbox.read("have")).split(separator: "\n")
    try sandbox.write(
      "have",
      all.filter { !$0.hasPrefix("libwebp") && $0 != "pkg-config" }.joined(separator: "\n") + "\n")
    try sandbox.write("apt.log", "")
    let outcome = try sandbox.run("Scripts/bootstrap.sh")
    #expect(outcome.code == 0)
    #expect(outcome.out.isEmpty)
    #expect(
      outcome.err
        == "bootstrap: missing packages: pkg-config libwebp-dev\nbootstrap: installing\n")
    #expect(
      sandbox.read("apt.log") == "install -y --no-install-recommends pkg-config libwebp-dev\n")
  }

  @Test func refreshesThePackageListsWhenAptDoesNotKnowAPackage() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("Scripts/bootstrap.sh")
    #expect(outcome.code == 0)
    let calls = try #require(sandbox.read("apt.log")).split(separator: "\n")
    #expect(calls.count == 3)
    #expect(calls[1] == "update")
    #expect(calls[0] == calls[2])
  }

  @Test func saysHowToInstallByHandWhenAptFails() throws {
    let sandbox = try Sandbox()
    try sandbox.tool("apt-get", "echo no network; exit 100")
    let outcome = try sandbox.run("Scripts/bootstrap.sh")
    #expect(outcome.code == 1)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains("apt-get install -y --no-install-recommends pkg-config "))
  }

  @Test func noticesThatAptInstalledNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.tool("apt-get", "exit 0")
    let outcome = try sandbox.run("Scripts/bootstrap.sh")
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("bootstrap: still missing after apt-get: pkg-config "))
  }

  @Test func checkOnlySaysWhatIsMissing() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("Scripts/bootstrap.sh", "--check")
    #expect(outcome.code == 1)
    #expect(outcome.err.hasPrefix("bootstrap: missing packages: pkg-config libcairo2-dev "))
    #expect(sandbox.read("apt.log") == nil)
  }
}
