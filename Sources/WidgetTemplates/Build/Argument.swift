/// A computed value of a template that remembers where it was written.
///
/// Parts of a literal keep their own places; parts of what an expression gave share the place of
/// the expression.
package struct Argument {
  package let value: EntryValue
  package let origin: TemplateValue
  package let builder: TemplateBuilder

  package init(_ origin: TemplateValue, _ builder: TemplateBuilder) throws(TemplateError) {
    self.init(value: try builder.evaluate(origin), origin: origin, builder: builder)
  }

  private init(value: EntryValue, origin: TemplateValue, builder: TemplateBuilder) {
    self.value = value
    self.origin = origin
    self.builder = builder
  }

  package func error(_ problem: TemplateProblem) -> TemplateError {
    builder.error(at: origin.offset, problem)
  }

  /// The error for a value of the wrong kind.
  package func expected(_ what: String) -> TemplateError {
    error(.unexpected(found: value.summary, expected: what))
  }

  /// The elements when this is an array.
  package var items: [Argument]? {
    guard case .array(let values) = value else { return nil }
    let origins: [TemplateValue]? =
      if case .array(let origins) = origin.kind { origins } else { nil }
    return values.enumerated().map { index, value in
      Argument(value: value, origin: origins?[index] ?? origin, builder: builder)
    }
  }

  /// The members when this is an object, each key checked against `known`.
  package func members(
    of kind: String, _ known: [String]
  ) throws(TemplateError) -> ArgumentMembers? {
    guard case .object(let object) = value else { return nil }
    for member in object.members where !known.contains(member.key) {
      let place = origin.object?.members.first { $0.key == member.key }?.keyOffset
      throw builder.error(
        at: place ?? origin.offset,
        .unknown(
          kind: "key of \(kind)", name: member.key, nearest: .nearest(to: member.key, in: known)))
    }
    return ArgumentMembers(owner: self, kind: kind, object: object)
  }

  fileprivate func member(_ key: String, _ value: EntryValue) -> Argument {
    Argument(value: value, origin: origin.object?[key] ?? origin, builder: builder)
  }
}

/// The members of an object argument, by name and type.
package struct ArgumentMembers {
  fileprivate let owner: Argument
  fileprivate let kind: String
  package let object: EntryObject

  package func optional<T>(_ key: String, _ type: ValueType<T>) throws(TemplateError) -> T? {
    guard let value = object[key], value != .null else { return nil }
    return try type.decode(owner.member(key, value))
  }

  package func required<T>(_ key: String, _ type: ValueType<T>) throws(TemplateError) -> T {
    guard let value = try optional(key, type) else {
      throw owner.error(.missingKey(key, of: kind))
    }
    return value
  }
}
