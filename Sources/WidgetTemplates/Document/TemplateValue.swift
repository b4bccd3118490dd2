/// A value of a template with its expressions parsed, ready to be computed again and again.
package struct TemplateValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case expression(Expression)
    case interpolation([TemplateString.Piece])
    case array([TemplateValue])
    case object(TemplateObject)
  }

  /// Where the value stands in its document.
  package let offset: Int
  package let kind: Kind

  /// Whether computing it gives the same for every entry: it holds no expression.
  package var isConstant: Bool {
    switch kind {
    case .null, .bool, .int, .double, .string: true
    case .expression, .interpolation: false
    case .array(let items): items.allSatisfy(\.isConstant)
    case .object(let object): object.members.allSatisfy(\.value.isConstant)
    }
  }

  package var object: TemplateObject? {
    guard case .object(let object) = kind else { return nil }
    return object
  }

  package var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }
}

/// The members of an object of a template, in order, and the object's JSON pointer.
package struct TemplateObject: Sendable {
  package struct Member: Sendable {
    package let key: String
    package let keyOffset: Int
    package let value: TemplateValue
  }

  package let members: [Member]
  package let pointer: String

  package subscript(key: String) -> TemplateValue? {
    members.first { $0.key == key }?.value
  }
}

extension TemplateValue {
  /// Parses the expressions of `json`, which is part of `document`.
  ///
  /// - Parameter key: The member of the document's root that `json` is the value of.
  package init(
    _ json: JSONValue, of document: JSONDocument, under key: String
  ) throws(TemplateError) {
    var pointer = JSONPointer()
    pointer.append(key)
    try self.init(json, of: document, at: &pointer)
  }

  private init(
    _ json: JSONValue, of document: JSONDocument, at pointer: inout JSONPointer
  ) throws(TemplateError) {
    offset = json.offset
    switch json.kind {
    case .null: kind = .null
    case .bool(let bool): kind = .bool(bool)
    case .int(let int): kind = .int(int)
    case .double(let double): kind = .double(double)
    case .string(let string): kind = try Self.parsed(string, json.offset, document)
    case .array(let items):
      var values: [TemplateValue] = []
      for (index, item) in items.enumerated() {
        pointer.append("\(index)")
        values.append(try TemplateValue(item, of: document, at: &pointer))
        pointer.removeLast()
      }
      kind = .array(values)
    case .object(let object):
      var members: [TemplateObject.Member] = []
      for member in object.members {
        pointer.append(member.key)
        let value = try TemplateValue(member.value, of: document, at: &pointer)
        pointer.removeLast()
        members.append(.init(key: member.key, keyOffset: member.keyOffset, value: value))
      }
      kind = .object(TemplateObject(members: members, pointer: pointer.description))
    }
  }

  private static func parsed(
    _ string: String, _ offset: Int, _ document: JSONDocument
  ) throws(TemplateError) -> Kind {
    do throws(TemplateString.Fault) {
      return switch try TemplateString(string) {
      case .text(let text): .string(text)
      case .expression(let expression): .expression(expression)
      case .interpolation(let pieces): .interpolation(pieces)
      }
    } catch {
      throw TemplateError(
        document.place(of: offset), inside: error.expression, error.fault)
    }
  }
}

extension TemplateError {
  /// A fault inside an expression that stands at `place`.
  init(_ place: TemplatePlace, inside expression: String, _ fault: ExpressionFault) {
    var place = place
    place.expression = .init(source: expression, column: fault.offset + 1)
    self.init(place, fault.problem)
  }
}
