import Foundation
import Testing
import WidgetTemplates

/// Where templates are looked for, and where they are not.
@Suite final class TemplateLibraryTests {
  private let folder: URL
  private let library: TemplateLibrary

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "templates-\(UUID().uuidString)").resolvingSymlinksInPath()
    library = TemplateLibrary(roots: [folder.appending(path: "a"), folder.appending(path: "b")])
    for path in ["a/pay", "b/pay", "b/weather", "entries/own", "secret"] { try add(path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func add(_ path: String) throws {
    let directory = folder.appending(path: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let text = #"{"template": 1, "displayName": "\#(path)", "body": []}"#
    try Data(text.utf8).write(to: directory.appending(path: "template.json"))
  }

  private func found(_ requested: String?, entry: String? = nil) throws -> String? {
    let entry = try entry.map {
      try TemplateEntry(
        Data($0.utf8), file: "e.json", directory: folder.appending(path: "entries"))
    }
    return try library.template(
      requested: requested, entry: entry, workingDirectory: folder.appending(path: "entries")
    ).displayName
  }

  private func message(_ requested: String?, entry: String? = nil) -> String {
    do {
      return "found \(try found(requested, entry: entry) ?? "")"
    } catch {
      return "\(error)".replacing(folder.path, with: "…")
    }
  }

  @Test func aTemplateIsReadOnce() throws {
    #expect(try found("pay") == "a/pay")
    try Data("broken".utf8).write(to: folder.appending(path: "a/pay/template.json"))
    #expect(try found("pay") == "a/pay")
    let another = TemplateLibrary(roots: library.roots)
    #expect(throws: TemplateError.self) {
      try another.load(named: "pay", for: TemplatePlace(file: "test"))
    }
  }

  @Test func theFirstRootWins() throws {
    #expect(try found("pay") == "a/pay")
    #expect(try found("weather") == "b/weather")
    #expect(library.names() == ["pay", "weather"])
  }

  @Test func theCommandLineMayNameAnyPath() throws {
    #expect(try found("../secret") == "secret")
    #expect(try found(folder.appending(path: "secret/template.json").path) == "secret")
  }

  @Test func theRequestWinsOverTheEntry() throws {
    #expect(try found("weather", entry: #"{"template": "pay"}"#) == "b/weather")
    #expect(try found(nil, entry: #"{"template": "pay"}"#) == "a/pay")
    #expect(try found(nil, entry: #"{"template": "./own"}"#) == "entries/own")
  }

  @Test func anEntryLooksBesideItself() throws {
    try add("entries")
    #expect(try found(nil, entry: "{}") == "entries")
  }

  @Test func anEntryCannotLeaveItsFolder() throws {
    let message = message(nil, entry: #"{"template": "../secret"}"#)
    #expect(
      message
        == "e.json:1:14: /template: found the path “../secret”, expected a path inside …/entries")
    let absolute = self.message(
      nil, entry: #"{"template": "\#(folder.appending(path: "secret").path)"}"#)
    #expect(absolute.contains("expected a path inside"))
  }

  @Test func anEntryCannotLeaveItsFolderThroughALink() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "entries/link"),
      withDestinationURL: folder.appending(path: "secret"))
    #expect(message(nil, entry: #"{"template": "./link"}"#).contains("expected a path inside"))
  }

  @Test func unknownNamesAreToldWithTheNearest() {
    #expect(message("wether") == "--template: unknown template “wether”; did you mean “weather”?")
    #expect(message("zzzzzz") == "--template: the template “zzzzzz” not found; looked in …/a, …/b")
    #expect(
      message("./nothing")
        == "./nothing: the template not found; looked in …/entries/nothing")
  }

  @Test func declaredParametersAreCheckedAndFilled() throws {
    let source = #"""
      {"template": 1, "name": "t", "body": [], "parameters": {
        "title": {"type": "text"}, "count": {"type": "number", "default": 3}}}
      """#
    let document = try TemplateDocument(Data(source.utf8), file: "t.json")
    func completed(_ entry: String) -> String {
      do {
        let entry = try TemplateEntry(Data(entry.utf8), file: "e.json")
        return JSONWriter.text(try document.completed(entry.values, place: entry.place))
      } catch {
        return "\(error)"
      }
    }
    #expect(completed(#"{"title": "A"}"#) == "{\n  \"title\": \"A\",\n  \"count\": 3\n}\n")
    #expect(completed("{}") == "e.json:1:1: the template “t” needs “title”")
    #expect(
      completed(#"{"title": 3}"#)
        == "e.json:1:11: /title: found the number 3, expected text for “title”")
  }
}
