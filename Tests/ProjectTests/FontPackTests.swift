import Foundation
import Testing

/// `Fonts/fonts.json` against the files beside it.
@Suite struct FontPackTests {
  private struct Pack: Decodable {
    struct Family: Decodable {
      struct File: Decodable {
        let path: String
        let style: String
        let axes: [String: [Double]]
      }
      let family: String
      let roles: [String]
      let files: [File]
      let license: String
    }
    struct Alias: Decodable {
      let names: [String]
      let family: String
    }
    struct Fallback: Decodable {
      let scripts: [String]
      let cjk: [String: [String]]
      let cjkDefault: String
      let last: [String]
    }
    let schema: Int
    let families: [Family]
    let aliases: [Alias]
    let fallback: Fallback
  }

  private let folder: URL
  private let pack: Pack

  init() throws {
    folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")
    pack = try JSONDecoder().decode(
      Pack.self, from: Data(contentsOf: folder.appendingPathComponent("fonts.json")))
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  @Test func everyFontIsThereHashedAndLicensed() throws {
    let sums = try String(
      contentsOf: folder.appendingPathComponent("SHA256SUMS"), encoding: .utf8)
    let hashed = sums.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    let listed = pack.families.flatMap { $0.files.map(\.path) }
    #expect(hashed == listed)
    for path in listed + pack.families.map(\.license) { #expect(exists(path), "\(path)") }
    for file in pack.families.flatMap(\.files) {
      #expect(["normal", "italic"].contains(file.style))
      #expect(file.axes.values.allSatisfy { $0.count == 2 && $0[0] < $0[1] })
    }
  }

  @Test func everyDesignHasAFamily() {
    let roles = Set(pack.families.flatMap(\.roles))
    let needed: Set = [
      "sans", "rounded", "serif", "monospaced", "emoji", "symbols", "cjk-sc", "cjk-tc", "cjk-jp",
      "cjk-kr",
    ]
    #expect(needed.subtracting(roles).isEmpty)
  }

  @Test func aliasesAndFallbacksNameFamiliesAndNoNameOccursTwice() {
    let families = Set(pack.families.map(\.family))
    #expect(families.count == pack.families.count)
    let names = pack.aliases.flatMap(\.names).map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: families.map { $0.lowercased() }))
    let used =
      pack.aliases.map(\.family) + pack.fallback.scripts + pack.fallback.last
      + pack.fallback.cjk.values.flatMap { $0 }
    #expect(Set(used).isSubset(of: families))
    #expect(pack.fallback.cjk[pack.fallback.cjkDefault] != nil)
  }
}
