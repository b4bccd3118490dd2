import WidgetGeometry
import WidgetRaster

/// What the segments of a JPEG say; read here because TurboJPEG tells only the size.
struct JPEGHeader {
  /// As stored.
  private(set) var size = PixelSize(width: 0, height: 0)
  private(set) var orientation = Orientation.up
  private(set) var componentCount = 0
  private(set) var isProgressive = false
  /// Whether Adobe's marker is present; its CMYK is stored inverted.
  private(set) var hasAdobeMarker = false
  /// Where the first scan's segment starts.
  private(set) var firstScan = 0
  /// The parts of the embedded profile by number.
  private var profileParts: [Int: Bytes] = [:]
  private var profilePartCount = 0

  var info: ImageInfo { ImageInfo(format: .jpeg, stored: size, orientation: orientation) }

  /// Reads up to the first scan.
  init(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    var walker = JPEGWalker(bytes: bytes)
    var hasExif = false
    while let segment = try walker.next() {
      let body = segment.body
      switch segment.marker {
      case 0xC0, 0xC1, 0xC2: try readFrame(body, marker: segment.marker)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw .unsupportedFeature(
          .jpeg, feature: "lossless, hierarchical or arithmetic coding",
          remedy: "save it as baseline or progressive JPEG")
      case 0xE1 where body.has("Exif\0\0") && !hasExif:
        hasExif = true
        orientation = ExifReader.orientation(tiff: body.dropping(6))
      case 0xE2 where body.has("ICC_PROFILE\0"):
        if let part = body[12], let count = body[13] {
          profileParts[Int(part)] = body.dropping(14)
          profilePartCount = Int(count)
        }
      case 0xEE where body.has("Adobe"): hasAdobeMarker = true
      case 0xDA:
        guard componentCount > 0 else {
          throw .corrupt(.jpeg, reason: "a scan comes before the frame header")
        }
        firstScan = segment.start
        return
      default: break
      }
    }
    throw .truncated(.jpeg)
  }

  private mutating func readFrame(_ body: Bytes, marker: UInt8) throws(CodecError) {
    guard componentCount == 0 else { throw .corrupt(.jpeg, reason: "it has two frame headers") }
    guard let precision = body[0], let height = body.big16(1), let width = body.big16(3),
      let count = body[5]
    else { throw .corrupt(.jpeg, reason: "its frame header is too short") }
    guard precision == 8 else {
      throw .unsupportedFeature(
        .jpeg, feature: "\(precision) bits a channel", remedy: "save it with 8 bits a channel")
    }
    guard count == 1 || count == 3 || count == 4 else {
      throw .corrupt(.jpeg, reason: "it has \(count) channels; expected 1, 3 or 4")
    }
    size = PixelSize(width: width, height: height)
    componentCount = Int(count)
    isProgressive = marker == 0xC2
  }

  /// The embedded profile put together; `nil` without one, or when a part is missing.
  func profile(limits: RenderLimits) -> [UInt8]? {
    guard profilePartCount > 0 else { return nil }
    var whole: [UInt8] = []
    for number in 1...profilePartCount {
      guard let part = profileParts[number],
        whole.count + part.count <= limits.imageChunkBytes
      else { return nil }
      whole.append(contentsOf: part.memory)
    }
    return whole
  }

  /// Refuses a file that is cut off, or that has more scans than a picture needs.
  func checkScans(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    var walker = JPEGWalker(bytes: bytes, offset: firstScan)
    var count = 0
    while let segment = try walker.next() {
      if segment.marker == 0xD9 { return }
      guard segment.marker == 0xDA else { continue }
      count += 1
      guard count <= limits.jpegScanCount else {
        throw .tooMuch(.jpeg, what: "scans", limit: limits.jpegScanCount)
      }
    }
    throw .truncated(.jpeg)
  }
}

/// Steps from marker to marker, over entropy-coded data in between.
private struct JPEGWalker {
  struct Segment {
    let marker: UInt8
    /// Offset of the marker's 0xFF.
    let start: Int
    /// Without marker and length; empty for markers that stand alone.
    let body: Bytes
  }

  let bytes: Bytes
  /// Past the start-of-image marker.
  var offset = 2

  /// The next segment; `nil` at the end of the data.
  mutating func next() throws(CodecError) -> Segment? {
    while let marker = findMarker() {
      let start = offset - 2
      if marker == 0xD9 {
        return Segment(marker: marker, start: start, body: bytes.dropping(bytes.count))
      }
      // Start of image again and restart markers carry no length.
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      guard let length = bytes.big16(offset) else { return nil }
      guard length >= 2 else { throw .corrupt(.jpeg, reason: "a segment has no length") }
      guard let body = bytes.slice(offset + 2, length - 2) else { return nil }
      offset += length
      return Segment(marker: marker, start: start, body: body)
    }
    return nil
  }

  /// Moves past the next 0xFF that is followed by neither a stuffed 0 nor another 0xFF.
  private mutating func findMarker() -> UInt8? {
    while offset < bytes.count - 1 {
      let code = bytes.memory[offset + 1]
      if bytes.memory[offset] == 0xFF, code != 0, code != 0xFF {
        offset += 2
        return code
      }
      offset += 1
    }
    return nil
  }
}
