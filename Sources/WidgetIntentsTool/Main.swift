import Foundation
import WidgetGeometry
import WidgetIntents

/// `widget-intents DEFINITION OUTPUT [SOURCE …]`: what the build plugin runs.
///
/// The sources are those of the same target; an intents extension among them answers for the
/// intents.
@main enum Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count >= 2 else {
      complain("usage: WidgetIntentsTool DEFINITION OUTPUT [SOURCE …]")
      exit(64)
    }
    let definition = words[words.startIndex]
    let output = URL(fileURLWithPath: words[words.startIndex + 1])
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: definition))
      let sources = words.dropFirst(2).lazy.compactMap {
        try? String(contentsOfFile: $0, encoding: .utf8)
      }
      let (text, omissions) = IntentGenerator.source(
        for: try IntentDefinition(data: data),
        named: URL(fileURLWithPath: definition).lastPathComponent,
        extensionClass: sources.compactMap(ExtensionFinder.extensionClass).first)
      for omission in omissions { complain("\(definition): warning: \(omission)") }
      try text.write(to: output, atomically: true, encoding: .utf8)
    } catch let error as IntentDefinitionError {
      complain("\(definition): error: \(error)")
      exit(65)
    } catch {
      complain("\(definition): error: \(error.localizedDescription)")
      exit(66)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
