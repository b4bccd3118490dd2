import WidgetGeometry

/// A choice between a few values.
public protocol AppEnum: _IntentValue, CaseIterable, RawRepresentable, TypeDisplayRepresentable,
  CaseDisplayRepresentable
where RawValue: LosslessStringConvertible {}

/// What enums of intents were called at first.
public typealias AppEnumDisplay = AppEnum

extension AppEnum {
  /// By case name or raw value.
  public static func _read(_ input: _IntentInput) async throws -> Self {
    let names = allCases.map { "\($0)" }
    if case .string(let text) = input.value {
      if let found = allCases.first(where: { "\($0)" == text || "\($0.rawValue)" == text }) {
        return found
      }
      let near = NearestName.suggestion(for: text, among: names)
      throw input.wrong(
        "one of \(names.joined(separator: ", "))" + (near.map { " (did you mean \($0)?)" } ?? ""))
    }
    if case .number(let number) = input.value,
      let found = allCases.first(where: { Double("\($0.rawValue)") == number })
    {
      return found
    }
    throw input.wrong("one of \(names.joined(separator: ", "))")
  }
  public static var _options: [String]? { allCases.map { "\($0)" } }
}
