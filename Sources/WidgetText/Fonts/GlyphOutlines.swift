import Foundation
import WidgetGeometry
import WidgetScene

/// Finished glyph shapes by face, slanted and emboldened where the face asks for it.
final class GlyphOutlines {
  private let store: FontStore
  private var shapes = GenerationCache<Key, GlyphShape>(capacity: 2_048)

  private struct Key: Hashable {
    let glyph: UInt32
    let face: FontFaceRef
  }

  init(store: FontStore) {
    self.store = store
  }

  func shape(of glyph: UInt32, in face: FontFaceRef) -> GlyphShape {
    let key = Key(glyph: glyph, face: face)
    if let shape = shapes[key] { return shape }
    let shape = make(glyph, face)
    shapes[key] = shape
    return shape
  }

  private func make(_ glyph: UInt32, _ reference: FontFaceRef) -> GlyphShape {
    guard let face = store.outlineFace(reference.file) else { return .empty }
    if face.hasBitmaps { return face.bitmap(of: glyph) ?? .empty }
    face.set(reference.variations)
    let unitsPerEm = face.unitsPerEm
    let pen = face.outline(of: glyph, strength: reference.emboldening * unitsPerEm)
    let stretch = store.stretch(of: reference)
    let path =
      pen?.path(
        unitsPerEm: unitsPerEm, stretch: stretch, obliqueness: reference.obliqueness) ?? Path()
    if !path.isEmpty { return .outline(path) }
    // Glyph 0 stands for what no font has: it must show.
    return glyph == 0 ? .outline(box(width: face.advance(of: 0) / unitsPerEm * stretch)) : .empty
  }

  /// A hollow box, in em.
  private func box(width: CGFloat) -> Path {
    let (stroke, height, margin): (CGFloat, CGFloat, CGFloat) = (0.05, 0.7, 0.05)
    let outer = CGRect(
      x: margin, y: -height, width: max(width - 2 * margin, 0.3), height: height)
    let inner = outer.insetBy(dx: stroke, dy: stroke)
    var path = Path()
    path.move(to: CGPoint(x: outer.minX, y: outer.minY))
    path.addLine(to: CGPoint(x: outer.maxX, y: outer.minY))
    path.addLine(to: CGPoint(x: outer.maxX, y: outer.maxY))
    path.addLine(to: CGPoint(x: outer.minX, y: outer.maxY))
    path.closeSubpath()
    // The other way round, so that it is a hole under the non-zero rule.
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    return path
  }
}
