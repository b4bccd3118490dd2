/// A parsed expression: what stands between `{{` and `}}`.
package struct Expression: Sendable {
  /// As written, for messages.
  package let source: String
  package let root: ExpressionNode
}

/// One operation of an expression.
package indirect enum ExpressionNode: Sendable {
  case literal(EntryValue)
  case list([ExpressionNode])
  /// A name in scope: `entry`, `env`, what `ForEach` and `Let` bind.
  case variable(String, offset: Int)
  case member(ExpressionNode, String, offset: Int)
  case element(ExpressionNode, ExpressionNode, offset: Int)
  case unary(UnaryOperator, ExpressionNode, offset: Int)
  case binary(BinaryOperator, ExpressionNode, ExpressionNode, offset: Int)
  /// `a ?? b`: b when a is null or not there.
  case coalesce(ExpressionNode, ExpressionNode)
  case conditional(ExpressionNode, ExpressionNode, ExpressionNode, offset: Int)
  /// The filter's own argument count was checked when it was parsed.
  case filter(ExpressionNode, ExpressionFilter, [ExpressionNode], offset: Int)
}

package enum UnaryOperator: String, Sendable {
  case not = "!"
  case negate = "-"
}

package enum BinaryOperator: String, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// Higher binds tighter; Swift's order, in which `??` stands between comparison and addition.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .add, .subtract: 5
    case .multiply, .divide, .remainder: 6
    }
  }

  static let coalescePrecedence = 4
}

extension ExpressionNode {
  /// The path as written (`entry.buttons[0]`), when the node is one; for messages.
  var path: String? {
    switch self {
    case .variable(let name, _): name
    case .member(let base, let name, _): base.path.map { "\($0).\(name)" }
    case .element(let base, .literal(.int(let index)), _): base.path.map { "\($0)[\(index)]" }
    case .element(let base, _, _): base.path.map { "\($0)[…]" }
    case .literal, .list, .unary, .binary, .coalesce, .conditional, .filter: nil
    }
  }
}
