package import WidgetGeometry

/// Why a picture could not be read or written.
package enum CodecError: Error, Equatable, Sendable {
  /// The file has no bytes.
  case empty
  /// The first bytes belong to no format we know.
  case unknownFormat(firstBytes: String)
  /// A known format that is not read; `remedy` says what to do instead.
  case unsupportedFormat(name: String, remedy: String)
  /// A known format using a part of it that is not read.
  case unsupportedFeature(ImageFormat, feature: String, remedy: String)
  /// The file itself is over `RenderLimits.imageBytes` (or `svgBytes`).
  case fileTooLarge(bytes: Int, limit: Int)
  /// The header asks for more than `RenderLimits` allows; nothing was allocated.
  case imageTooLarge(ImageFormat, size: PixelSize, sideLimit: Int, pixelLimit: Int)
  /// A count inside the file, named by `what`, is over its limit.
  case tooMuch(ImageFormat, what: String, limit: Int)
  /// The file ends before the picture does.
  case truncated(ImageFormat)
  /// The file contradicts its format.
  case corrupt(ImageFormat, reason: String)
  /// The picture cannot be written in this format.
  case notEncodable(ImageFormat, reason: String)
}

extension CodecError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the image file is empty"
    case .unknownFormat(let bytes):
      "not an image we can read: it starts with \(bytes); expected PNG, JPEG, WebP, GIF or SVG"
    case .unsupportedFormat(let name, let remedy): "\(name) images are not read: \(remedy)"
    case .unsupportedFeature(let format, let feature, let remedy):
      "\(format.name) with \(feature) is not read: \(remedy)"
    case .fileTooLarge(let bytes, let limit):
      "the image file has \(bytes) bytes, over the limit of \(limit)"
    case .imageTooLarge(let format, let size, let side, let pixels):
      """
      the \(format.name) image is \(size.width) × \(size.height) pixels; \
      the limit is \(side) a side and \(pixels) in all
      """
    case .tooMuch(let format, let what, let limit):
      "the \(format.name) image has too much: \(what) over the limit of \(limit)"
    case .truncated(let format): "the \(format.name) image ends too early; the file is cut off"
    case .corrupt(let format, let reason): "the \(format.name) image is damaged: \(reason)"
    case .notEncodable(let format, let reason): "cannot write \(format.name): \(reason)"
    }
  }
}
