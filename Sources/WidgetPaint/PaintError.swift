/// Why a picture could not be made.
package enum PaintError: Error, Hashable, Sendable {
  /// The list's size is empty, not finite, or more pixels than `RenderLimits.pixelCount`.
  case badSize(width: Double, height: Double, scale: Double)
  /// Groups inside groups need more pixels at once than `RenderLimits.layerPixelCount`.
  case layersTooLarge(limit: Int)
  /// The picture would cost more than `RenderLimits.paintSteps`.
  case tooMuchPainting(limit: Int)
  /// A gradient has more stops than `RenderLimits.gradientStops`.
  case tooManyStops(count: Int, limit: Int)
  /// A library call failed; `status` is its own text.
  case cairo(operation: String, status: String)
  /// A picture could not be encoded for embedding.
  case encoding(String)
}

extension PaintError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      "cannot paint \(width) × \(height) points at scale \(scale): "
        + "the picture is empty or over the pixel limit"
    case .layersTooLarge(let limit):
      "groups inside groups need more than the limit of \(limit) pixels at once"
    case .tooMuchPainting(let limit):
      "painting takes more than the limit of \(limit) steps: too many large blurs, gradients or "
        + "layers over each other"
    case .tooManyStops(let count, let limit):
      "a gradient has \(count) stops, over the limit of \(limit)"
    case .cairo(let operation, let status): "\(operation) failed: \(status)"
    case .encoding(let message): "a picture cannot be embedded: \(message)"
    }
  }
}
