public import Foundation
package import WidgetGeometry
import WidgetScene

/// UIKit's picture, as far as widgets use it: where the picture comes from.
///
/// Whether a picture exists, how large it is and its pixels are known while a widget is rendered,
/// and in all code of a widget that runs as a program.  Elsewhere a name is believed, sizes are
/// zero and there are no pixels.
public final class UIImage: Hashable, Sendable {
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  package let source: Image.Source?
  public let renderingMode: RenderingMode
  /// Pixels per point of the file.
  public let scale: CGFloat
  /// In points.
  public let size: CGSize
  /// The pixels of a picture that was drawn into a context of another size.
  package let drawnSize: PixelSize?

  private init(
    source: Image.Source?, renderingMode: RenderingMode = .automatic, scale: CGFloat = 1,
    size: CGSize = .zero, drawnSize: PixelSize? = nil
  ) {
    self.drawnSize = drawnSize
    self.source = source
    self.renderingMode = renderingMode
    self.scale = scale
    self.size = size
  }

  /// A picture of nothing.
  public convenience init() { self.init(source: nil) }

  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let path = bundle?.bundlePath
    var size = CGSize.zero
    if let resolver = ResolveScope.current?.resolver {
      let asset = resolver.session.assets.image(
        named: name, bundle: path, traits: resolver.environment.assetTraits)
      guard let asset else { return nil }
      size = asset.size
    } else if let reader = PictureReader.current {
      guard let known = reader.size(of: .named(name, bundle: path)) else { return nil }
      size = known
    }
    self.init(source: .named(name, bundle: path), size: size)
  }

  /// The same picture, drawn at another size.
  ///
  /// - Parameter scale: Pixels per point.
  package func resized(to size: CGSize, scale: CGFloat) -> UIImage {
    UIImage(
      source: source, renderingMode: renderingMode, scale: scale, size: size,
      drawnSize: PixelSize(points: size, scale: scale, limits: .standard))
  }

  /// Whether the picture is one of the system's symbols.
  public var isSymbolImage: Bool {
    if case .symbol? = source { return true }
    return false
  }

  /// A picture that is known to be in a catalogue.
  convenience init(named name: String, inBundle path: String) {
    let resolver = ResolveScope.current?.resolver
    let asset = resolver?.session.assets.image(
      named: name, bundle: path, traits: resolver?.environment.assetTraits ?? AssetTraits())
    self.init(source: .named(name, bundle: path), size: asset?.size ?? .zero)
  }

  public convenience init?(systemName name: String) {
    if let resolver = ResolveScope.current?.resolver,
      resolver.session.assets.symbol(SymbolRequest(name: name, pointSize: 17)) == nil
    {
      return nil
    }
    self.init(source: .symbol(name, variableValue: nil))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    var size = CGSize.zero
    if let resolver = ResolveScope.current?.resolver {
      guard let asset = resolver.session.assets.image(data: data, scale: scale) else { return nil }
      size = asset.size
    } else if let reader = PictureReader.current {
      guard let known = reader.size(of: .data(data, scale: scale)) else { return nil }
      size = known
    } else if !Self.looksLikePicture(data) {
      return nil
    }
    self.init(source: .data(data, scale: scale), scale: scale, size: size)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      source: source, renderingMode: mode, scale: scale, size: size, drawnSize: drawnSize)
  }

  /// The pixels, at the size it was drawn in last.
  package var pixels: PicturePixels? {
    source.flatMap { PictureReader.current?.pixels(of: $0, size: drawnSize) }
  }

  /// A picture of pixels; a missing one outside of a program that is a widget.
  package convenience init(_ picture: PicturePixels, scale: CGFloat) {
    let size = CGSize(
      width: CGFloat(picture.size.width) / scale, height: CGFloat(picture.size.height) / scale)
    let data = PictureReader.current?.png(picture)
    self.init(
      source: data.map { .data($0, scale: scale) } ?? .missing("a UIImage of pixels"),
      scale: scale, size: size)
  }

  /// The file's bytes when it is a PNG, else its pixels in one.
  public func pngData() -> Data? {
    if case .data(let data, _)? = source, drawnSize == nil, data.starts(with: Self.pngSignature) {
      return data
    }
    return pixels.flatMap { PictureReader.current?.png($0) }
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  /// By the first bytes of PNG, JPEG, GIF and WebP files.
  private static func looksLikePicture(_ data: Data) -> Bool {
    [pngSignature, [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8)].contains {
      data.starts(with: $0)
    }
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.renderingMode == b.renderingMode
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(renderingMode)
  }
}

nonisolated extension Image {
  public init(uiImage: UIImage) {
    var source = uiImage.source ?? .missing("an empty UIImage")
    // Drawn at another size, it is another picture.
    if uiImage.drawnSize != nil, let pixels = uiImage.pixels,
      let data = PictureReader.current?.png(pixels)
    {
      source = .data(data, scale: uiImage.scale)
    }
    self.init(source: source)
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
  }
}
