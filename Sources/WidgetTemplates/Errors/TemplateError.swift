/// What is wrong with a template, an entry or an expression, without the place.
package enum TemplateProblem: Error, Hashable, Sendable {
  /// Something stands where something else should.
  case unexpected(found: String, expected: String)
  case duplicateKey(String)
  /// A cap of `RenderLimits` was met.
  case tooLarge(what: String, limit: Int)
  /// A name that nothing has.  `kind` is what it was looked up as: `view`, `modifier`, `filter`.
  case unknown(kind: String, name: String, nearest: String?)
  /// A key that must be there.
  case missingKey(String, of: String)
  /// A path of an expression that leads nowhere.
  case missingValue(path: String, within: String, nearest: String?)
  /// Neither a template nor a file.
  case notFound(what: String, searched: [String])
  /// A template that uses itself.
  case cycle([String])
  /// A sentence for what has no form of its own.
  case invalid(String)
}

extension TemplateProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unexpected(let found, let expected): "found \(found), expected \(expected)"
    case .duplicateKey(let key): "the key “\(key.shortened)” stands here a second time"
    case .tooLarge(let what, let limit): "\(what) is over the limit of \(limit)"
    case .unknown(let kind, let name, let nearest):
      "unknown \(kind) “\(name.shortened)”" + Self.hint(nearest)
    case .missingKey(let key, let owner): "\(owner) needs “\(key)”"
    case .missingValue(let path, let base, let nearest):
      "there is no “\(path)” in \(base)" + Self.hint(nearest)
        + (nearest == nil ? "; give a value with ?? or default(…)" : "")
    case .notFound(let what, let searched):
      "\(what) not found"
        + (searched.isEmpty ? "" : "; looked in \(searched.joined(separator: ", "))")
    case .cycle(let names): "the template uses itself: \(names.joined(separator: " → "))"
    case .invalid(let sentence): sentence
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ""
  }
}

/// Where in which file something stands.
package struct TemplatePlace: Hashable, Sendable {
  package var file: String
  /// Counted from 1; 0 when the whole file is meant.
  package var line: Int
  /// Counted from 1, in characters.
  package var column: Int
  /// RFC 6901; empty for the whole document.
  package var pointer: String
  /// The expression and the character in it, counted from 1, when the fault is inside one.
  package var expression: ExpressionPlace?

  package struct ExpressionPlace: Hashable, Sendable {
    package var source: String
    package var column: Int

    /// The source, or of a long one what is around the fault: a message is one readable line.
    var shortened: String {
      guard source.count > 160 else { return source }
      let before = source.prefix(max(column - 1, 0)), after = source.dropFirst(max(column - 1, 0))
      return (before.count > 80 ? "…" : "") + before.suffix(80) + after.prefix(60)
        + (after.count > 60 ? "…" : "")
    }
  }

  package init(file: String, line: Int = 0, column: Int = 0, pointer: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }
}

extension TemplatePlace: CustomStringConvertible {
  /// The pointer, or of a long one its two ends: a message is one readable line.
  private var shortPointer: String {
    guard pointer.utf8.count > 240 else { return pointer }
    return pointer.prefix(100) + "…" + pointer.suffix(100)
  }

  package var description: String {
    var text = line > 0 ? "\(file):\(line):\(column)" : file
    if !pointer.isEmpty { text += ": \(shortPointer)" }
    if let expression {
      text += ": in {{\(expression.shortened)}} at \(expression.column)"
    }
    return text
  }
}

/// Everything that can be wrong with a template or an entry: the place first, then what was found
/// there and what should be.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  package var place: TemplatePlace
  package var problem: TemplateProblem

  package init(_ place: TemplatePlace, _ problem: TemplateProblem) {
    self.place = place
    self.problem = problem
  }

  package var description: String { "\(place): \(problem)" }
}
