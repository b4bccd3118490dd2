import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct PNGTests {
  @Test(arguments: [true, false], [PNGEncoder.Compression.fast, .small])
  func picturesComeBack(opaque: Bool, compression: PNGEncoder.Compression) throws {
    for (width, height) in [(1, 1), (1, 7), (2, 3), (37, 11)] {
      let bitmap = TestPictures.noise(width: width, height: height, opaque: opaque)
      let data = try PNGEncoder(compression: compression).encode(bitmap)
      #expect(try ImageDecoder.decode(data) == bitmap)
    }
  }

  @Test func opaquePicturesAreStoredWithoutAlpha() throws {
    let opaque = try PNGEncoder().encode(TestPictures.noise(width: 3, height: 3, opaque: true))
    let clear = try PNGEncoder().encode(TestPictures.noise(width: 3, height: 3, opaque: false))
    #expect(opaque[25] == 2)
    #expect(clear[25] == 6)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let bitmap = TestPictures.noise(width: 64, height: 64, opaque: true)
    #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap))
  }

  @Test func smallIsNotLargerOnFlatAndOnSmoothPictures() throws {
    let flat = Bitmap(width: 90, height: 60, filledWith: 0xFF20_4060)
    var smooth = flat
    for y in 0..<60 {
      for x in 0..<90 { smooth[x, y] = 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 3) }
    }
    for bitmap in [flat, smooth] {
      let fast = try PNGEncoder().encode(bitmap)
      let small = try PNGEncoder(compression: .small).encode(bitmap)
      #expect(small.count <= fast.count)
    }
  }

  @Test func scaleBecomesAResolution() throws {
    let bitmap = Bitmap(width: 1, height: 1)
    let data = try PNGEncoder().encode(bitmap, scale: 3)
    let chunk = try #require(data.range(of: Data("pHYs".utf8)))
    // 216 dpi are 8504 pixels per metre.
    #expect(
      Array(data[chunk.upperBound..<chunk.upperBound + 9]) == [0, 0, 33, 56, 0, 0, 33, 56, 1])
    #expect(try PNGEncoder().encode(bitmap).range(of: Data("pHYs".utf8)) == nil)
  }

  @Test func anEmptyPictureIsNotWritten() {
    #expect(throws: CodecError.self) { try PNGEncoder().encode(Bitmap(width: 0, height: 4)) }
  }

  @Test(arguments: [
    "rgb16.png", "rgb8-interlaced.png", "srgb-profile.png", "gama-ordinary.png",
    "gama-under-srgb.png",
  ])
  func theKindOfStorageDoesNotMatter(_ name: String) throws {
    #expect(quadrants(try ImageDecoder.decode(Fixtures.data(name))) == fixtureColors)
  }

  @Test func paletteEntriesMayBeTransparent() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("palette-2bit-trns.png")))
    #expect(found.map(\.alpha) == [255, 128, 0, 255])
    #expect(found[0] == fixtureColors[0])
    #expect(found[2] == RGBA8(0, 0, 0, 0))
  }

  @Test func oneColourMayBeTransparent() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("rgb8-trns.png")))
    #expect(found.map(\.alpha) == [255, 0, 255, 255])
  }

  @Test func deepInterlacedPicturesKeepTheirAlpha() throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data("rgba16-interlaced.png"))
    #expect(bitmap[0, 0] == RGBA8(204, 102, 51, 128).premultiplied)
    #expect(bitmap[15, 7] == RGBA8(240, 240, 240, 128).premultiplied)
  }

  @Test func greyOfOneAndSixteenBits() throws {
    let one = try ImageDecoder.decode(Fixtures.data("gray-1bit.png"))
    #expect(one[0, 0] == 0xFF00_0000)
    #expect(one[1, 0] == 0xFFFF_FFFF)
    let deep = try ImageDecoder.decode(Fixtures.data("gray16-trns.png"))
    #expect(deep[3, 2] == 0xFF33_3333)
    #expect(deep[15, 2] == 0)
  }

  @Test func exifTurnsAPNG() throws {
    let data = try Fixtures.data("exif-right.png")
    #expect(try ImageInfo(of: data).size == PixelSize(width: 8, height: 16))
    let found = quadrants(try ImageDecoder.decode(data))
    #expect(found == [2, 0, 3, 1].map { fixtureColors[$0] })
  }

  @Test func aHugeHeaderIsRefusedBeforeAllocation() throws {
    var data = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    // 20,000 in both size fields; the checksum is wrong now, but the limit comes first.
    data.replaceSubrange(16..<24, with: [0, 0, 78, 32, 0, 0, 78, 32])
    let expected = CodecError.imageTooLarge(
      .png, size: PixelSize(width: 20_000, height: 20_000), sideLimit: 8192,
      pixelLimit: 40_000_000)
    #expect(throws: expected) { try ImageDecoder.decode(data) }
    #expect(throws: expected) { try ImageInfo(of: data) }
    #expect(
      expected.description == """
        the PNG image is 20000 × 20000 pixels; the limit is 8192 a side and 40000000 in all
        """)
  }

  @Test func metadataIsLimited() throws {
    // Its profile unpacks to 1,000,000 bytes.
    let data = try Fixtures.data("swollen-profile.png")
    var limits = RenderLimits()
    #expect(quadrants(try ImageDecoder.decode(data, limits: limits)) == fixtureColors)
    limits.imageChunkBytes = 100_000
    #expect(throws: CodecError.tooMuch(.png, what: "bytes of metadata", limit: 100_000)) {
      try ImageDecoder.decode(data, limits: limits)
    }
  }

  @Test func pixelDataMayBeLargerThanTheChunkLimit() throws {
    var limits = RenderLimits()
    limits.imageChunkBytes = 1024
    let bitmap = TestPictures.noise(width: 50, height: 50, opaque: true)
    #expect(try ImageDecoder.decode(PNGEncoder().encode(bitmap), limits: limits) == bitmap)
  }
}
