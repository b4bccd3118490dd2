package import WidgetViews

/// A template with an entry, as a view.
///
/// Faults of the template's own text were found when it was read; those that need the entry end the
/// render with their message.
nonisolated package struct TemplateView: PrimitiveView, Sendable {
  private let document: TemplateDocument
  private let entry: EntryValue
  private let library: TemplateLibrary

  /// - Throws: When the entry lacks a parameter the template needs, or one has another type.
  package init(
    _ document: TemplateDocument, entry: TemplateEntry, library: TemplateLibrary
  ) throws(TemplateError) {
    self.document = document
    self.entry = try document.completed(entry.values, place: entry.place)
    self.library = library
  }

  package static func _resolve(_ view: Self, _ resolver: Resolver) {
    let run = TemplateRun(library: view.library, limits: resolver.session.limits)
    let builder = TemplateBuilder(view.document, entry: view.entry, run: run)
    AnyView._resolve(builder.lazyView(view.document.body), resolver)
  }
}
