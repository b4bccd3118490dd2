package import WidgetPaint
package import WidgetViews

/// Everything that can stop a render.
package enum RenderError: Error, Sendable {
  /// The fonts, symbols or tables that come with the product are not where they should be.
  case resourcesMissing(String)
  case content(ResolveError)
  case layout(String)
  /// A picture that is there and cannot be read.
  case asset(String)
  case paint(PaintError)
  case encoding(String)
  /// The size is empty or over the limit.
  case size(width: Double, height: Double, scale: Double, limit: Int)
}

extension RenderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resourcesMissing(let reason): reason
    case .content(let error): "\(error)"
    case .layout(let reason): reason
    case .asset(let reason): reason
    case .paint(let error): "\(error)"
    case .encoding(let reason): "the picture cannot be encoded: \(reason)"
    case .size(let width, let height, let scale, let limit):
      "\(width) × \(height) points at \(scale) pixels per point is empty or over the limit of "
        + "\(limit) pixels"
    }
  }
}

extension RenderError {
  /// Whether it is the product's own fault, and not that of what it was asked to draw.
  package var isOurs: Bool {
    switch self {
    case .content, .layout, .asset, .size, .paint(.badSize), .paint(.layersTooLarge),
      .paint(.tooMuchPainting),
      .paint(.tooManyStops):
      false
    case .resourcesMissing, .paint, .encoding: true
    }
  }
}
