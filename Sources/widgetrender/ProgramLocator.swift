import CommandLineKit
import Foundation
import WidgetBuild
import WidgetRender
import WidgetSnapshots

/// Finds the programs of a suite's widgets, and builds those that are built from sources.
struct ProgramLocator {
  /// Where products were built already.
  let programs: String?
  let console: Console

  func locate(_ references: Set<ProgramReference>) throws -> [ProgramReference: ProgramLocation] {
    var found: [ProgramReference: ProgramLocation] = [:]
    for reference in references.sorted(by: { "\($0)" < "\($1)" }) {
      switch reference {
      case .file(let url):
        found[reference] = ProgramLocation(try existing(url))
      case .product(let name, let package):
        found[reference] = ProgramLocation(try product(name, of: package))
      case .folder(let url):
        found[reference] = try compile(url)
      }
    }
    return found
  }

  private func existing(_ url: URL) throws -> URL {
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw RenderFailure(.file, "\(url.path): there is no such program; build it first")
    }
    return url
  }

  private func product(_ name: String, of package: URL) throws -> URL {
    if let programs {
      return try existing(URL(fileURLWithPath: programs).appendingPathComponent(name))
    }
    let words = ["swift", "build", "--package-path", package.path]
    if console.isInteractive { console.complain("widgetrender: building \(name)\n") }
    _ = try run(words + ["--product", name], what: name)
    let folder = try run(words + ["--show-bin-path"], what: name)
    return try existing(
      URL(fileURLWithPath: folder.trimmingCharacters(in: .whitespacesAndNewlines))
        .appendingPathComponent(name))
  }

  /// Runs the package manager and gives what it printed.
  private func run(_ words: [String], what: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    // One stream, so that reading it to its end is all there is to wait for.
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw RenderFailure(.badInput, "\(what): the package manager cannot be started: \(error)")
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      console.complain(text)
      throw RenderFailure(.badInput, "\(what): the package does not build; see above")
    }
    // Warnings come first.
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  private func compile(_ folder: URL) throws -> ProgramLocation {
    var request = FolderCompiler.Request(
      paths: [folder], kit: try BuildCommand.kitModules(), cache: BuildCommand.cacheFolder())
    request.jobs = ProcessInfo.processInfo.activeProcessorCount
    let product = try FolderCompiler(request).build()
    return ProgramLocation(
      product.program, words: product.fonts.map { ["--fonts", $0.path] } ?? [])
  }
}
