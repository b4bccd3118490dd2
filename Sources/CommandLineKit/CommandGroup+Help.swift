extension CommandGroup {
  /// The help of the program: its subcommands.
  package func help() -> String {
    var page = HelpPage()
    page.paragraph(summary)
    page.heading("USAGE")
    if let defaultCommand { page.line("\(name) [\(defaultCommand)] …") }
    page.line("\(name) SUBCOMMAND …")
    page.heading("SUBCOMMANDS")
    for command in commands {
      let note = command.name == defaultCommand ? " The default." : ""
      page.item(command.name, command.summary + note)
    }
    page.item("help", "Shows the help of a subcommand.")
    page.heading("OPTIONS")
    page.item("--version", "Print the version.")
    page.item("--help, -h", "Print this help.")
    page.paragraph("'\(name) SUBCOMMAND --help' shows what a subcommand takes.", blankBefore: true)
    return page.text
  }

  /// The help of one subcommand.
  package func help(of command: Command) -> String {
    var page = HelpPage()
    page.paragraph(command.summary)
    page.heading("USAGE")
    let shown = command.name == defaultCommand ? "[\(command.name)]" : command.name
    let words =
      [name, shown, "[OPTIONS]"] + command.arguments.map(\.usage)
      + (command.trailing.map { ["[-- \($0)]"] } ?? [])
    page.line(words.joined(separator: " "))
    if !command.discussion.isEmpty { page.paragraph(command.discussion, blankBefore: true) }
    if !command.arguments.isEmpty {
      page.heading("ARGUMENTS")
      for argument in command.arguments { page.item(argument.name, argument.help) }
    }
    for section in command.sections where !section.options.isEmpty {
      page.heading(section.title)
      for option in section.options { page.item(option.usage, option.help) }
    }
    page.heading("COMMON OPTIONS")
    for option in CommonOptions.declarations { page.item(option.usage, option.help) }
    page.item("--help, -h", "Print this help.")
    return page.text
  }
}

extension ArgumentDeclaration {
  fileprivate var usage: String {
    let shown = isRepeatable ? "\(name)…" : name
    return isRequired ? shown : "[\(shown)]"
  }
}

extension OptionDeclaration {
  fileprivate var usage: String {
    let names = short.map { "--\(name), -\($0)" } ?? "--\(name)"
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}

/// Lays out help for 80 columns, whatever the terminal, so that it can be compared and quoted.
private struct HelpPage {
  private static let width = 80
  /// Where explanations start.
  private static let column = 26

  private(set) var text = ""

  mutating func paragraph(_ words: String, blankBefore: Bool = false) {
    if blankBefore { text += "\n" }
    for part in words.split(separator: "\n", omittingEmptySubsequences: false) {
      text += part.isEmpty ? "\n" : Self.wrap(String(part), indent: 0, first: 0) + "\n"
    }
  }

  mutating func heading(_ title: String) { text += "\n\(title)\n" }

  mutating func line(_ words: String) {
    text += "  " + Self.wrap(words, indent: 6, first: 2) + "\n"
  }

  /// `  --name VALUE          what it does`; a long left side gets a line of its own.
  mutating func item(_ left: String, _ right: String) {
    text += "  \(left)"
    if left.count + 4 > Self.column {
      text += "\n" + String(repeating: " ", count: Self.column)
    } else {
      text += String(repeating: " ", count: Self.column - left.count - 2)
    }
    text += Self.wrap(right, indent: Self.column, first: Self.column) + "\n"
  }

  /// Breaks at spaces; lines after the first start at `indent`, the first one at `first` already.
  private static func wrap(_ words: String, indent: Int, first: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ") {
      let start = lines.isEmpty ? first : indent
      if !line.isEmpty, start + line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
