import Foundation
import WidgetGeometry

/// A program: its subcommands, one of which is meant when none is named.
package struct CommandGroup: Sendable {
  let name: String
  let summary: String
  let version: String
  let commands: [Command]
  let defaultCommand: String?

  package init(
    _ name: String, _ summary: String, version: String, commands: [Command],
    default defaultCommand: String? = nil
  ) {
    precondition(
      defaultCommand == nil || commands.contains { $0.name == defaultCommand },
      "the default subcommand must be one of the commands")
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
    self.defaultCommand = defaultCommand
  }

  /// Runs the command line, without the program's own name, and says how it ended.
  ///
  /// Results and asked-for help go to standard output; errors to standard error as
  /// `widgetrender: what is wrong`, with `--json` also as an envelope to standard output.
  package func run(_ words: [String], console: Console = .system) -> ExitCode {
    do {
      return try dispatch(words[...], console)
    } catch {
      let error = Self.named(error)
      let code = (error as? any ExitCodeProviding)?.exitCode ?? .internalFault
      let command = words.first.flatMap { word in commands.first { $0.name == word } }
      let isUsage = error is CommandLineError && code == .usage
      var message = "\(name): \("\(error)".onOneLine)\n"
      let details = (error as? any DetailedError)?.details ?? []
      for detail in details { message += "  \(detail.onOneLine)\n" }
      if isUsage {
        let shown = command?.name ?? defaultCommand
        message +=
          "Try '\(([name, shown].compactMap { $0 } + ["--help"]).joined(separator: " "))'.\n"
      }
      console.complain(message)
      if words.prefix(while: { $0 != "--" }).contains("--json") {
        let failure = ResultEnvelope<NoResult>(
          command: command?.name ?? defaultCommand ?? name, exitCode: code,
          error: (["\(error)"] + details).joined(separator: "\n"))
        // The message is on standard error already; a closed standard output cannot be told more.
        try? console.print(failure.line())
      }
      return code
    }
  }

  /// What Foundation says of a file, in our words; other errors as they are.
  private static func named(_ error: any Error) -> any Error {
    guard let cocoa = error as? CocoaError, let path = cocoa.filePath ?? cocoa.url?.path else {
      return error
    }
    return CommandLineError.unwritable(path: path, reason: cocoa.localizedDescription)
  }

  private func dispatch(_ words: ArraySlice<String>, _ console: Console) throws -> ExitCode {
    switch words.first {
    case "help":
      guard let wanted = words.dropFirst().first else { return try showHelp(console) }
      try console.print(help(of: try command(named: wanted)))
      return .done
    case "--help", "-h": return try showHelp(console)
    case "--version":
      try console.print("\(name) \(version)\n")
      return .done
    default: break
    }
    let (command, rest) = try choose(words)
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try console.print(help(of: command))
      return .done
    }
    var parser = ArgumentsParser(command, common: CommonOptions.declarations, rest)
    let arguments: Arguments
    do {
      arguments = try parser.parse()
    } catch {
      throw misspelledSubcommand(words.first, chosen: command, error) ?? error
    }
    return try command.run(
      CommandContext(
        arguments: arguments, console: console, commandName: "\(name) \(command.name)"))
  }

  private func showHelp(_ console: Console) throws -> ExitCode {
    try console.print(help())
    return .done
  }

  /// The command that is meant, and the words that are left for it.
  private func choose(
    _ words: ArraySlice<String>
  ) throws(CommandLineError) -> (Command, ArraySlice<String>) {
    if let command = commands.first(where: { $0.name == words.first }) {
      return (command, words.dropFirst())
    }
    if let fallback = commands.first(where: { $0.name == defaultCommand }) {
      return (fallback, words)
    }
    guard let first = words.first else { throw .missingArgument("SUBCOMMAND") }
    return (try command(named: first), words.dropFirst())
  }

  /// "rendr in.json" fails with one argument too many; what was meant is a subcommand.
  private func misspelledSubcommand(
    _ first: String?, chosen: Command, _ error: CommandLineError
  ) -> CommandLineError? {
    guard case .unexpectedArgument = error, let first, first != chosen.name,
      let near = NearestName.suggestion(for: first, among: commands.map(\.name))
    else { return nil }
    return .unknownSubcommand(first, suggestion: near)
  }

  private func command(named wanted: String) throws(CommandLineError) -> Command {
    guard let command = commands.first(where: { $0.name == wanted }) else {
      throw .unknownSubcommand(
        wanted, suggestion: NearestName.suggestion(for: wanted, among: commands.map(\.name)))
    }
    return command
  }
}
