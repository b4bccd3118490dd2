import WidgetGeometry

/// Reads the words of a command line by a command's declarations.
///
/// Options may stand anywhere before `--`, as `--name value` or `--name=value`, short ones as
/// `-j 4` or `-j4`. A lone `-` is an argument or a value, for standard input or output.
struct ArgumentsParser {
  private let command: Command
  private let options: [OptionDeclaration]
  private var result = Arguments()
  private var words: ArraySlice<String>
  /// Arguments of the command that still want a value.
  private var open: ArraySlice<ArgumentDeclaration>

  init(_ command: Command, common: [OptionDeclaration], _ words: ArraySlice<String>) {
    self.command = command
    options = command.options + common
    self.words = words
    open = command.arguments[...]
  }

  mutating func parse() throws(CommandLineError) -> Arguments {
    while let word = words.popFirst() {
      if word == "--" {
        if command.trailing != nil {
          result.trailing = Array(words)
        } else {
          for rest in words { try add(argument: rest) }
        }
        break
      } else if word.hasPrefix("--") {
        try add(long: word)
      } else if word.hasPrefix("-"), word.count > 1, Double(word) == nil {
        try add(short: word)
      } else {
        try add(argument: word)
      }
    }
    for argument in open where argument.isRequired {
      throw .missingArgument(argument.name)
    }
    return result
  }

  private mutating func add(long word: String) throws(CommandLineError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let near = NearestName.suggestion(for: name, among: options.map(\.name) + ["help"])
      throw .unknownOption("--\(name)", suggestion: near.map { "--\($0)" })
    }
    try add(option, spelled: "--\(name)", value: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func add(short word: String) throws(CommandLineError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = options.first(where: { $0.short == letter }) else {
      // "-family": one dash too few.
      let name = String(word.dropFirst()).split(separator: "=").first.map(String.init) ?? ""
      let near =
        options.contains { $0.name == name }
        ? name : NearestName.suggestion(for: name, among: name.count > 2 ? options.map(\.name) : [])
      throw .unknownOption(word, suggestion: near.map { "--\($0)" })
    }
    try add(
      option, spelled: "-\(letter)", value: word.count > 2 ? String(word.dropFirst(2)) : nil)
  }

  private mutating func add(
    _ option: OptionDeclaration, spelled: String, value attached: String?
  ) throws(CommandLineError) {
    guard result.options[option.name] == nil || option.isRepeatable else {
      throw .repeatedOption(spelled)
    }
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .valueForFlag(option: spelled) }
      result.options[option.name] = [true]
      return
    }
    let text: String
    if let attached {
      text = attached
    } else if let next = words.first, !looksLikeOption(next) {
      words.removeFirst()
      text = next
    } else {
      throw .missingValue(option: spelled, placeholder: placeholder)
    }
    let value = try read(text, as: spelled, option.parse)
    result.options[option.name, default: []].append(value)
  }

  private mutating func add(argument word: String) throws(CommandLineError) {
    guard let argument = open.first else {
      throw .unexpectedArgument(word)
    }
    if !argument.isRepeatable { open.removeFirst() }
    let value = try read(word, as: argument.name, argument.parse)
    result.positionals[argument.name, default: []].append(value)
  }

  private func read(
    _ text: String, as name: String,
    _ parse: (String) throws(ValueError) -> any Sendable
  ) throws(CommandLineError) -> any Sendable {
    do {
      return try parse(text)
    } catch {
      throw .badValue(
        name: name, found: text, expected: error.expected, suggestion: error.suggestion)
    }
  }

  /// A value may be `-` or a negative number; anything else with a dash in front is more likely
  /// the next option, and can still be given as `--name=-value`.
  private func looksLikeOption(_ word: String) -> Bool {
    word.count > 1 && word.hasPrefix("-") && Double(word) == nil
  }
}
