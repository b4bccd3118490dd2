/// The reference manual of templates in Markdown, made from the registry.
package enum TemplateManual {
  package static func markdown() -> String {
    var lines = [
      "# Template reference", "",
      "Made from the registry by the tests of `WidgetTemplates`; the introduction is",
      "[templates.md](templates.md). An argument in brackets may be left out; `·` separates ways to",
      "call.", "",
    ]
    lines += ["## Filters", "", "| filter | gives |", "| --- | --- |"]
    lines += ExpressionFilter.all.map { "| `\($0.usage)` | \($0.summary) |" }
    lines += ["", "## env", "", "| name | value |", "| --- | --- |"]
    lines += TemplateEnvironment.rows.map { "| `env.\($0.name)` | \($0.summary) |" }
    lines += ["", "## Views", ""]
    for entry in Registry.views {
      let calls = entry.signatures.map { call($0.parameters, isPositional: false) }
      lines += section(entry.name, entry.summary, calls, sample: entry.sample)
    }
    lines += ["## Modifiers", ""]
    for entry in Registry.modifiers {
      let calls = entry.signatures.map { call($0.parameters, isPositional: $0.isPositional) }
      lines += section(entry.name, entry.summary, calls, sample: entry.sample)
    }
    return lines.joined(separator: "\n")
  }

  private static func section(
    _ name: String, _ summary: String, _ calls: [String], sample: String
  ) -> [String] {
    let ways = calls.filter { !$0.isEmpty }
    let arguments = ways.isEmpty ? [] : ["Arguments: \(ways.joined(separator: " · "))", ""]
    let code = sample.split(separator: "\n").map { "    " + $0 }
    return ["### \(name)", "", summary, ""] + arguments + code + [""]
  }

  private static func call(_ parameters: [ParameterInfo], isPositional: Bool) -> String {
    if isPositional, let parameter = parameters.first { return parameter.schema.summary }
    return parameters.map { parameter in
      let text = "`\(parameter.label)` \(parameter.schema.summary)"
      return parameter.isRequired ? text : "[\(text)]"
    }.joined(separator: ", ")
  }
}

extension SchemaType {
  /// The type in a few words.
  var summary: String {
    switch self {
    case .any: "any value"
    case .bool: "true or false"
    case .number: "number"
    case .integer: "whole number"
    case .text, .pattern: "text"
    case .names(let names): names.count > 3 ? "name" : names.joined(separator: " or ")
    case .array(let element): "array of \(element.summary)"
    case .object(let members): "{\(members.map(\.key).joined(separator: ", "))}"
    case .map(let value): "{name: \(value.summary)}"
    case .oneOf(let types): types.map(\.summary).joined(separator: " or ")
    case .definition(let name, _), .reference(let name): name
    case .content: "content"
    }
  }
}
