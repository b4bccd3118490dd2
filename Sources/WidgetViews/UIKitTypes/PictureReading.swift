package import Foundation
import Synchronization
package import WidgetGeometry

/// The pixels of a picture, premultiplied: `0xAARRGGBB`, row by row from the top.
package struct PicturePixels: Hashable, Sendable {
  package let size: PixelSize
  package let pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) {
    self.size = size
    self.pixels = pixels
  }
}

/// Opens pictures for the widget's own code, which may ask UIKit for them where nothing is drawn.
package protocol PictureReading: Sendable {
  /// In points; `nil` if there is no such picture.
  func size(of source: Image.Source) -> CGSize?
  /// - Parameter size: The size the pixels are wanted in; default the picture's own.
  func pixels(of source: Image.Source, size: PixelSize?) -> PicturePixels?
  func png(_ picture: PicturePixels) -> Data?
}

/// Who opens pictures in this process; a program that is a widget installs one at its start.
package enum PictureReader {
  private static let reader = Mutex<(any PictureReading)?>(nil)

  package static var current: (any PictureReading)? { reader.withLock { $0 } }
  package static func install(_ new: any PictureReading) { reader.withLock { $0 = new } }
}
