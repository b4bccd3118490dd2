/// One value of a JSON document, with the place it stands at.
///
/// Foundation's parser loses key order, duplicate keys and positions; a template needs the first
/// for its output, the second for its errors and the third for its messages.
package struct JSONValue: Sendable {
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent that fits.
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// Where the value's first byte stands in the source, counted from 0.
  package let offset: Int
  package let kind: Kind

  package init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }

  /// The value of `key` when this is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let object) = kind else { return nil }
    return object[key]
  }

  package var string: String? {
    guard case .string(let string) = kind else { return nil }
    return string
  }
}

/// Members of a JSON object in the order of the source, each key once.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let key: String
    /// Where the key's quotation mark stands.
    package let keyOffset: Int
    package let value: JSONValue
  }

  package let members: [Member]

  /// - Complexity: linear; objects of templates have a handful of members.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}

extension JSONValue.Kind {
  /// What a message calls this value: `the string “abc”`, `an array of 3`.
  package var summary: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .int(let int): "the number \(int)"
    case .double(let double): "the number \(double)"
    case .string(let string): "the string “\(string.shortened)”"
    case .array(let items): items.isEmpty ? "an empty array" : "an array of \(items.count)"
    case .object(let object): object.members.isEmpty ? "an empty object" : "an object"
    }
  }
}

extension String {
  /// At most 40 characters, for messages.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
