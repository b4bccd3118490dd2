/// What a command line says, read by the declarations: `arguments[scale]`.
package struct Arguments: Sendable {
  var options: [String: [any Sendable]] = [:]
  var positionals: [String: [any Sendable]] = [:]
  /// What stood after `--` of a command that hands it on.
  package internal(set) var trailing: [String] = []

  package subscript<Value>(_ option: Option<Value>) -> Value {
    option.collect(options[option.declaration.name] ?? [])
  }

  package subscript<Value>(_ argument: Argument<Value>) -> Value {
    argument.collect(positionals[argument.declaration.name] ?? [])
  }

  /// Whether the option was given, whatever its value.
  package func has<Value>(_ option: Option<Value>) -> Bool {
    options[option.declaration.name] != nil
  }

  /// These and what `other` says; where both say something, `other` counts.
  package func merging(_ other: Arguments) -> Arguments {
    var merged = self
    merged.options.merge(other.options) { $1 }
    merged.positionals.merge(other.positionals) { $1 }
    return merged
  }
}
