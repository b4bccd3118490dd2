import CDeflate
package import Foundation
package import WidgetRaster

/// Writes PNG: our own container around libdeflate.
///
/// libdeflate at level 1 after the "sub" filter takes a third of the time of libpng's fastest
/// useful setting and makes a smaller file (photo behind a widget, 1014 × 474 pixels).  Colour is
/// written as RGB when every pixel is opaque, as RGBA otherwise.  The same bitmap gives the same
/// bytes with one version of libdeflate.
package struct PNGEncoder: Sendable {
  /// How much time goes into making the file small.
  package enum Compression: Hashable, Sendable {
    /// For output on the fly.
    case fast
    /// For files that are kept; about twenty times slower.
    case small
  }

  package var compression: Compression

  package init(compression: Compression = .fast) { self.compression = compression }

  /// The PNG file for `bitmap`.
  ///
  /// - Parameter scale: Pixels per point.  Stored as a resolution of 72 dpi times the scale, so
  ///   that viewers show the picture at its size in points; `nil` stores none.
  package func encode(_ bitmap: Bitmap, scale: Double? = nil) throws(CodecError) -> Data {
    guard !bitmap.isEmpty else {
      throw .notEncodable(.png, reason: "the picture has no pixels")
    }
    // The format stores sides in 31 bits.
    guard bitmap.width <= 0x7FFF_FFFF, bitmap.height <= 0x7FFF_FFFF else {
      throw .notEncodable(.png, reason: "a side is longer than 2,147,483,647 pixels")
    }
    let opaque = bitmap.isOpaque
    let compressed =
      switch compression {
      case .fast: deflate(PNGFilter.sub(bitmap, opaque: opaque), level: 1)
      case .small: smallest(of: bitmap, opaque: opaque)
      }
    var file = PNGFile(capacity: compressed.count + 128)
    file.chunk("IHDR") { chunk in
      chunk.big32(UInt32(bitmap.width))
      chunk.big32(UInt32(bitmap.height))
      // Depth, colour type, deflate, the standard filters, not interlaced.
      chunk.bytes([8, opaque ? 2 : 6, 0, 0, 0])
    }
    file.chunk("sRGB") { $0.bytes([0]) }  // perceptual, as every screenshot has it
    if let scale, scale.isFinite, scale > 0, scale < 10_000 {
      let pixelsPerMetre = UInt32((72 * scale / 0.0254).rounded())
      file.chunk("pHYs") { chunk in
        chunk.big32(pixelsPerMetre)
        chunk.big32(pixelsPerMetre)
        chunk.bytes([1])  // the unit is the metre
      }
    }
    file.chunk("IDAT") { $0.bytes(compressed) }
    file.chunk("IEND") { _ in }
    return Data(file.bytes)
  }

  /// Flat pictures are smallest unfiltered, photos with a filter chosen for each row.
  private func smallest(of bitmap: Bitmap, opaque: Bool) -> [UInt8] {
    let flat = deflate(PNGFilter.none(bitmap, opaque: opaque), level: 9)
    let photo = deflate(PNGFilter.adaptive(bitmap, opaque: opaque), level: 9)
    return photo.count < flat.count ? photo : flat
  }

  private func deflate(_ raw: [UInt8], level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      preconditionFailure("out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, raw, raw.count, buffer.baseAddress, bound)
      // 0 means "did not fit", which the bound rules out.
      precondition(count > 0)
    }
  }
}

/// A PNG file being written, chunk by chunk.
private struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Adds a chunk: length, four letters, what `content` writes, checksum over letters and content.
  mutating func chunk(_ letters: String, _ content: (inout PNGFile) -> Void) {
    big32(0)
    let start = bytes.count
    bytes += letters.utf8
    content(&self)
    let length = UInt32(bytes.count - start - 4)
    withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start - 4..<start, with: $0) }
    let checksum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress.map { $0 + start }, all.count - start)
    }
    big32(checksum)
  }

  mutating func big32(_ value: UInt32) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func bytes(_ content: [UInt8]) { bytes += content }
}
