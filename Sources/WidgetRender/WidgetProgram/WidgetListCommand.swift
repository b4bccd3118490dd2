import CommandLineKit
import Foundation
import WidgetKitCore

/// `list`: what there is to draw.
enum WidgetListCommand {
  static func command(_ widgets: @escaping @Sendable () -> [WidgetDescription]) -> Command {
    Command(
      "list", "Lists the widgets: kinds, names, families, parameters.",
      run: { context in
        let rows = widgets().map(Row.init)
        try context.report(rows, text: rows.map(\.text).joined(separator: "\n"))
        return .done
      })
  }

  private struct Row: Encodable {
    let kind: String
    /// `widget`, `activity` or `control`.
    let type: String
    let displayName: String?
    let description: String?
    let families: [String]
    let parameters: [ParameterDescription]
    /// The type of its entries, and whether `--entry` can read one.
    let entry: String?
    let isEntryDecodable: Bool?
    let contentMarginsDisabled: Bool
    let containerBackgroundRemovable: Bool
    let disfavoredLocations: [String]

    init(_ widget: WidgetDescription) {
      kind = widget.kind
      displayName = widget.displayName?.sourceText
      description = widget.description?.sourceText
      families = widget.families.map(\.description)
      contentMarginsDisabled = widget.ignoresContentMargins
      containerBackgroundRemovable = widget.isBackgroundRemovable
      disfavoredLocations = widget.disfavoredLocations.map(\.name)
      switch widget.content {
      case .timeline(let source)?:
        type = "widget"
        parameters = source.parameters
        entry = source.entryType
        isEntryDecodable = source.isDecodable
      case .activity(let content)?:
        type = "activity"
        parameters = []
        entry = content.attributesType
        isEntryDecodable = true
      case .control(let content)?:
        type = "control"
        parameters = content.parameters
        entry = nil
        isEntryDecodable = nil
      case nil:
        type = "nothing"
        parameters = []
        entry = nil
        isEntryDecodable = nil
      }
    }

    var text: String {
      var lines = ["\(kind) (\(type))"]
      if let displayName { lines.append("  \(displayName)") }
      if let description { lines.append("  \(description)") }
      if !families.isEmpty { lines.append("  families: \(families.joined(separator: ", "))") }
      for parameter in parameters {
        var line = "  parameter \(parameter.name): \(parameter.type)"
        if let value = parameter.defaultValue { line += " = \(value)" }
        if let options = parameter.options {
          line += " (\(options.joined(separator: ", ")))"
        }
        if let title = parameter.title { line += " – \(title)" }
        lines.append(line)
      }
      if let entry, isEntryDecodable == true { lines.append("  --entry reads a \(entry)") }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}
