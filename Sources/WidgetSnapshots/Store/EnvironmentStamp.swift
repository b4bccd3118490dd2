package import Foundation
import WidgetRender

/// What pictures depend on besides their views: recorded with the references, so that a change is
/// told once and not as many differing pictures.
package struct EnvironmentStamp: Hashable, Sendable, Codable {
  /// The engine's version.
  package var engine: String
  /// A digest of the fonts' checksums and of the table that names them.
  package var fonts: String
  /// A digest of the symbols' checksums.
  package var symbols: String
  /// Kernel and processor, `linux-x86_64`: not the version of the system, which must not matter.
  package var platform: String

  package init(engine: String, fonts: String, symbols: String, platform: String) {
    self.engine = engine
    self.fonts = fonts
    self.symbols = symbols
    self.platform = platform
  }

  /// The stamp of this engine with the fonts and symbols below `resources`.
  package init(resources: URL) {
    func digest(_ paths: [String]) -> String {
      var digest = StableHash()
      for path in paths {
        digest.add((try? Data(contentsOf: resources.appendingPathComponent(path))) ?? Data())
      }
      return digest.hex
    }
    self.init(
      engine: EngineVersion.current,
      fonts: digest(["Fonts/SHA256SUMS", "Fonts/fonts.json"]),
      symbols: digest(["Symbols/SHA256SUMS"]), platform: Self.platform)
  }

  private static let platform: String = {
    #if arch(x86_64)
      let processor = "x86_64"
    #elseif arch(arm64)
      let processor = "arm64"
    #else
      let processor = "other"
    #endif
    #if os(Linux)
      return "linux-\(processor)"
    #else
      return "other-\(processor)"
    #endif
  }()

  /// What differs from the stamp the references were recorded with, one line for each part.
  package func changes(since recorded: EnvironmentStamp) -> [String] {
    let parts = [
      ("engine", recorded.engine, engine), ("fonts", recorded.fonts, fonts),
      ("symbols", recorded.symbols, symbols), ("platform", recorded.platform, platform),
    ]
    return parts.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
  }
}

extension SnapshotStore {
  private var stampFile: URL { root.appendingPathComponent("environment.json") }

  /// The stamp the references were recorded with; `nil` if nothing was recorded yet.
  package func recordedStamp() -> EnvironmentStamp? {
    guard let data = try? Data(contentsOf: stampFile) else { return nil }
    return try? JSONDecoder().decode(EnvironmentStamp.self, from: data)
  }

  package func record(_ stamp: EnvironmentStamp) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(try encoder.encode(stamp) + Data("\n".utf8), to: stampFile)
  }
}
