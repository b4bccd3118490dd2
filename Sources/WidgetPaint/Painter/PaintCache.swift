import Foundation
import WidgetRaster

/// What a backend keeps from picture to picture.  One per worker.
final class PaintCache {
  let glyphs = GlyphCache()
  let pictures = PictureCache()
}

/// Pictures scaled to where they were drawn: a batch over one template scales its background once.
final class PictureCache {
  struct Key: Hashable {
    let source: CGRect
    let target: CGRect
    let region: DeviceRect
    let kernel: Resampler.Kernel
    let isFlipped: Bool
  }

  private struct Entry {
    /// Kept so that its memory belongs to no other picture while the entry stands.
    let original: Bitmap
    let key: Key
    let scaled: Bitmap
    var lastUse: Int
  }

  /// Pixels kept at most, originals counted: two photographs of full screens.
  private static let capacity = 16 << 20

  private var entries: [Entry] = []
  private var pixels = 0
  private var clock = 0

  /// The scaled picture, remembered by the memory its original lives in: comparing pixels would
  /// take as long as scaling them.
  func scaled(_ bitmap: Bitmap, _ key: Key, make: () -> Bitmap) -> Bitmap {
    clock += 1
    let found = entries.firstIndex { $0.key == key && $0.original.sharesPixels(with: bitmap) }
    if let found {
      entries[found].lastUse = clock
      return entries[found].scaled
    }
    let scaled = make()
    let size = bitmap.pixels.count + scaled.pixels.count
    guard size <= Self.capacity / 2 else { return scaled }
    entries.append(Entry(original: bitmap, key: key, scaled: scaled, lastUse: clock))
    pixels += size
    while pixels > Self.capacity,
      let oldest = entries.indices.min(by: {
        entries[$0].lastUse < entries[$1].lastUse
      })
    {
      let gone = entries.remove(at: oldest)
      pixels -= gone.original.pixels.count + gone.scaled.pixels.count
    }
    return scaled
  }
}

extension Bitmap {
  /// Whether both are one picture in memory.  Equal pictures elsewhere do not count.
  fileprivate func sharesPixels(with other: Bitmap) -> Bool {
    guard size == other.size, !isEmpty else { return false }
    return withUnsafePixels { own in
      other.withUnsafePixels { own.baseAddress == $0.baseAddress }
    }
  }
}
