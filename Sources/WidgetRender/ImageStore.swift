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
  private enum Origin {
    case file(URL)
    case data(Data)
  }

  private struct Decoded {
    var bitmap: Bitmap
    /// Whether these are all the pixels there are.
    var isWhole: Bool
    var lastUse: Int
  }

  /// About eight full-screen backgrounds.
  private static let keptPixels = 8 << 20

  private let limits: RenderLimits
  private var origins: [String: Origin] = [:]
  private var references: [String: ImageRef] = [:]
  private var decoded: [String: Decoded] = [:]
  private var clock = 0
  /// What could not be read, by id: reported once per render.
  private(set) var failures: [String: String] = [:]

  init(limits: RenderLimits) { self.limits = limits }

  /// Registers a file; reads its header only.
  func reference(id: String, file: URL) throws -> ImageRef {
    if let known = references[id] { return known }
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
    origins[id] = origin
    return reference
  }

  func bitmap(for image: ImageRef, covering size: PixelSize) -> Bitmap? {
    clock += 1
    // An outline is drawn anew for each size, so that no picture depends on those made before.
    let key = image.isScalable ? "\(image.id) \(size.width)×\(size.height)" : image.id
    if var known = decoded[key],
      known.isWhole || (known.bitmap.width >= size.width && known.bitmap.height >= size.height)
    {
      known.lastUse = clock
      decoded[key] = known
      return known.bitmap
    }
    guard let origin = origins[image.id] else { return nil }
    do {
      let bytes: Data =
        switch origin {
        case .file(let url): try bytes(of: url)
        case .data(let data): data
        }
      let bitmap = try ImageDecoder.decode(bytes, fitting: size, limits: limits)
      let isWhole =
        image.isScalable
        || bitmap.width >= image.pixels.width && bitmap.height >= image.pixels.height
      decoded[key] = Decoded(bitmap: bitmap, isWhole: isWhole, lastUse: clock)
      evict()
      return bitmap
    } catch {
      failures[image.id] = "\(error)"
      return nil
    }
  }

  private func evict() {
    var pixels = decoded.values.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height }
    while pixels > Self.keptPixels, decoded.count > 1,
      let oldest = decoded.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixels -= oldest.value.bitmap.width * oldest.value.bitmap.height
      decoded[oldest.key] = nil
    }
  }

  private func bytes(of url: URL) throws -> Data {
    try Data(contentsOf: url, options: .mappedIfSafe)
  }

  func encoded(for image: ImageRef) -> EncodedImage? {
    guard let origin = origins[image.id] else { return nil }
    let bytes: Data? =
      switch origin {
      case .file(let url): try? Data(contentsOf: url)
      case .data(let data): data
      }
    guard let bytes, let info = try? ImageInfo(of: bytes, limits: limits),
      info.orientation == .up
    else { return nil }
    switch info.format {
    case .jpeg: return EncodedImage(format: .jpeg, data: bytes)
    case .png: return EncodedImage(format: .png, data: bytes)
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
