extension ExpressionEvaluator {
  func apply(
    _ unaryOperator: UnaryOperator, to value: EntryValue, at offset: Int
  ) throws(ExpressionFault) -> EntryValue {
    switch (unaryOperator, value) {
    case (.not, _): return .bool(try !bool(value, at: offset, "!"))
    case (.negate, .int(let int)):
      guard int != .min else { throw overflow(at: offset) }
      return .int(-int)
    case (.negate, .double(let double)): return .double(-double)
    case (.negate, _): throw mismatch("a number after “-”", value, at: offset)
    }
  }

  func binary(
    _ binaryOperator: BinaryOperator, _ left: ExpressionNode, _ right: ExpressionNode,
    at offset: Int
  ) throws(ExpressionFault) -> EntryValue {
    switch binaryOperator {
    case .and, .or:
      let first = try bool(value(of: left), at: offset, binaryOperator.rawValue)
      // The second operand is not looked at when the first decides.
      if first == (binaryOperator == .or) { return .bool(first) }
      return .bool(try bool(value(of: right), at: offset, binaryOperator.rawValue))
    case .equal, .notEqual:
      let areEqual = try equal(left, right, at: offset)
      return .bool(areEqual == (binaryOperator == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compare(binaryOperator, value(of: left), value(of: right), at: offset))
    case .add, .subtract, .multiply, .divide, .remainder:
      return try arithmetic(binaryOperator, value(of: left), value(of: right), at: offset)
    }
  }

  func bool(
    _ value: EntryValue, at offset: Int, _ binaryOperator: String
  ) throws(ExpressionFault) -> Bool {
    guard case .bool(let bool) = value else {
      throw mismatch("true or false for “\(binaryOperator)”", value, at: offset)
    }
    return bool
  }

  /// Comparing with `null` asks whether there is a value, so the path may lead nowhere.
  private func equal(
    _ left: ExpressionNode, _ right: ExpressionNode, at offset: Int
  ) throws(ExpressionFault) -> Bool {
    let forgiving = left.isNull || right.isNull
    let first = try forgiving ? value(of: .coalesce(left, .literal(.null))) : value(of: left)
    let second = try forgiving ? value(of: .coalesce(right, .literal(.null))) : value(of: right)
    if let a = first.number, let b = second.number { return a == b }
    if case .array(let items) = first { try session.spend(items.count, at: offset) }
    return first == second
  }

  private func compare(
    _ binaryOperator: BinaryOperator, _ left: EntryValue, _ right: EntryValue, at offset: Int
  ) throws(ExpressionFault) -> Bool {
    func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
      switch binaryOperator {
      case .less: a < b
      case .lessOrEqual: a <= b
      case .greater: a > b
      default: a >= b
      }
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return holds(a, b)
    case (.string(let a), .string(let b)): return holds(a, b)
    case (.date(let a), .date(let b)): return holds(a, b)
    default:
      guard let a = left.number, let b = right.number else {
        throw mismatch(
          "two numbers, two texts or two dates around “\(binaryOperator.rawValue)”", left, right,
          at: offset)
      }
      return holds(a, b)
    }
  }

  private func arithmetic(
    _ binaryOperator: BinaryOperator, _ left: EntryValue, _ right: EntryValue, at offset: Int
  ) throws(ExpressionFault) -> EntryValue {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      return try wholeArithmetic(binaryOperator, a, b, at: offset)
    case (.string(let a), .string(let b)) where binaryOperator == .add:
      try session.spend(text: a, at: offset)
      try session.spend(text: b, at: offset)
      return .string(a + b)
    case (.array(let a), .array(let b)) where binaryOperator == .add:
      try session.spend(a.count + b.count, at: offset)
      return .array(a + b)
    default:
      guard let a = left.number, let b = right.number else {
        throw mismatch(
          binaryOperator == .add
            ? "two numbers, two texts or two arrays around “+”"
            : "two numbers around “\(binaryOperator.rawValue)”",
          left, right, at: offset)
      }
      return .double(try realArithmetic(binaryOperator, a, b, at: offset))
    }
  }

  /// Whole numbers stay whole where the result is; 5 / 2 is 2.5, unlike in Swift, because an entry
  /// written by a server does not say whether its 5 counts or measures.
  private func wholeArithmetic(
    _ binaryOperator: BinaryOperator, _ a: Int, _ b: Int, at offset: Int
  ) throws(ExpressionFault) -> EntryValue {
    let (result, overflows): (Int, Bool)
    switch binaryOperator {
    case .add: (result, overflows) = a.addingReportingOverflow(b)
    case .subtract: (result, overflows) = a.subtractingReportingOverflow(b)
    case .multiply: (result, overflows) = a.multipliedReportingOverflow(by: b)
    case .remainder:
      guard b != 0 else { throw divisionByZero(at: offset) }
      (result, overflows) = a.remainderReportingOverflow(dividingBy: b)
    default:
      guard b != 0 else { throw divisionByZero(at: offset) }
      let (quotient, remainder) = (
        a.dividedReportingOverflow(by: b), a.remainderReportingOverflow(dividingBy: b)
      )
      guard remainder.partialValue == 0 else { return .double(Double(a) / Double(b)) }
      (result, overflows) = (quotient.partialValue, quotient.overflow)
    }
    guard !overflows else { throw overflow(at: offset) }
    return .int(result)
  }

  private func realArithmetic(
    _ binaryOperator: BinaryOperator, _ a: Double, _ b: Double, at offset: Int
  ) throws(ExpressionFault) -> Double {
    let result: Double
    switch binaryOperator {
    case .add: result = a + b
    case .subtract: result = a - b
    case .multiply: result = a * b
    case .remainder:
      guard b != 0 else { throw divisionByZero(at: offset) }
      result = a.truncatingRemainder(dividingBy: b)
    default:
      guard b != 0 else { throw divisionByZero(at: offset) }
      result = a / b
    }
    guard result.isFinite else { throw overflow(at: offset) }
    return result
  }

  private func overflow(at offset: Int) -> ExpressionFault {
    ExpressionFault(offset: offset, problem: .invalid("the result is too large for a number"))
  }

  private func divisionByZero(at offset: Int) -> ExpressionFault {
    ExpressionFault(offset: offset, problem: .invalid("division by zero"))
  }

  private func mismatch(
    _ expected: String, _ found: EntryValue..., at offset: Int
  ) -> ExpressionFault {
    ExpressionFault(
      offset: offset,
      problem: .unexpected(
        found: found.map(\.summary).joined(separator: " and "), expected: expected))
  }
}

extension ExpressionNode {
  fileprivate var isNull: Bool {
    if case .literal(.null) = self { return true }
    return false
  }
}
