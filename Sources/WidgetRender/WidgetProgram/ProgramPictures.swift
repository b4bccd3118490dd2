import Foundation
import WidgetAssets
import WidgetCodecs
import WidgetGeometry
import WidgetRaster
import WidgetScene
import WidgetViews

/// Opens the pictures of a widget's catalogues and files for its own code.
struct ProgramPictures: PictureReading {
  private let catalog: AssetCatalog
  private let limits: RenderLimits
  private let traits: AssetTraits

  init(folders: [URL], scale: CGFloat, limits: RenderLimits) {
    catalog = AssetCatalog(folders: folders, limits: limits)
    self.limits = limits
    var traits = AssetTraits()
    traits.scale = scale
    self.traits = traits
  }

  func size(of source: Image.Source) -> CGSize? {
    guard let (data, scale) = file(of: source), scale > 0,
      let info = try? ImageInfo(of: data, limits: limits)
    else { return nil }
    return CGSize(
      width: CGFloat(info.size.width) / scale, height: CGFloat(info.size.height) / scale)
  }

  func pixels(of source: Image.Source, size: PixelSize?) -> PicturePixels? {
    guard let (data, _) = file(of: source),
      let bitmap = try? ImageDecoder.decode(data, fitting: size, limits: limits)
    else { return nil }
    let sized = size.map { bitmap.resized(to: $0) } ?? bitmap
    return PicturePixels(size: sized.size, pixels: sized.withUnsafePixels { Array($0) })
  }

  func png(_ picture: PicturePixels) -> Data? {
    try? PNGEncoder().encode(
      Bitmap(width: picture.size.width, height: picture.size.height, pixels: picture.pixels))
  }

  /// The file's bytes and its pixels per point.
  private func file(of source: Image.Source) -> (data: Data, scale: CGFloat)? {
    switch source {
    case .data(let data, let scale): return (data, scale)
    case .named(let name, _, _):
      guard let found = catalog.image(named: name, traits: traits),
        let size = try? found.file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
        size <= limits.imageBytes, let data = try? Data(contentsOf: found.file)
      else { return nil }
      return (data, found.scale)
    case .symbol, .missing: return nil
    }
  }
}
