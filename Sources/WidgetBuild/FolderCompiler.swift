package import Foundation
package import WidgetGeometry
import WidgetIntents

/// Makes a program from a folder of a widget's sources, without a package: `@main` is a render
/// command, as in a package that depends on ours.
package struct FolderCompiler {
  package struct Request: Sendable {
    /// Folders and files with sources; the first one names the program.
    package var paths: [URL]
    package var kit: KitModules
    /// Whether an Xcode project above the folder may say what belongs to the widget.
    package var usesProject = true
    /// The project's target; default the extension with most of the folder's sources.
    package var target: String?
    /// Where builds are kept.
    package var cache: URL
    /// Whether files that do not compile are left out.
    package var skipsBroken = false
    /// How long the compiler may take.
    package var seconds = 300
    package var jobs = 2
    package var limits = RenderLimits.standard

    package init(paths: [URL], kit: KitModules, cache: URL) {
      self.paths = paths
      self.kit = kit
      self.cache = cache
    }
  }

  package struct Product: Sendable {
    package let program: URL
    /// Folder with fonts among the resources.
    package let fonts: URL?
    package let skipped: [BrokenFile]
    /// What was left out or changed, for people.
    package let notes: [String]
    /// Whether the sources know of content margins and container backgrounds, which came with
    /// iOS 17.
    package let adoptsContainers: Bool
    /// Whether it is for a watch.
    package let isForWatch: Bool
    /// Whether nothing had to be compiled.
    package let isReused: Bool
  }

  let request: Request
  let folder: SourceFolder
  let work: WorkFolder
  let moduleName: String
  private let projectNotes: [String]
  let platform: Platform
  /// Modules whose sources are compiled into the widget's own.
  let mergedModules: [String]

  package init(_ request: Request) throws(WidgetBuildError) {
    self.request = request
    var paths = request.paths
    var notes: [String] = []
    var merged: [String] = []
    var platform = Platform.iOS
    if request.usesProject, let first = paths.first,
      let (project, target) = XcodeProject.find(for: first, target: request.target)
    {
      paths.removeFirst()
      let handler = project.intentsExtension(for: target)
      let own = target.files + handler.filter { !target.files.contains($0) }
      let toolchain = try Toolchain(
        kit: request.kit, cache: request.cache,
        runner: ProcessRunner(folder: FileManager.default.temporaryDirectory))
      var modules = ModuleSources(
        project: project, modules: toolchain.modules, platform: target.platform)
      modules.follow(own)
      paths = own + modules.files + paths
      platform = target.platform
      merged = modules.found
      if !merged.isEmpty {
        notes.append(
          "modules of the same repository are compiled with it: "
            + merged.joined(separator: ", "))
      }
      notes.append("\(project.url.path): compiling the files of its target “\(target.name)”")
    } else if let target = request.target {
      throw .targetMissing(target, path: request.paths.first?.path ?? "")
    }
    folder = try SourceFolder(paths, limits: request.limits)
    projectNotes = notes
    self.platform = platform
    mergedModules = merged
    guard let first = request.paths.first, !folder.swift.isEmpty else {
      throw .nothingToCompile(path: request.paths.first?.path ?? "")
    }
    moduleName = Self.moduleName(first)
    var key = ContentKey()
    for path in request.paths { key.add(path.standardizedFileURL.path) }
    key.add(request.target ?? (request.usesProject ? "project" : "folder"))
    work = try WorkFolder(request.cache.appendingPathComponent("\(moduleName)-\(key.text)"))
  }

  /// The folder's name as a module's; not one of a module that sources import.
  private static func moduleName(_ url: URL) -> String {
    let allowed = url.deletingPathExtension().lastPathComponent.map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    let name = String(allowed)
    let isTaken = ["SwiftUI", "WidgetKit", "Foundation", "Intents", "UIKit", "Widget"]
      .contains(name)
    return (name.first.map { $0.isNumber || $0 == "_" } ?? true ? "Widget" : "") + name
      + (isTaken ? "Extension" : "")
  }

  package func build() throws(WidgetBuildError) -> Product {
    try work.locked { () throws(WidgetBuildError) in try buildAlone() }
  }

  private func buildAlone() throws(WidgetBuildError) -> Product {
    let program = work.file(moduleName)
    let stage = ResourceStage(folder: work.file("\(moduleName)_\(moduleName).resources"))
    let sources = try readSources()
    let key = contentKey(sources)
    let isReused: Bool
    let state: WorkFolder.State
    if let last = work.state, last.key == key,
      FileManager.default.isExecutableFile(atPath: program.path)
    {
      (state, isReused) = (last, true)
    } else {
      let compilation = Compilation(compiler: self, sources: sources, program: program)
      let result = try compilation.run()
      state = WorkFolder.State(
        key: key,
        skipped: result.skipped.map { WorkFolder.State.Left(path: $0.path, reason: $0.reason) },
        notes: projectNotes + result.notes)
      isReused = false
      try work.save(state)
    }
    // Links, so a picture that changed needs no new program; cheap enough to do every time.
    try stage.fill(with: folder)
    return Product(
      program: program, fonts: ResourceStage.hasFonts(folder) ? stage.folder : nil,
      skipped: state.skipped.map { BrokenFile(path: $0.path, reason: $0.reason) },
      notes: state.notes, adoptsContainers: sources.contains { Self.adoptsContainers($0.code) },
      isForWatch: platform == .watchOS, isReused: isReused)
  }

  private static func adoptsContainers(_ code: String) -> Bool {
    ["containerBackground", "contentMarginsDisabled", "widgetContentMargins"]
      .contains { code.contains($0) }
  }

  /// A file of the folder, as its author has it.
  struct Source {
    let url: URL
    let bytes: [UInt8]
    let code: String
  }

  private func readSources() throws(WidgetBuildError) -> [Source] {
    var sources: [Source] = []
    for url in folder.swift {
      guard let data = try? Data(contentsOf: url) else { throw .folderMissing(path: url.path) }
      let bytes = [UInt8](data)
      sources.append(Source(url: url, bytes: bytes, code: EntryPoint.code(of: bytes)))
    }
    return sources
  }

  /// Everything that decides what the program is.
  private func contentKey(_ sources: [Source]) -> String {
    var key = ContentKey()
    key.add(request.kit.stamp)
    key.add(request.skipsBroken ? "skip" : "all")
    for source in sources {
      key.add(source.url.path)
      key.add(source.bytes)
    }
    for definition in folder.intentDefinitions {
      key.add(definition.path)
      if let data = try? Data(contentsOf: definition) { key.add(data) }
    }
    for asset in AssetSymbols(catalogs: folder.catalogs).assets {
      key.add("\(asset.kind.rawValue) \(asset.name)")
    }
    return key.text
  }
}
