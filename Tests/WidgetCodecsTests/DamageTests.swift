import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

/// Damaged files end in an error or a picture, never in a crash or a large allocation.
struct DamageTests {
  static let files = Fixtures.names("png", "jpg", "webp", "gif")

  static let small: RenderLimits = {
    var limits = RenderLimits()
    limits.imagePixelCount = 100_000
    limits.imageSide = 2_000
    return limits
  }()

  @Test(arguments: files)
  func everyTruncationIsNoticed(_ name: String) throws {
    let whole = try Fixtures.data(name)
    let picture = try ImageDecoder.decode(whole)
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
      // A file may have lost what comes after its pixels; then the picture is the same.
      if let decoded = Self.decode(whole.prefix(length)) { #expect(decoded == picture) }
    }
  }

  @Test(arguments: files)
  func everyChangedByteIsSurvived(_ name: String) throws {
    let whole = try Fixtures.data(name)
    var outcomes = (pictures: 0, errors: 0)
    for offset in stride(from: 0, to: whole.count, by: max(1, whole.count / 200)) {
      for mask in [0xFF, 0x01] as [UInt8] {
        var damaged = whole
        damaged[offset] ^= mask
        if Self.decode(damaged) == nil { outcomes.errors += 1 } else { outcomes.pictures += 1 }
      }
    }
    #expect(outcomes.errors > 0)
  }

  @Test(arguments: files)
  func fileAndPictureSizesAreLimited(_ name: String) throws {
    let whole = try Fixtures.data(name)
    var limits = RenderLimits()
    limits.imageBytes = whole.count - 1
    #expect(throws: CodecError.fileTooLarge(bytes: whole.count, limit: limits.imageBytes)) {
      try ImageDecoder.decode(whole, limits: limits)
    }
    limits = RenderLimits()
    limits.imageSide = 7
    #expect(throws: CodecError.self) { try ImageDecoder.decode(whole, limits: limits) }
    limits = RenderLimits()
    limits.imagePixelCount = 127
    #expect(throws: CodecError.self) { try ImageDecoder.decode(whole, limits: limits) }
  }

  /// `nil` for an error of ours.
  static func decode(_ data: Data) -> Bitmap? { try? ImageDecoder.decode(data, limits: small) }
}

struct FormatTests {
  @Test(arguments: [
    ("\0\0\0\u{18}ftypheic", "HEIC images are not read: convert it to PNG or JPEG beforehand"),
    ("\0\0\0\u{18}ftypavif", "AVIF images are not read: convert it to PNG or JPEG beforehand"),
    ("%PDF-1.7", "PDF images are not read: export it as SVG, or as PNG at 3x"),
    ("II*\0abcd", "TIFF images are not read: convert it to PNG or JPEG beforehand"),
    (
      "hello, world",
      """
      not an image we can read: it starts with 68 65 6c 6c 6f 2c 20 77; \
      expected PNG, JPEG, WebP, GIF or SVG
      """
    ),
    ("", "the image file is empty"),
  ])
  func unreadFormatsAreNamed(start: String, message: String) {
    let error = #expect(throws: CodecError.self) { try ImageDecoder.decode(Data(start.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: Fixtures.names("png", "jpg", "webp", "gif"))
  func theHeaderTellsFormatAndSize(_ name: String) throws {
    let data = try Fixtures.data(name)
    let info = try ImageInfo(of: data)
    #expect(name.hasSuffix(info.format == .jpeg ? "jpg" : info.format.rawValue))
    #expect(try ImageDecoder.decode(data).size == info.size)
  }
}
