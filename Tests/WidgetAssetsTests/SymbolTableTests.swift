import Foundation
import Testing
import WidgetAssets
import WidgetScene

/// The shipped tables' integrity, and tables that are not ours.
struct SymbolTableTests {
  private let folder = Fixtures.package.appending(path: "Symbols")

  @Test func theTablesAreWhatTheirHashesSay() throws {
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/sha256sum")
    check.arguments = ["--check", "--status", "--strict", "SHA256SUMS"]
    check.currentDirectoryURL = folder
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    let sums = try String(contentsOf: folder.appending(path: "SHA256SUMS"), encoding: .utf8)
    for file in ["LICENSES.txt", "boxes.tsv", "names.tsv", "outlines.tsv"] {
      #expect(sums.contains("  \(file)\n"), "\(file)")
    }
  }

  @Test func aMissingTableIsNamed() throws {
    try Fixtures.withFolder(named: "Symbols", ["names.tsv": "name\n"]) { folder in
      let error = #expect(throws: AssetIssue.self) { try SymbolCatalog(folder: folder) }
      #expect(error?.description == "Symbols/outlines.tsv: the file is not there")
    }
  }

  @Test(arguments: [
    "", "star", "star\n", "star\tset/star\n", "star\tset/star\texact\t-\t9:0:-:0\n",
    "star\tset/star\texact\tnonsense\tx:y:z\n", "star\tset/none\texact\t-\t-\n",
  ])
  func damagedRowsDrawNothingOrTheWholeOutline(_ row: String) throws {
    let files = [
      "names.tsv": "name\toutline\tlikeness\tcompose\tlayers\n\(row)",
      "boxes.tsv": "name\n\n\t\t\n",
      "outlines.tsv": "key\tadvance\tbounds\tparts\nset/star\t1000\t0 0 9 9\tM0 0L9 0L9 9Z\n",
    ]
    try Fixtures.withFolder(named: "Symbols", files) { folder in
      let catalog = try SymbolCatalog(folder: folder)
      let drawing = catalog.drawing(SymbolRequest(name: "star", pointSize: 17))
      let hasOutline = row.hasPrefix("star\tset/star\texact")
      #expect((drawing?.layers.isEmpty == false) == hasOutline)
      #expect(catalog.drawing(SymbolRequest(name: "zebra", pointSize: 17)) == nil)
    }
  }
}
