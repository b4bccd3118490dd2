import Foundation

/// A copy of the scripts in a folder of its own (with a space in its name), and a PATH that begins
/// with stand-ins for `swift`, `dpkg-query`, `apt-get` and `sudo`.
final class Sandbox {
  struct Outcome: Equatable {
    let code: Int32
    let out: String
    let err: String
  }

  let root: String
  private var bin: String { root + "/bin" }

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/script test \(UUID().uuidString)"
    for folder in ["bin", "Scripts", "Sources", "Docs", "elsewhere"] { try make(folder: folder) }
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let copied = ["widgetrender", "Scripts/bootstrap.sh", "Scripts/check-layering.sh"]
    for name in copied {
      try FileManager.default.copyItem(atPath: "\(repository)/\(name)", toPath: "\(root)/\(name)")
    }
    try write("Package.swift", "// none")
    // `have` lists the installed packages; `apt-get update` has been run when `lists` exists.
    try write("have", "")
    try tool("dpkg-query", #"while read -r p; do echo "$p installed"; done <"$ROOT/have"; exit 1"#)
    try tool("sudo", #"shift; exec "$@""#)
    try tool(
      "apt-get",
      """
      shift 3; echo "$*" >>"$ROOT/apt.log"
      if [[ $1 == update ]]; then touch "$ROOT/lists"; exit; fi
      [[ -e $ROOT/lists ]] || { echo "E: Unable to locate package"; exit 100; }
      shift 3; printf '%s\\n' "$@" >>"$ROOT/have"
      """)
    try tool("swift", "exit 9")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func make(folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Puts a Bash script in front of PATH.
  func tool(_ name: String, _ script: String) throws {
    try write("bin/\(name)", "#!/usr/bin/env bash\n\(script)\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/\(name)")
  }

  /// Installs every package the bootstrap script asks for.
  func installEverything() throws {
    try write("lists", "")
    _ = try run("Scripts/bootstrap.sh")
  }

  /// Runs a script of the copy, from another folder.
  func run(_ script: String, _ arguments: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(root)/\(script)")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "\(root)/elsewhere")
    process.environment = ["PATH": "\(bin):/usr/bin:/bin", "ROOT": root]
    // Files rather than pipes: nothing has to be read while it runs.
    let (out, err) = ("\(root)/out.txt", "\(root)/err.txt")
    for name in ["out.txt", "err.txt"] { try write(name, "") }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, out: read("out.txt") ?? "", err: read("err.txt") ?? "")
  }
}
