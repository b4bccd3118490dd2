/// One subcommand: what it takes and what it does.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of subcommands, with a full stop.
  let summary: String
  /// Further paragraphs for the command's own help.
  let discussion: String
  let arguments: [ArgumentDeclaration]
  let sections: [OptionSection]
  /// What stands for the words after `--`, if the command hands them on.
  let trailing: String?
  let run: @Sendable (CommandContext) throws -> ExitCode

  package init(
    _ name: String, _ summary: String, discussion: String = "",
    arguments: [ArgumentDeclaration] = [], options: [OptionSection] = [],
    trailing: String? = nil, run: @escaping @Sendable (CommandContext) throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.sections = options
    self.trailing = trailing
    self.run = run
  }

  var options: [OptionDeclaration] { sections.flatMap(\.options) }

  /// Reads words as this command's, for one that gets many command lines.
  package func read(_ words: [String]) throws(CommandLineError) -> Arguments {
    var parser = ArgumentsParser(self, common: CommonOptions.declarations, words[...])
    return try parser.parse()
  }
}

/// Options that belong together, under a heading of the help.
package struct OptionSection: Sendable {
  let title: String
  let options: [OptionDeclaration]

  package init(_ title: String, _ options: [OptionDeclaration]) {
    self.title = title
    self.options = options
  }
}

/// What a running command has: its arguments, and where to read and write.
package struct CommandContext: Sendable {
  package let arguments: Arguments
  package let console: Console
  /// The full name, for messages and the envelope: `widgetrender render`.
  package let commandName: String

  package init(arguments: Arguments, console: Console, commandName: String) {
    self.arguments = arguments
    self.console = console
    self.commandName = commandName
  }

  /// Whether machines read the result.
  package var wantsJSON: Bool { arguments[CommonOptions.json] }

  package subscript<Value>(_ option: Option<Value>) -> Value { arguments[option] }
  package subscript<Value>(_ argument: Argument<Value>) -> Value { arguments[argument] }
}

/// Options that every command has.
package enum CommonOptions {
  package static let json = Option.flag("json", "Print the result as one line of JSON.")

  static let declarations = [json.declaration]
}
