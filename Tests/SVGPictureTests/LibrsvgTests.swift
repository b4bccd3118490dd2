import Foundation
import Testing
import WidgetAssets

/// Our drawing of a document beside librsvg's.
struct LibrsvgTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = tests.appending(path: "Fixtures/svg")
  static let documents = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".svg") }.sorted()

  @Test(arguments: documents)
  func documentsLookAsLibrsvgDrawsThem(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let found = try #require(try same(data, name))
    #expect(found.mean <= 0.3, "\(found)")
    #expect(found.apart <= 0.01, "\(found)")
  }

  @Test func thereAreDocumentsToCompare() { #expect(Self.documents.count >= 10) }

  /// One outline in eight; all of them take a minute without optimisation.
  @Test func outlinesOfSymbolsLookAsLibrsvgDrawsThem() throws {
    let file = Self.tests.deletingLastPathComponent().appending(path: "Symbols/outlines.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count > 1_000)
    for (index, row) in rows.enumerated() where index.isMultiple(of: 8) {
      let columns = row.split(separator: "\t")
      let data = try #require(columns.last).replacing("|", with: " ")
      let document =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -300 1000 1300"><path d=""#
        + data + #""/></svg>"#
      let found = try #require(try same(Data(document.utf8), String(columns[0])))
      #expect(found.mean <= 0.1 && found.worst <= 64, "\(columns[0]): \(found)")
    }
  }

  @Test(arguments: 1...60)
  func randomDocumentsLookAsLibrsvgDrawsThem(_ seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let document = random.document()
    let found = try #require(try same(Data(document.utf8), "seed \(seed)"))
    #expect(found.mean <= 0.6 && found.apart <= 0.02, "\(found)\n\(document)")
  }

  /// The comparison, or an issue for a document that is not drawn as shapes.
  private func same(_ data: Data, _ name: String) throws -> Comparison? {
    switch try Comparison.of(data, named: name) {
    case .same(let found): return found
    case .pixels(let reason), .refused(let reason):
      Issue.record("\(name): \(reason)")
      return nil
    }
  }
}
