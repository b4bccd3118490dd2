import CommandLineKit
import Foundation
import Testing

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func contents(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  @Test func writesANewFileAndLeavesNothingElse() throws {
    try AtomicFile.write(Data("one".utf8), to: path("a.txt"))
    #expect(try contents("a.txt") == "one")
    #expect(try folder.names == ["a.txt"])
  }

  @Test func replacesAFileAndKeepsItsPermissions() throws {
    try AtomicFile.write(Data("one".utf8), to: path("a.txt"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: path("a.txt"))
    try AtomicFile.write(Data("two".utf8), to: path("a.txt"))
    #expect(try contents("a.txt") == "two")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a.txt"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["a.txt"])
  }

  @Test func followsALink() throws {
    try AtomicFile.write(Data("one".utf8), to: path("real.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.txt"), withDestinationPath: "real.txt")
    try AtomicFile.write(Data("two".utf8), to: path("link.txt"))
    #expect(try contents("real.txt") == "two")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link.txt")) == "real.txt")
  }

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    try AtomicFile.write(Data("gone".utf8), to: "/dev/null")
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func passesByALeftOverTemporaryFile() throws {
    for attempt in 0..<2 {
      let name = ".a.txt.\(ProcessInfo.processInfo.processIdentifier)-\(attempt).tmp"
      try Data("left".utf8).write(to: URL(fileURLWithPath: path(name)))
    }
    try AtomicFile.write(Data("one".utf8), to: path("a.txt"))
    #expect(try contents("a.txt") == "one")
    #expect(try folder.names.count == 3)
  }

  @Test func aDashIsStandardOutput() throws {
    let recorder = RecordingConsole()
    try AtomicFile.write(Data("bytes".utf8), to: "-", console: recorder.console)
    #expect(recorder.out == "bytes")
  }

  @Test func aMissingFolderIsNamed() {
    let wanted = path("no/a.txt")
    #expect(
      throws: CommandLineError.unwritable(
        path: wanted, reason: "there is no folder '\(path("no/"))'")
    ) {
      try AtomicFile.write(Data(), to: wanted)
    }
  }

  @Test func aFolderIsNotOverwritten() throws {
    #expect(
      throws: CommandLineError.unwritable(path: folder.path, reason: "it is a folder")
    ) {
      try AtomicFile.write(Data(), to: folder.path)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aFullDeviceFailsWithItsReason() {
    #expect(
      throws: CommandLineError.unwritable(path: "/dev/full", reason: "No space left on device")
    ) {
      try AtomicFile.write(Data("x".utf8), to: "/dev/full")
    }
  }

  @Test func readsAFileUpToTheLimit() throws {
    try AtomicFile.write(Data("12345".utf8), to: path("a.json"))
    #expect(try InputFile.read(path("a.json"), limit: 5) == Data("12345".utf8))
    #expect(throws: CommandLineError.tooLarge(path: path("a.json"), limit: 4)) {
      try InputFile.read(path("a.json"), limit: 4)
    }
    #expect(throws: CommandLineError.tooLarge(path: "/dev/zero", limit: 1_000)) {
      try InputFile.read("/dev/zero", limit: 1_000)
    }
  }

  @Test func readsStandardInputUpToTheLimit() throws {
    let recorder = RecordingConsole(input: "12345")
    #expect(
      try InputFile.read("-", limit: 5, console: recorder.console) == Data("12345".utf8))
    #expect(throws: CommandLineError.tooLarge(path: "standard input", limit: 4)) {
      try InputFile.read("-", limit: 4, console: recorder.console)
    }
  }

  @Test func aMissingFileSuggestsANeighbour() throws {
    try AtomicFile.write(Data(), to: path("entry.json"))
    #expect(
      throws: CommandLineError.fileMissing(
        path: path("entri.json"), suggestion: path("entry.json"))
    ) {
      try InputFile.read(path("entri.json"), limit: 10)
    }
    #expect(
      throws: CommandLineError.unreadable(path: folder.path, reason: "it is a folder")
    ) {
      try InputFile.read(folder.path, limit: 10)
    }
  }
}
