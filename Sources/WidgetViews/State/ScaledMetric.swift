/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>:
  PassiveProperty
{
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Rounded to the pixel, as iOS does.
  public var wrappedValue: Value {
    let environment = ResolveScope.environment
    let factor = TypeScale.scaleFactor(style, environment.dynamicTypeSize)
    let scale = Double(environment.displayScale)
    return Value((Double(base) * factor * scale).rounded() / scale)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
