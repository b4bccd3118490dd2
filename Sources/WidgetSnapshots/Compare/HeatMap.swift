import WidgetGeometry
package import WidgetRaster

/// Where and how much two pictures differ, as a picture.
///
/// Colours say what kind of difference it is: violet cannot be seen, teal is the coverage of an
/// edge, and what can be seen goes from yellow to red on a scale that begins at the least ΔE people
/// notice.  The scale ends at 20 at least, so that noise never looks like an alarm.
package struct HeatMap: Sendable {
  package static let noise: UInt32 = 0xFFB4_A8E8
  package static let edge: UInt32 = 0xFF1C_A7A0
  package static let added: UInt32 = 0xFF3C_B043
  package static let removed: UInt32 = 0xFF8E_44AD

  /// Only what differs, on transparent ground, on the union of both canvases.
  package let overlay: Bitmap
  /// The ΔE that is drawn red.
  package let scaleEnd: Double

  package init(_ comparison: PictureComparison) {
    let (old, new) = (comparison.reference, comparison.actual)
    var map = Bitmap(width: max(old.width, new.width), height: max(old.height, new.height))
    let end = max(20, comparison.largestDeltaE)
    for pixel in comparison.changed {
      map[Int(pixel.x), Int(pixel.y)] = Self.color(of: pixel, scaleEnd: end)
    }
    if old != new {
      for y in 0..<map.height {
        for x in 0..<map.width {
          let (inOld, inNew) = (
            x < old.width && y < old.height, x < new.width && y < new.height
          )
          if inNew, !inOld { map[x, y] = Self.added }
          if inOld, !inNew { map[x, y] = Self.removed }
        }
      }
    }
    overlay = map
    scaleEnd = end
  }

  package static func color(of pixel: ChangedPixel, scaleEnd: Double) -> UInt32 {
    if pixel.deltaE < ChangedPixel.noticeable { return noise }
    if pixel.isEdge { return edge }
    return DiffImage.ramp(0.5 + Double(pixel.deltaE) / scaleEnd / 2)
  }

  /// The overlay above the reference in pale grey.
  package func picture(over reference: Bitmap) -> Bitmap {
    var map = overlay
    for y in 0..<map.height {
      for x in 0..<map.width where map[x, y] == 0 {
        let inside = x < reference.width && y < reference.height
        map[x, y] = inside ? Self.pale(reference[x, y]) : .max
      }
    }
    return map
  }

  /// Grey between 75 % and white, so that the colours stand out.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let opaque = PixelOps.over(pixel, .max)
    let luma = ((opaque >> 16 & 255) + 2 * (opaque >> 8 & 255) + (opaque & 255)) / 4
    let grey = 191 + luma / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
