import Foundation
import PackagePlugin

/// Writes the Swift source of every `.intentdefinition` of a target, as Xcode does.
@main struct WidgetIntentsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let files = module.sourceFiles.map(\.url)
    let tool = try context.tool(named: "WidgetIntentsTool")
    let sources = files.filter { $0.pathExtension == "swift" }
    return files.filter { $0.pathExtension == "intentdefinition" }.map { definition in
      let name = definition.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).intents.swift")
      return .buildCommand(
        displayName: "Generating intents of \(definition.lastPathComponent)",
        executable: tool.url,
        arguments: [definition.path, output.path] + sources.map(\.path),
        inputFiles: [definition] + sources, outputFiles: [output])
    }
  }
}
