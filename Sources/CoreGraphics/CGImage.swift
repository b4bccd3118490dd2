public import Foundation
package import WidgetGeometry

// Core Graphics' picture, as far as widgets use it: its pixels, to look at or to count.

// Core Foundation's name; there is no such type in Foundation here.
public typealias CFData = NSData

public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

public func CFDataGetLength(_ data: CFData!) -> Int { data?.length ?? 0 }

public final class CGDataProvider {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
}

/// The pixels of a picture: four bytes each, rows from the top without gaps.
public final class CGImage {
  public let width: Int
  public let height: Int
  public let alphaInfo: CGImageAlphaInfo
  public let dataProvider: CGDataProvider?
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// - Parameters:
  ///   - pixels: Premultiplied, `0xAARRGGBB`.
  ///   - isDrawn: Whether it comes from a context: those have blue first and alpha last in memory,
  ///     pictures from files red first.
  package init(size: PixelSize, pixels: [UInt32], isDrawn: Bool) {
    width = size.width
    height = size.height
    alphaInfo = isDrawn ? .premultipliedFirst : .premultipliedLast
    var bytes = [UInt8]()
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let (red, green, blue) = (
        UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel)
      )
      bytes += isDrawn ? [blue, green, red] : [red, green, blue]
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 24))
    }
    dataProvider = CGDataProvider(data: NSData(data: Data(bytes)))
  }

  /// The pixels as `0xAARRGGBB`, premultiplied.
  package var argb: [UInt32] {
    guard let bytes = dataProvider?.data.map({ [UInt8](Data(referencing: $0)) }) else { return [] }
    return stride(from: 0, to: bytes.count - 3, by: 4).map { index in
      let parts = bytes[index..<index + 3].map(UInt32.init)
      let (red, blue) =
        alphaInfo == .premultipliedFirst ? (parts[2], parts[0]) : (parts[0], parts[2])
      return UInt32(bytes[index + 3]) << 24 | red << 16 | parts[1] << 8 | blue
    }
  }
}
