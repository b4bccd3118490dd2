package import Foundation
package import WidgetGeometry
package import WidgetScene

/// The file that stands for a named picture, and what its catalogue says about it.
///
/// Pixels are not read here: whoever decodes measures the file and asks for `asset(pixels:)`.
package struct CatalogImage: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable {
    case png, jpeg, webp, gif, svg
    case heic, avif, tiff, bmp
    /// No reader is linked: the ones there are may not be shipped with the product.
    case pdf
  }

  package var file: URL
  /// Stable name of the file: its path below the asset folder, the folder's name in front.
  package var id: String
  package var format: Format
  /// Pixels per point of a bitmap.
  package var scale: CGFloat
  package var isTemplate: Bool
  package var slicing: Slicing?
  package var flipsForRightToLeft: Bool

  /// The parts of a picture that stay as they are when it is resized, in pixels.
  package struct Slicing: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
    package var tiles: Bool

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, tiles: Bool) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
      self.tiles = tiles
    }
  }

  /// The picture as views see it.
  /// - Parameter pixels: Size of the file, upright.
  package func asset(pixels: PixelSize) -> ImageAsset {
    ImageAsset(
      content: .bitmap(ImageRef(id: id, pixels: pixels, isScalable: format == .svg)),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      isTemplate: isTemplate, slicing: pointSlicing(), flipsForRightToLeft: flipsForRightToLeft)
  }

  /// A vector picture as views see it.
  /// - Parameter size: In points.
  package func asset(drawing items: [DisplayItem], size: CGSize) -> ImageAsset {
    ImageAsset(
      content: .vector(items), size: size, isTemplate: isTemplate, slicing: pointSlicing(),
      flipsForRightToLeft: flipsForRightToLeft)
  }

  private func pointSlicing() -> ImageAsset.Slicing? {
    slicing.map {
      ImageAsset.Slicing(
        insets: EdgeInsets(
          top: $0.top / scale, leading: $0.left / scale, bottom: $0.bottom / scale,
          trailing: $0.right / scale), tiles: $0.tiles)
    }
  }
}

extension CatalogImage.Format {
  /// The format a file name promises, `nil` for names that are no picture's.
  package init?(fileName: String) {
    switch (fileName as NSString).pathExtension.lowercased() {
    case "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    case "webp": self = .webp
    case "gif": self = .gif
    case "svg": self = .svg
    case "heic", "heif": self = .heic
    case "avif": self = .avif
    case "tif", "tiff": self = .tiff
    case "bmp": self = .bmp
    case "pdf": self = .pdf
    default: return nil
    }
  }
}
