/// Everything a template can name: the one table behind building, checking, schema and manual.
package enum Registry {
  package static let views: [ViewEntry] =
    control + containers + grids + lists + controls + contents + shapes
  package static let modifiers: [ModifierEntry] =
    layoutModifiers + containerModifiers + layerModifiers + effectModifiers + textModifiers
    + styleModifiers
    + controlModifiers + imageModifiers + shapeModifiers + widgetModifiers

  static let viewsByName = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
  static let modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })

  /// Keys every node may have besides its arguments.
  package static let nodeKeys = ["type", "modifiers", "comment"]

  static func view(named name: String) -> Result<ViewEntry, TemplateProblem> {
    if let entry = viewsByName[name] { return .success(entry) }
    return .failure(
      .unknown(kind: "view", name: name, nearest: .nearest(to: name, in: views.map(\.name))))
  }

  static func modifier(named name: String) -> Result<ModifierEntry, TemplateProblem> {
    if let entry = modifiersByName[name] { return .success(entry) }
    return .failure(
      .unknown(kind: "modifier", name: name, nearest: .nearest(to: name, in: modifiers.map(\.name)))
    )
  }
}
