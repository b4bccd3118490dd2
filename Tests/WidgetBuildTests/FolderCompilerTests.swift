import CommandLineKit
import Foundation
import Testing
import WidgetGeometry

@testable import WidgetBuild

enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
  static let checkout = folder.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of the built modules: that of the running tests.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
}

/// Compiles a folder as an author has it and runs what it becomes.  One build for all tests.
@Suite(.serialized) final class FolderCompilerTests {
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "widget-build-tests-\(getpid())")

  private func request(_ names: [String]) throws -> FolderCompiler.Request {
    let paths = names.map { Fixture.folder.appending(path: $0) }
    var request = FolderCompiler.Request(
      paths: paths,
      kit: try KitModules(among: [Fixture.products], checkout: Fixture.checkout),
      cache: Self.cache)
    request.usesProject = false
    return request
  }

  private func run(_ words: [String]) throws -> (code: Int32, output: String, errors: String) {
    let product = try FolderCompiler(try request(["widget-folder"])).build()
    let outcome = try ProcessRunner(folder: Self.cache).run(
      [product.program.path] + words, seconds: 120)
    return (outcome.status, outcome.output, outcome.errors)
  }

  @Test func aFolderBecomesAProgramThatListsItsWidgets() throws {
    let (code, output, errors) = try run(["list"])
    #expect(code == 0, "\(errors)")
    #expect(output.contains("Plant (widget)\n  Plants\n  families: systemSmall\n"))
    #expect(output.contains("parameter mood: Mood = inShade"))
  }

  @Test func anUnchangedFolderIsNotCompiledAgain() throws {
    _ = try FolderCompiler(try request(["widget-folder"])).build()
    #expect(try FolderCompiler(try request(["widget-folder"])).build().isReused)
  }

  @Test func catalogueStringsAndIntentsReachThePicture() throws {
    let tree = Self.cache.appending(path: "tree.json")
    let picture = Self.cache.appending(path: "plant.png")
    let (code, _, errors) = try run([
      "--kind", "Plant", "--family", "systemSmall", "--tree", tree.path, picture.path,
    ])
    #expect(code == 0, "\(errors)")
    let text = try String(contentsOf: tree, encoding: .utf8)
    #expect(text.contains("Hello from the strings"))
    #expect(text.contains("The oak"))
    #expect(try Data(contentsOf: picture).count > 1_000)
  }

  @Test func providersReadPixelsAndFindNoNetwork() throws {
    let tree = Self.cache.appending(path: "outside.json")
    let picture = Self.cache.appending(path: "outside.png")
    let (code, _, errors) = try run([
      "--kind", "Outside", "--family", "systemSmall", "--tree", tree.path, picture.path,
    ])
    #expect(code == 0, "\(errors)")
    let text = try String(contentsOf: tree, encoding: .utf8)
    let words = [
      "points 2x1", "file 20,128,64,255", "drawn 3x5 64,128,20,255", "no root", "bytes -1",
      "kept 5",
    ]
    for word in words { #expect(text.contains(word)) }
  }

  @Test func sourcesFromBeforeContainersGetABackgroundAndNoMargins() throws {
    let tree = Self.cache.appending(path: "old.json")
    let picture = Self.cache.appending(path: "old.svg")
    func render(_ more: [String]) throws -> (tree: String, picture: String) {
      let (code, _, errors) = try run(
        ["--kind", "Outside", "--family", "systemSmall", "--tree", tree.path] + more
          + [picture.path])
      #expect(code == 0, "\(errors)")
      return (
        try String(contentsOf: tree, encoding: .utf8),
        try String(contentsOf: picture, encoding: .utf8)
      )
    }
    let (new, old) = (try render([]), try render(["--containers", "absent"]))
    #expect(new.tree != old.tree)
    #expect(!new.picture.contains("#fff"))
    #expect(old.picture.contains("#fff"))
    #expect(try render(["--containers", "absent", "--scheme", "dark"]).picture.contains("#1c1c1e"))
  }

  @Test(arguments: [
    ("Endless", ["--timeout", "1"], "within 1.0 seconds"),
    ("Crowded", [], "more than \(RenderLimits.standard.nodeCount) views"),
    ("Crashing", [], "the leaf fell off"),
  ])
  func faultyWidgetsEndWithAMessage(_ kind: String, _ words: [String], _ message: String) throws {
    let picture = Self.cache.appending(path: "never.png")
    let (code, _, errors) = try run(["--kind", kind] + words + [picture.path])
    #expect(code != 0)
    #expect(errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: picture.path))
  }

  @Test func aBrokenFileIsNamedWithItsLineAndWhatItImports() throws {
    let compiler = try FolderCompiler(try request(["widget-folder", "widget-folder-broken"]))
    let path = Fixture.folder.appending(path: "widget-folder-broken/MapWidget.swift").path
    let error = #expect(throws: WidgetBuildError.self) { try compiler.build() }
    #expect(
      error
        == .broken(
          files: [
            BrokenFile(
              path: path,
              reason: "line 6: cannot find 'MKCoordinateRegion' in scope (it imports MapKit)")
          ],
          advice: [
            "\(path): the imported module MapKit is a framework of Apple's that does not exist "
              + "here; --skip-broken leaves out what uses it"
          ]))
  }

  @Test func skippingLeavesTheOtherWidgets() throws {
    var request = try request(["widget-folder", "widget-folder-broken"])
    request.skipsBroken = true
    let product = try FolderCompiler(request).build()
    #expect(product.skipped.map { ($0.path as NSString).lastPathComponent } == ["MapWidget.swift"])
    let outcome = try ProcessRunner(folder: Self.cache).run(
      [product.program.path, "list"], seconds: 60)
    #expect(outcome.output.contains("Plant (widget)"))
  }

  @Test func aFolderWithoutSourcesIsAnError() throws {
    let request = try request(["pictures"])
    #expect(throws: WidgetBuildError.self) { try FolderCompiler(request) }
  }
}
