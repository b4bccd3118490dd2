import Foundation
import WidgetIntents

// What Xcode generates for a target, and what a package's build does.
extension Compilation {
  /// The classes of the intent definitions.  Their handler may be among what was cut.
  func writeIntents(
    of state: State, _ result: inout Result
  ) throws(WidgetBuildError) -> [URL] {
    guard !compiler.folder.intentDefinitions.isEmpty else { return [] }
    var files: [URL] = []
    let extensionClass = state.remaining.lazy
      .compactMap { ExtensionFinder.extensionClass(in: state.code(of: $0)) }.first
    for definition in compiler.folder.intentDefinitions {
      let parsed: IntentDefinition
      do throws(IntentDefinitionError) {
        let data = (try? Data(contentsOf: definition)) ?? Data()
        parsed = try IntentDefinition(data: data, limits: request.limits)
      } catch {
        throw .intentDefinition(path: definition.path, reason: "\(error)")
      }
      let (text, omissions) = IntentGenerator.source(
        for: parsed, named: definition.lastPathComponent, extensionClass: extensionClass)
      for note in omissions.map({ "\(definition.path): \($0)" })
      where !result.notes.contains(note) {
        result.notes.append(note)
      }
      var key = ContentKey()
      key.add(definition.path)
      let stem = definition.deletingPathExtension().lastPathComponent
      files.append(try work.write(text, to: "generated/\(key.text.prefix(8))-\(stem).swift"))
    }
    return files
  }

  /// What stands beside the sources whatever is cut out of them.
  func writeGenerated(
    _ sources: [FolderCompiler.Source]
  ) throws(WidgetBuildError) -> [URL] {
    var files: [URL] = []
    var words = MemberWords()
    for source in sources { words.add(source.code) }
    // Packages that are compiled with the widget have their pictures in its bundle.
    if words.members.contains("module") {
      let lines = ["import Foundation", "extension Bundle { static var module: Bundle { .main } }"]
      files.append(
        try work.write(
          lines.joined(separator: "\n") + "\n", to: "generated/generated-PackageBundle.swift"))
    }
    let symbols = AssetSymbols(catalogs: compiler.folder.catalogs)
    if let text = symbols.source(for: words) {
      files.append(try work.write(text, to: "generated/generated-AssetSymbols.swift"))
    }
    return files
  }
}
