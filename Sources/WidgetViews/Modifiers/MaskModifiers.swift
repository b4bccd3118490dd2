import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

/// Shows each node of a view only where another view paints.
nonisolated struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  static func _resolve(_ view: Self, _ resolver: Resolver) {
    for child in resolver.collect({ Content._resolve(view.content, resolver) }) {
      let layers = resolver.collect(axis: nil) { Mask._resolve(view.mask, resolver) }
      // A mask of nothing hides everything.
      let layer = resolver.single(layers, or: ZStackRule(alignment: .center))
      resolver.emit(
        LayerRule(kind: .overlay, alignment: view.alignment), [child, layer],
        drawing: .joint(MaskEffect()), named: "Mask")
    }
  }
}

/// Keeps what the second child covers of the first.
struct MaskEffect: JointDrawable {
  func join(
    _ children: [[DisplayItem]], in frame: CGRect, _ scene: SceneContext
  ) -> [DisplayItem] {
    guard children.count == 2, !children[0].isEmpty, !children[1].isEmpty else { return [] }
    return [.grouped(.mask(children[1]), children[0])]
  }
}

nonisolated extension View {
  /// Shows this view where `mask` paints, as strongly as it paints there.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}
