package import WidgetViews

/// A view templates can name.
package struct ViewEntry: Sendable {
  package let name: String
  package let summary: String
  package let signatures: [Signature<Void, any View>]
  /// A node in JSON that uses the view; the manual shows it and a test builds it.
  package let sample: String

  init(
    _ name: String, _ summary: String, sample: String, _ signatures: Signature<Void, any View>...
  ) {
    self.name = name
    self.summary = summary
    self.sample = sample
    self.signatures = signatures
  }
}

/// A modifier templates can name.
package struct ModifierEntry: Sendable {
  package let name: String
  package let summary: String
  package let signatures: [Signature<TemplateContent, any View>]
  /// Nodes that use the modifier, as a value of `modifiers`; the manual shows it, a test builds it.
  package let sample: String
  /// The node the sample is applied to.
  package let sampleTarget: String

  init(
    _ name: String, _ summary: String, sample: String,
    on target: String = #"{"type":"Text","text":"A"}"#,
    _ signatures: Signature<TemplateContent, any View>...
  ) {
    self.name = name
    self.summary = summary
    self.sample = sample
    sampleTarget = target
    self.signatures = signatures
  }

  /// The signature of a value that stands without labels.
  var positional: Signature<TemplateContent, any View>? { signatures.first(where: \.isPositional) }
}

extension Signature where Input == Void, Output == any View {
  /// A view with these arguments.
  static func view<each T>(
    _ parameters: repeat Parameter<each T>,
    build: @escaping @Sendable (repeat each T) throws(TemplateError) -> any View
  ) -> Signature {
    Signature(repeat each parameters) {
      (_: Void, arguments: repeat each T) throws(TemplateError) -> any View in
      try build(repeat each arguments)
    }
  }
}

extension Signature where Input == TemplateContent, Output == any View {
  /// A modifier of any view, its arguments labelled.
  static func labeled<each T>(
    _ parameters: repeat Parameter<each T>,
    apply: @escaping @Sendable (AnyView, repeat each T) throws(TemplateError) -> any View
  ) -> Signature {
    Signature(repeat each parameters) {
      (content: TemplateContent, arguments: repeat each T) throws(TemplateError) -> any View in
      try apply(content.view, repeat each arguments)
    }
  }

  /// A modifier of any view whose one argument needs no label.
  static func value<T>(
    _ parameter: Parameter<T>,
    text: (@Sendable (Text, T) -> Text)? = nil,
    apply: @escaping @Sendable (AnyView, T) throws(TemplateError) -> any View
  ) -> Signature {
    Signature(parameter, isPositional: true) {
      (content: TemplateContent, argument: T) throws(TemplateError) -> any View in
      // A text stays a text, so that it can become part of a longer one.
      if case .text(let target) = content, let text { return text(target, argument) }
      return try apply(content.view, argument)
    }
  }

  /// A modifier of images only.
  static func image<each T>(
    _ parameters: repeat Parameter<each T>, isPositional: Bool = false,
    apply: @escaping @Sendable (Image, repeat each T) -> any View
  ) -> Signature {
    Signature(repeat each parameters, isPositional: isPositional, needs: .image) {
      (content: TemplateContent, arguments: repeat each T) throws(TemplateError) -> any View in
      guard case .image(let image) = content else { return content.view }
      return apply(image, repeat each arguments)
    }
  }

  /// A modifier of shapes only.
  static func shape<each T>(
    _ parameters: repeat Parameter<each T>, isPositional: Bool = false,
    apply: @escaping @Sendable (AnyShape, repeat each T) -> any View
  ) -> Signature {
    Signature(repeat each parameters, isPositional: isPositional, needs: .shape) {
      (content: TemplateContent, arguments: repeat each T) throws(TemplateError) -> any View in
      guard case .shape(let shape) = content else { return content.view }
      return apply(AnyShape(shape), repeat each arguments)
    }
  }
}

extension Signature where Input == TemplateContent, Output == any View {
  /// A modifier of shapes that can shrink from their own edges.
  static func insettable<each T>(
    _ parameters: repeat Parameter<each T>, isPositional: Bool = false,
    apply: @escaping @Sendable (any InsettableShape, repeat each T) -> any View
  ) -> Signature {
    Signature(repeat each parameters, isPositional: isPositional, needs: .insettableShape) {
      (content: TemplateContent, arguments: repeat each T) throws(TemplateError) -> any View in
      guard case .shape(let shape) = content, let shape = shape as? any InsettableShape else {
        return content.view
      }
      return apply(shape, repeat each arguments)
    }
  }
}

/// What a modifier can be applied to.
package enum ModifierTarget: Sendable {
  case anyView
  case image
  case shape
  case insettableShape

  func accepts(_ content: TemplateContent) -> Bool {
    switch (self, content) {
    case (.anyView, _), (.image, .image), (.shape, .shape): true
    case (.insettableShape, .shape(let shape)): shape is any InsettableShape
    case (.image, _), (.shape, _), (.insettableShape, _): false
    }
  }

  var summary: String {
    switch self {
    case .anyView: "a view"
    case .image: "an image, before any modifier that makes it a view"
    case .shape: "a shape, before any modifier that makes it a view"
    case .insettableShape: "a shape with edges of its own, before any other modifier"
    }
  }
}
