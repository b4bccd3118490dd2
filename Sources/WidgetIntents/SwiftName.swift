/// Names as they stand in Swift source.
enum SwiftName {
  /// Words that need backticks where a name is declared.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Any",
  ]

  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The name where it is declared.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// As cases are written: `FaceTime` is `faceTime`, `URL` is `url`, `QRCode` is `qrCode`.
  static func lowercasedWord(_ name: String) -> String {
    let upper = name.prefix { $0.isUppercase }
    if upper.count <= 1 || upper.count == name.count {
      return upper.lowercased() + name.dropFirst(upper.count)
    }
    // The last capital begins the next word.
    let head = upper.dropLast()
    return head.lowercased() + name.dropFirst(head.count)
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
