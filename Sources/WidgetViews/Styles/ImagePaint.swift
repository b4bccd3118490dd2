public import Foundation
import WidgetGeometry
import WidgetScene

/// A picture repeated from the top-left corner of what it fills.
public struct ImagePaint: ShapeStyle, Sendable {
  public var image: Image
  /// The part repeated, in unit coordinates of the picture.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    guard let resolver = ResolveScope.current?.resolver,
      let leaf = image.leaf(in: environment, resolver)
    else { return _ResolvedStyle(.color(.clear)) }
    guard let ref = pixels(of: leaf, environment, resolver) else {
      resolver.report(
        .warning, "image-paint-vector", "only bitmaps can be painted with; this picture is drawn")
      return _ResolvedStyle(.color(.clear))
    }
    let size = CGSize(width: leaf.idealSize.width * scale, height: leaf.idealSize.height * scale)
    return _ResolvedStyle(.image(ref, sourceRect: sourceRect, size: size))
  }

  private func pixels(
    of leaf: ImageLeaf, _ environment: EnvironmentValues, _ resolver: Resolver
  ) -> ImageRef? {
    switch (leaf.content, image.source) {
    case (.bitmap(let ref, _), _): ref
    case (.vector, .named(let name, let bundle, _)):
      resolver.session.assets.scalableImage(
        named: name, bundle: bundle, traits: environment.assetTraits)
    case (.vector, .data(let data, _)): resolver.session.assets.scalableImage(data: data)
    case (.vector, _), (.symbol, _): nil
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
