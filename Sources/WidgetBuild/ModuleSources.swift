import Foundation

/// Adds the sources of modules that the widget's repository has itself.
///
/// They are compiled into the widget's own module, and the imports are left out: one compiler run
/// instead of one per module, and it works for frameworks that build as a whole on Apple's systems
/// only.  Names that say their module (`Kit.Theme`) are the exception that does not compile.
struct ModuleSources {
  let project: XcodeProject
  let modules: Set<String>
  /// More than the largest widget of a public repository shares with its app.
  private static let limit = 1_500

  private(set) var files: [URL] = []
  private(set) var found: [String] = []

  private let platform: Platform

  init(project: XcodeProject, modules: Set<String>, platform: Platform) {
    self.project = project
    self.platform = platform
    self.modules = modules
  }

  /// Follows the imports of `files`, and of what they lead to.
  mutating func follow(_ start: [URL]) {
    let adapter = SourceAdapter(modules: modules, platform: platform)
    var seen = Set(start.map(\.path))
    var tried = Set<String>()
    var queue = start
    while let file = queue.popLast(), seen.count < Self.limit {
      guard file.pathExtension == "swift", let data = try? Data(contentsOf: file) else { continue }
      for module in adapter.adapt([UInt8](data)).missingModules where tried.insert(module).inserted
      {
        let sources = project.sources(ofModule: module).filter { seen.insert($0.path).inserted }
        guard !sources.isEmpty else { continue }
        found.append(module)
        files += sources
        queue += sources
      }
    }
  }
}
