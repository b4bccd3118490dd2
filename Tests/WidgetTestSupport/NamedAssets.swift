package import Foundation
import WidgetGeometry
package import WidgetScene

/// Pictures, colours and strings by name, as a test states them.  Every symbol is a square of its
/// font's point size.
package final class NamedAssets: AssetProviding {
  /// Sizes in points.
  package var images: [String: CGSize] = [:]
  package var colors: [String: ColorValue] = [:]
  package var strings: [String: String] = [:]

  package init() {}

  package func image(named name: String, bundle: String?, traits: AssetTraits) -> ImageAsset? {
    images[name].map { ImageAsset(content: .vector([]), size: $0) }
  }

  package func image(data: Data, scale: CGFloat) -> ImageAsset? { nil }

  package func color(named name: String, bundle: String?, traits: AssetTraits) -> ColorValue? {
    colors[name]
  }

  package func symbol(_ request: SymbolRequest) -> SymbolDrawing? {
    let side = request.pointSize
    let square = Path(CGRect(x: 0, y: 0, width: side, height: side))
    return SymbolDrawing(
      size: CGSize(width: side, height: side), baselineOffset: 0, capHeight: side,
      layers: [SymbolDrawing.Layer(path: square)])
  }

  package func localizedFormat(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> String? { strings[key] }

  package func suggestions(for name: String, among kind: AssetKind) -> [String] { [] }
}
