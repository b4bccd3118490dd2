import WidgetGeometry

/// Computes expressions.
package struct ExpressionEvaluator {
  package var context: EvaluationContext
  package let session: EvaluationSession

  package init(_ context: EvaluationContext, session: EvaluationSession) {
    self.context = context
    self.session = session
  }

  package func value(of expression: Expression) throws(ExpressionFault) -> EntryValue {
    try value(of: expression.root)
  }

  func value(of node: ExpressionNode) throws(ExpressionFault) -> EntryValue {
    switch node {
    case .literal(let value):
      return value
    case .list(let nodes):
      var values: [EntryValue] = []
      for node in nodes { values.append(try value(of: node)) }
      return .array(values)
    case .variable, .member, .element:
      return try lookUp(node)
    case .unary(let unaryOperator, let operand, let offset):
      try session.spend(1, at: offset)
      return try apply(unaryOperator, to: value(of: operand), at: offset)
    case .binary(let binaryOperator, let left, let right, let offset):
      try session.spend(1, at: offset)
      return try binary(binaryOperator, left, right, at: offset)
    case .coalesce(let left, let right):
      let value = try optional(left)
      return try value == .null ? self.value(of: right) : value
    case .conditional(let condition, let then, let otherwise, let offset):
      try session.spend(1, at: offset)
      return try value(of: bool(value(of: condition), at: offset, "?") ? then : otherwise)
    case .filter(let input, let filter, let arguments, let offset):
      try session.spend(1, at: offset)
      let value = try filter.acceptsMissing ? optional(input) : value(of: input)
      var values: [EntryValue] = []
      for argument in arguments { values.append(try self.value(of: argument)) }
      let call = FilterCall(
        filter: filter.name, input: value, arguments: values, evaluator: self, offset: offset)
      return try filter.apply(call)
    }
  }

  /// The value, or null when a path leads nowhere; every other fault stays one.
  ///
  /// Only paths inside `node` are forgiven, at any depth: `entry.a.b | uppercased` is missing when
  /// `entry.a` is.
  private func optional(_ node: ExpressionNode) throws(ExpressionFault) -> EntryValue {
    do throws(ExpressionFault) {
      return try value(of: node)
    } catch {
      if case .missingValue = error.problem { return .null }
      throw error
    }
  }

  /// The value a path leads to; the fault is `.missingValue` when it leads nowhere.
  private func lookUp(_ node: ExpressionNode) throws(ExpressionFault) -> EntryValue {
    switch node {
    case .variable(let name, let offset):
      try session.spend(1, at: offset)
      if let value = context.scope[name] { return value }
      throw ExpressionFault(
        offset: offset,
        problem: .unknown(
          kind: "name", name: name,
          nearest: NearestName.suggestion(for: name, among: context.scope.names + ["env"])))
    case .member(.variable("env", _), let name, let offset):
      try session.spend(1, at: offset)
      if let value = context.environment(name) { return value }
      throw ExpressionFault(
        offset: offset,
        problem: .unknown(
          kind: "environment value", name: name,
          nearest: NearestName.suggestion(for: name, among: TemplateEnvironment.names)))
    case .member(let base, let name, let offset):
      try session.spend(1, at: offset)
      return try member(name, of: value(of: base), of: node, at: offset)
    case .element(let base, let key, let offset):
      try session.spend(1, at: offset)
      let base = try value(of: base)
      let key = try value(of: key)
      switch (base, key) {
      case (.array(let items), .int(let index)):
        if items.indices.contains(index) { return items[index] }
        throw missing(node.path ?? "[\(index)]", in: base, at: offset)
      case (.object, .string(let name)), (.null, .string(let name)):
        return try member(name, of: base, of: node, at: offset)
      case (.null, .int): throw missing(node.path ?? "[…]", in: base, at: offset)
      default:
        throw ExpressionFault(
          offset: offset,
          problem: .unexpected(
            found: "\(base.summary) with the index \(key.summary)",
            expected: "an array with a whole number or an object with a text"))
      }
    default: return try value(of: node)
    }
  }

  private func member(
    _ name: String, of base: EntryValue, of node: ExpressionNode, at offset: Int
  ) throws(ExpressionFault) -> EntryValue {
    switch base {
    case .object(let object):
      if let value = object[name] { return value }
      let nearest = NearestName.suggestion(for: name, among: object.keys)
      throw missing(node.path ?? name, in: base, nearest: nearest, at: offset)
    case .null: throw missing(node.path ?? name, in: base, at: offset)
    case .array:
      throw ExpressionFault(
        offset: offset,
        problem: .unexpected(
          found: "\(base.summary) before “.\(name)”",
          expected: "an object; elements are reached with [0], their number with “| count”"))
    case .bool, .int, .double, .string, .date:
      throw ExpressionFault(
        offset: offset,
        problem: .unexpected(found: "\(base.summary) before “.\(name)”", expected: "an object"))
    }
  }

  private func missing(
    _ path: String, in base: EntryValue, nearest: String? = nil, at offset: Int
  ) -> ExpressionFault {
    ExpressionFault(
      offset: offset,
      problem: .missingValue(path: path, within: base.summary, nearest: nearest))
  }
}
