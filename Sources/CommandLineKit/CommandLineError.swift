/// What can be wrong with a command line and the files it names.
package enum CommandLineError: Error, Equatable {
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, placeholder: String)
  case valueForFlag(option: String)
  case repeatedOption(String)
  case badValue(name: String, found: String, expected: String, suggestion: String?)
  case missingArgument(String)
  case unexpectedArgument(String)
  case unknownSubcommand(String, suggestion: String?)
  case fileMissing(path: String, suggestion: String?)
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case unwritable(path: String, reason: String)
}

extension CommandLineError: ExitCodeProviding {
  package var exitCode: ExitCode {
    switch self {
    case .unknownOption, .missingValue, .valueForFlag, .repeatedOption, .badValue,
      .missingArgument, .unexpectedArgument, .unknownSubcommand:
      .usage
    case .fileMissing, .unreadable, .unwritable: .file
    case .tooLarge: .badInput
    }
  }
}

extension CommandLineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'\(hint(suggestion))"
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .valueForFlag(let option):
      "\(option) takes no value"
    case .repeatedOption(let option):
      "\(option) is given more than once"
    case .badValue(let name, let found, let expected, let suggestion):
      "\(name): '\(found)' is not \(expected)\(hint(suggestion))"
    case .missingArgument(let name):
      "\(name) is missing"
    case .unexpectedArgument(let found):
      "unexpected argument '\(found)'"
    case .unknownSubcommand(let name, let suggestion):
      "unknown subcommand '\(name)'\(hint(suggestion))"
    case .fileMissing(let path, let suggestion):
      "\(path): no such file\(hint(suggestion))"
    case .unreadable(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path): larger than the limit of \(limit) bytes"
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason)"
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
