package import WidgetViews

/// What a node has become so far: concrete as long as that matters to the next modifier.
///
/// `resizable` needs an image and `fill` a shape, as in Swift; every other modifier makes a view.
package enum TemplateContent {
  case text(Text)
  case image(Image)
  case shape(any Shape)
  /// A colour or gradient, which is a view and a style.
  case style(any _StyleView)
  case view(AnyView)

  package init(_ view: any View) {
    switch view {
    case let text as Text: self = .text(text)
    case let image as Image: self = .image(image)
    // Before the protocols: that a type does not conform to one is found out by looking through
    // every conformance of the program.
    case let view as AnyView: self = .view(view)
    case let shape as any Shape: self = .shape(shape)
    case let style as any _StyleView: self = .style(style)
    default: self = .view(Self.erased(view))
    }
  }

  package var view: AnyView {
    switch self {
    case .text(let text): AnyView(text)
    case .image(let image): AnyView(image)
    case .shape(let shape): Self.erased(shape)
    case .style(let style): Self.erased(style)
    case .view(let view): view
    }
  }

  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// What a message calls it.
  var summary: String {
    switch self {
    case .text: "a text"
    case .image: "an image"
    case .shape: "a shape"
    case .style: "a colour or gradient"
    case .view: "a view"
    }
  }
}
