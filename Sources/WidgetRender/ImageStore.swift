import Foundation
import WidgetCodecs
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

/// Pictures by name: remembers where their bytes are, decodes them when they are painted.
///
/// One per worker.  Decoded pictures are kept between renders up to a limit of pixels, so that a
/// batch over one template decodes its background once.
final class ImageStore: ImageSource {
  private enum Origin: Equatable {
    case file(URL)
    case data(Data)
  }

  private struct Decoded {
    var bitmap: Bitmap
    var lastUse: Int
  }

  private struct DecodedKey: Hashable {
    var id: String
    var size: PixelSize
  }

  /// About eight full-screen backgrounds.
  private static let keptPixels = 8 << 20

  private let limits: RenderLimits
  private var origins: [String: Origin] = [:]
  private var references: [String: ImageRef] = [:]
  private var formats: [String: ImageFormat] = [:]
  private var decoded: [DecodedKey: Decoded] = [:]
  private var clock = 0
  /// Pictures whose own bytes were found good to be put into another file.
  private var embeddable: Set<String> = []
  /// What could not be decoded since `forgetFailures()`, in order of finding.
  private(set) var failures: [String] = []

  init(limits: RenderLimits) { self.limits = limits }

  /// Registers a file; reads its header only.
  ///
  /// Ids are paths below the asset folder, so that they are the same on every machine.  Two
  /// templates of a batch can have the same one for different files: the later file takes it over.
  func reference(id: String, file: URL) throws -> ImageRef {
    if let known = references[id] {
      if origins[id] == .file(file) { return known }
      decoded = decoded.filter { $0.key.id != id }
      embeddable.remove(id)
    }
    return try reference(id: id, origin: .file(file), bytes: bytes(of: file))
  }

  /// Registers encoded bytes under a name made of their content.
  func reference(data: Data) throws -> ImageRef {
    let id = "data-\(data.count)-\(String(data.contentHash, radix: 16))"
    if let known = references[id] { return known }
    return try reference(id: id, origin: .data(data), bytes: data)
  }

  private func reference(
    id: String, origin: Origin, bytes: Data
  ) throws -> ImageRef {
    let info = try ImageInfo(of: bytes, limits: limits)
    let reference = ImageRef(id: id, pixels: info.size, isScalable: info.format == .svg)
    references[id] = reference
    formats[id] = info.format
    origins[id] = origin
    return reference
  }

  func bitmap(for image: ImageRef, covering size: PixelSize) -> Bitmap? {
    clock += 1
    let key = DecodedKey(id: image.id, size: decodedSize(of: image, covering: size))
    if var known = decoded[key] {
      known.lastUse = clock
      decoded[key] = known
      return known.bitmap
    }
    guard let origin = origins[image.id] else { return nil }
    do {
      let bitmap = try ImageDecoder.decode(
        try bytes(of: origin), fitting: key.size, limits: limits)
      decoded[key] = Decoded(bitmap: bitmap, lastUse: clock)
      evict()
      return bitmap
    } catch {
      note(image, error)
      return nil
    }
  }

  /// The size a picture is decoded in to cover `size`.
  ///
  /// It depends on the request alone, never on what is decoded already: a picture must not look
  /// different after another one.
  private func decodedSize(of image: ImageRef, covering size: PixelSize) -> PixelSize {
    let full = image.pixels
    switch formats[image.id] {
    case .svg: return size
    case .jpeg, .webp: return full.smallestEighth(covering: size)
    case .png, .gif, nil: return full
    }
  }

  private func note(_ image: ImageRef, _ error: any Error) {
    let failure = "picture “\(image.id)”: \(error)"
    if !failures.contains(failure) { failures.append(failure) }
  }

  /// A painting starts with none, whatever ended the one before.
  func forgetFailures() { failures = [] }

  private func evict() {
    var pixels = decoded.values.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height }
    while pixels > Self.keptPixels, decoded.count > 1,
      let oldest = decoded.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixels -= oldest.value.bitmap.width * oldest.value.bitmap.height
      decoded[oldest.key] = nil
    }
  }

  private func bytes(of url: URL) throws(ImageFileError) -> Data {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw ImageFileError(String(cString: strerror(errno)))
    }
    // A pipe would wait for a writer, a device never end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw ImageFileError("it is no file") }
    guard status.st_size <= limits.imageBytes else {
      throw ImageFileError(
        "the image file has \(status.st_size) bytes, over the limit of \(limits.imageBytes)")
    }
    do {
      return try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw ImageFileError("the image file cannot be read")
    }
  }

  private func bytes(of origin: Origin) throws(ImageFileError) -> Data {
    switch origin {
    case .file(let url): try bytes(of: url)
    case .data(let data): data
    }
  }

  func encoded(for image: ImageRef) -> EncodedImage? {
    guard let origin = origins[image.id] else { return nil }
    do {
      let bytes = try bytes(of: origin)
      let info = try ImageInfo(of: bytes, limits: limits)
      guard info.orientation == .up, let encoded = EncodedImage(info.format, bytes) else {
        return nil
      }
      // Whoever opens the file decodes it; a damaged picture has to be found here.
      if !embeddable.contains(image.id) {
        _ = try ImageDecoder.decode(bytes, fitting: PixelSize(width: 1, height: 1), limits: limits)
        embeddable.insert(image.id)
      }
      return encoded
    } catch {
      note(image, error)
      return nil
    }
  }
}

/// Why a picture's file gives no bytes.
private struct ImageFileError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension EncodedImage {
  /// `nil` for formats that neither SVG nor PDF viewers all read.
  fileprivate init?(_ format: ImageFormat, _ data: Data) {
    switch format {
    case .jpeg: self.init(format: .jpeg, data: data)
    case .png: self.init(format: .png, data: data)
    case .webp, .gif, .svg: return nil
    }
  }
}

extension Data {
  /// FNV-1a of all bytes: names pictures by content, the same on every run.
  fileprivate var contentHash: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
