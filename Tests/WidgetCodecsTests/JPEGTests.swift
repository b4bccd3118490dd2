import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct JPEGTests {
  @Test(arguments: ["quadrants.jpg", "quadrants-progressive.jpg"])
  func coloursAreRight(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data(name))
    #expect(bitmap.size == PixelSize(width: 32, height: 16))
    #expect(bitmap.isOpaque)
    #expect(distance(quadrants(bitmap), fixtureColors) <= 2)
  }

  @Test func greyIsReadAsGrey() throws {
    let found = quadrants(try ImageDecoder.decode(Fixtures.data("quadrants-gray.jpg")))
    #expect(found.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    #expect(distance([found[3]], [fixtureColors[3]]) <= 1)
  }

  @Test(arguments: Orientation.allCases, [true, false])
  func exifTurnsThePicture(_ orientation: Orientation, bigEndian: Bool) throws {
    let plain = try Fixtures.data("quadrants.jpg")
    let turned = plain.insertingExif(orientation, bigEndian: bigEndian)
    let expected = try ImageDecoder.decode(plain).applying(orientation)
    #expect(try ImageDecoder.decode(turned) == expected)
    let info = try ImageInfo(of: turned)
    #expect(info.size == expected.size)
    #expect(info.orientation == orientation)
  }

  @Test func damagedExifIsIgnored() throws {
    let plain = try Fixtures.data("quadrants.jpg")
    let odd = plain.insertingSegment(0xE1, Data("Exif\0\0MM\0*\u{7F}\u{7F}\u{7F}\u{7F}".utf8))
    #expect(try ImageInfo(of: odd).orientation == .up)
  }

  @Test(arguments: [
    (PixelSize(width: 4, height: 2), PixelSize(width: 4, height: 2)),
    (PixelSize(width: 5, height: 2), PixelSize(width: 8, height: 4)),
    (PixelSize(width: 4, height: 9), PixelSize(width: 20, height: 10)),
    (PixelSize(width: 32, height: 16), PixelSize(width: 32, height: 16)),
    (PixelSize(width: 900, height: 900), PixelSize(width: 32, height: 16)),
  ])
  func theSmallestSufficientEighthIsDecoded(wanted: PixelSize, expected: PixelSize) throws {
    let bitmap = try ImageDecoder.decode(Fixtures.data("quadrants.jpg"), fitting: wanted)
    #expect(bitmap.size == expected)
    #expect(distance(quadrants(bitmap), fixtureColors) <= 12)
  }

  @Test func theWantedSizeIsTheOneShown() throws {
    let turned = try Fixtures.data("quadrants.jpg").insertingExif(.right, bigEndian: false)
    let bitmap = try ImageDecoder.decode(turned, fitting: PixelSize(width: 4, height: 8))
    #expect(bitmap.size == PixelSize(width: 4, height: 8))
  }

  @Test func scansAreLimited() throws {
    var limits = RenderLimits()
    limits.jpegScanCount = 2
    let data = try Fixtures.data("quadrants-progressive.jpg")
    #expect(throws: CodecError.tooMuch(.jpeg, what: "scans", limit: 2)) {
      try ImageDecoder.decode(data, limits: limits)
    }
  }

  @Test func unreadKindsNameTheRemedy() throws {
    var data = try Fixtures.data("quadrants.jpg")
    let frame = try #require(data.range(of: Data([0xFF, 0xC0])))
    data[frame.lowerBound + 1] = 0xC3
    #expect(
      throws: CodecError.unsupportedFeature(
        .jpeg, feature: "lossless, hierarchical or arithmetic coding",
        remedy: "save it as baseline or progressive JPEG")
    ) { try ImageDecoder.decode(data) }
  }
}

extension Data {
  /// A JPEG with one more segment after its start.
  func insertingSegment(_ marker: UInt8, _ body: Data) -> Data {
    let length = body.count + 2
    return prefix(2) + Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]) + body
      + dropFirst(2)
  }

  /// A JPEG with an EXIF block that holds an orientation.
  func insertingExif(_ orientation: Orientation, bigEndian: Bool) -> Data {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      let bytes = (0..<length).map { UInt8(value >> (8 * $0) & 255) }
      return bigEndian ? bytes.reversed() : bytes
    }
    let tiff =
      Array((bigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2)
      + number(0x112, 2) + number(3, 2) + number(1, 4) + number(orientation.rawValue, 2)
      + number(0, 2) + number(0, 4)
    return insertingSegment(0xE1, Data("Exif\0\0".utf8) + Data(tiff))
  }
}
