package import Foundation
package import WidgetGeometry
package import WidgetRaster
package import WidgetScene

/// Turns a display list into a file of one format.
package protocol RenderBackend {
  /// - Parameter scale: Pixels per point; vector formats use it for the parts that only pixels
  ///   can express.
  /// - Parameter report: Receives what is missing or replaced.
  func encode(
    _ list: DisplayList, scale: CGFloat, report: inout PaintReport
  ) throws(PaintError) -> Data
}

/// Fetches decoded pictures for painting.  One per worker.
package protocol ImageSource: AnyObject {
  /// The whole picture, upright, in sRGB, at least `size` large in both directions or, when the
  /// picture is smaller than that, in its own size; `nil` when there is none or it is broken.
  ///
  /// A source may answer with more pixels than asked for.
  func bitmap(for image: ImageRef, covering size: PixelSize) -> Bitmap?
  /// The file's own bytes, for formats that embed them; `nil` when the bytes do not show the
  /// picture as `bitmap` does (an orientation to apply, another colour space) or are not kept.
  func encoded(for image: ImageRef) -> EncodedImage?
}

extension ImageSource {
  package func encoded(for image: ImageRef) -> EncodedImage? { nil }
}

/// A picture as a file.
package struct EncodedImage: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable { case png, jpeg }

  package var format: Format
  package var data: Data

  package init(format: Format, data: Data) {
    self.format = format
    self.data = data
  }

  package var mediaType: String { "image/\(format.rawValue)" }
}

/// What painting needs besides the list.  Confined to one worker.
package struct PaintResources {
  package var glyphs: any GlyphSource
  package var images: any ImageSource
  package var limits: RenderLimits

  package init(
    glyphs: any GlyphSource, images: any ImageSource, limits: RenderLimits = .standard
  ) {
    self.glyphs = glyphs
    self.images = images
    self.limits = limits
  }
}
