import Foundation

/// The copies that the compiler reads instead of the author's files, whose names it shows.
struct Overlay {
  private var entries: [String] = []

  mutating func add(_ file: URL, copy: URL) {
    entries.append(
      """
      {"type": "file", "name": \(Self.quoted(file.path)), "external-contents": \(Self.quoted(copy.path))}
      """)
  }

  /// YAML, whose flow style is JSON.
  var text: String {
    """
    {"version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": [
    \(entries.joined(separator: ",\n"))
    ]}

    """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The words that make a program of sources.
struct CompilerCommand {
  let kit: KitModules
  let toolchain: Toolchain
  let work: WorkFolder
  let moduleName: String
  let overlay: URL
  let jobs: Int

  func words(for files: [URL], program: URL) throws(WidgetBuildError) -> [String] {
    var key = ContentKey()
    key.add(kit.stamp)
    // Objects of another build of the modules are of no use, and must not be found.
    let objects = "objects/\(key.text.prefix(12))"
    let map = try outputMap(of: files, objects: objects)
    return ["swiftc", "-o", program.path] + files.map(\.path)
      + [
        "-module-name", moduleName, "-swift-version", "5", "-parse-as-library", "-Onone", "-gnone",
        "-incremental", "-enable-batch-mode", "-j\(jobs)", "-output-file-map", map.path,
        "-module-cache-path", toolchain.moduleCache.path, "-vfsoverlay", overlay.path,
        "-continue-building-after-errors", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-no-color-diagnostics",
      ]
      // On Apple's systems Foundation brings what is a module of its own here.
      + ["FoundationNetworking", "Dispatch", "Combine", "CoreGraphics"].flatMap { module in
        ["-Xfrontend", "-import-module", "-Xfrontend", module]
      }
      + kit.compileOptions(headerOptions: toolchain.headerOptions)
      + kit.linkOptions(libraryOptions: toolchain.libraryOptions)
  }

  /// Where the compiler keeps what it knows of each file from one run to the next.
  private func outputMap(of files: [URL], objects: String) throws(WidgetBuildError) -> URL {
    let folder = work.file(objects)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": folder.appendingPathComponent("master.swiftdeps").path]
    ]
    for file in files {
      var key = ContentKey()
      key.add(file.path)
      let stem = folder.appendingPathComponent(
        "\(file.deletingPathExtension().lastPathComponent)-\(key.text.prefix(8))"
      ).path
      map[file.path] = [
        "object": "\(stem).o", "swift-dependencies": "\(stem).swiftdeps",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(map) else {
      preconditionFailure("texts can be written as JSON")
    }
    return try work.write([UInt8](data), to: "\(objects)/files.json")
  }
}
