package import Foundation

/// The built modules of this package: what sources import, and what programs are linked with.
package struct KitModules: Sendable, Equatable {
  /// The folder of build products.
  package let products: URL
  /// The checkout, which has the descriptions of C modules.
  let checkout: URL

  private static let nativePackages = [
    "cairo", "pango", "harfbuzz", "freetype2", "spng", "libturbojpeg", "libwebp", "libdeflate",
    "lcms2",
  ]

  /// The first folder that has the modules.
  ///
  /// - Parameters:
  ///   - folders: Folders of build products, such as `.build/release`.
  ///   - checkout: Where the package's sources are.
  package init(among folders: [URL], checkout: URL) throws(WidgetBuildError) {
    let found = folders.first { folder in
      ["Modules/SwiftUI.swiftmodule", "Modules/WidgetKit.swiftmodule", "libWidgetRenderKit.a"]
        .allSatisfy {
          FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }
    guard let found else { throw .kitMissing(searched: folders.map(\.path)) }
    products = found.resolvingSymlinksInPath()
    self.checkout = checkout
  }

  var modules: URL { products.appendingPathComponent("Modules") }
  private var archive: URL { products.appendingPathComponent("libWidgetRenderKit.a") }

  /// Says which build of the modules this is: programs are made anew when it changes.
  var stamp: String {
    [archive, modules.appendingPathComponent("WidgetKit.swiftmodule")].map { url in
      let values = try? FileManager.default.attributesOfItem(atPath: url.path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(url.path) \(date) \(values?[.size] as? Int ?? 0)"
    }.joined(separator: "\n")
  }

  /// Names that can be imported: ours, and those of the toolchain for Linux.
  func importable(toolchain: URL) -> Set<String> {
    var names: Set<String> = ["Swift", "Builtin"]
    let platform = toolchain.appendingPathComponent("linux")
    for folder in [modules, platform, platform.deletingLastPathComponent()] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for file in files where file.hasSuffix(".swiftmodule") {
        names.insert(String(file.dropLast(".swiftmodule".count)))
      }
    }
    return names.union(["Dispatch", "CoreFoundation"])
  }

  /// The options that let a compiler find everything.
  func compileOptions(headerOptions: [String]) -> [String] {
    var options = ["-I", modules.path]
    for map in nativeMaps { options += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    options += headerOptions.flatMap { ["-Xcc", $0] }
    let macros = products.appendingPathComponent("WidgetMacros-tool").path
    return options + ["-load-plugin-executable", "\(macros)#WidgetMacros"]
  }

  /// The descriptions of C modules: of system libraries in the sources, of ours among the products.
  private var nativeMaps: [URL] {
    [checkout.appendingPathComponent("Sources"), products].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasPrefix("C") && !$0.contains("-tool") }
        .map { folder.appendingPathComponent("\($0)/module.modulemap") }
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  func linkOptions(libraryOptions: [String]) -> [String] {
    // Conformances in files that nothing names must be there, too.
    [
      "-use-ld=lld", "-Xlinker", "--whole-archive", archive.path, "-Xlinker",
      "--no-whole-archive",
    ] + libraryOptions
  }

  static var headerQuery: [String] { ["pkg-config", "--cflags-only-I"] + nativePackages }
  static var libraryQuery: [String] { ["pkg-config", "--libs"] + nativePackages }
}
