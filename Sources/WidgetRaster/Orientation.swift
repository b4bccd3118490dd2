package import WidgetGeometry

/// How stored rows and columns relate to what a viewer shows, numbered as in EXIF tag 274.
package enum Orientation: Int, CaseIterable, Hashable, Sendable {
  /// As stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored
  /// Turned by half a turn.
  case down
  /// Mirrored top to bottom.
  case downMirrored
  /// Rows and columns exchanged.
  case leftMirrored
  /// To be turned a quarter clockwise: how a phone held upright stores a photo.
  case right
  /// Rows and columns exchanged and turned by half a turn.
  case rightMirrored
  /// To be turned a quarter anticlockwise.
  case left

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The size shown for a stored size, and the other way round.
  package func apply(to size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }
}

extension Bitmap {
  /// The picture as a viewer shows it.
  package func applying(_ orientation: Orientation) -> Bitmap {
    if orientation == .up || isEmpty { return self }
    let shown = orientation.apply(to: size)
    var result = Bitmap(size: shown)
    // Where the shown pixel (0, 0) is stored, and the steps to its right and lower neighbours.
    let (last, bottom) = (width - 1, (height - 1) * width)
    let (origin, right, down) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (last, -1, width)
      case .down: (bottom + last, -1, -width)
      case .downMirrored: (bottom, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (bottom, -width, 1)
      case .rightMirrored: (bottom + last, -width, -1)
      case .left: (last, width, -1)
      }
    withUnsafePixels { source in
      result.withUnsafeMutablePixels { target in
        for y in 0..<shown.height {
          var from = origin + y * down
          for to in y * shown.width..<(y + 1) * shown.width {
            target[to] = source[from]
            from += right
          }
        }
      }
    }
    return result
  }

  /// The part from column `x` and row `y`, cut off at the edges; empty if nothing is left.
  package func cropped(x: Int, y: Int, width wanted: Int, height wantedHeight: Int) -> Bitmap {
    let (left, top) = (min(max(x, 0), width), min(max(y, 0), height))
    let right = max(left, min(x.addingClamped(wanted), width))
    let bottom = max(top, min(y.addingClamped(wantedHeight), height))
    var result = Bitmap(width: right - left, height: bottom - top)
    let part = result.width
    withUnsafePixels { source in
      result.withUnsafeMutablePixels { target in
        for row in top..<bottom {
          for column in 0..<part {
            target[(row - top) * part + column] = source[row * width + left + column]
          }
        }
      }
    }
    return result
  }
}

extension Int {
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
