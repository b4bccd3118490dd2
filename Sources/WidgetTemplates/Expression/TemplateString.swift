/// A string of a template, taken apart: text with expressions between `{{` and `}}`.
package enum TemplateString: Sendable {
  case text(String)
  /// The string is one expression and nothing else: the value keeps its type.
  case expression(Expression)
  case interpolation([Piece])

  package enum Piece: Sendable {
    case text(String)
    case expression(Expression)
  }

  /// A fault with the expression it is in.
  package struct Fault: Error, Equatable {
    package let expression: String
    package let fault: ExpressionFault
  }

  package init(_ string: String) throws(Fault) {
    guard string.contains("{{") else {
      self = .text(string)
      return
    }
    var pieces: [Piece] = []
    var rest = Substring(string)
    while let open = rest.firstRange(of: "{{") {
      if open.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<open.lowerBound])))
      }
      let body = rest[open.upperBound...]
      guard let end = Self.end(in: body) else { throw Self.unclosed(body) }
      let source = String(body[..<end])
      do throws(ExpressionFault) {
        pieces.append(.expression(try ExpressionParser.parse(source)))
      } catch {
        throw Fault(expression: source, fault: error)
      }
      rest = body[body.index(end, offsetBy: 2)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    if pieces.count == 1, case .expression(let expression) = pieces[0] {
      self = .expression(expression)
    } else {
      self = .interpolation(pieces)
    }
  }

  private static func unclosed(_ body: Substring) -> Fault {
    var fault = ExpressionFault(
      offset: body.count, problem: .unexpected(found: "the end", expected: "“}}”"))
    // An open quotation mark swallows the braces: say that instead.
    do throws(ExpressionFault) { try ExpressionLexer.check(String(body)) } catch { fault = error }
    return Fault(expression: String(body), fault: fault)
  }

  /// The `}}` that ends an expression: not one inside a quoted text.
  private static func end(in body: Substring) -> Substring.Index? {
    var quote: Character?
    var index = body.startIndex
    while index < body.endIndex {
      let character = body[index]
      let next = body.index(after: index)
      if let open = quote {
        if character == "\\", next < body.endIndex {
          index = body.index(after: next)
          continue
        }
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "}", next < body.endIndex, body[next] == "}" {
        return index
      }
      index = next
    }
    return nil
  }
}
