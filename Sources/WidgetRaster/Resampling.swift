package import WidgetGeometry

/// How a bitmap gets another size.
package enum Resampling: Hashable, Sendable {
  /// The nearest pixel: `interpolation(.none)`.
  case nearest
  /// Along each axis: the average of the covered area when it shrinks, linear when it grows.
  case smooth
}

extension Bitmap {
  /// The picture at another size; integers only, so the same bytes everywhere.
  package func resized(to target: PixelSize, _ resampling: Resampling = .smooth) -> Bitmap {
    precondition(target.width >= 0 && target.height >= 0)
    if target == size { return self }
    guard !isEmpty, target.width > 0, target.height > 0 else { return Bitmap(size: target) }
    switch resampling {
    case .nearest: return nearest(target)
    case .smooth: return smooth(target)
    }
  }

  private func nearest(_ target: PixelSize) -> Bitmap {
    var result = Bitmap(size: target)
    // The pixel that holds the centre of the new one.
    let columns = (0..<target.width).map { (2 * $0 + 1) * width / (2 * target.width) }
    withUnsafePixels { source in
      result.withUnsafeMutablePixels { pixels in
        for y in 0..<target.height {
          let row = (2 * y + 1) * height / (2 * target.height) * width
          for x in 0..<target.width { pixels[y * target.width + x] = source[row + columns[x]] }
        }
      }
    }
    return result
  }

  /// Columns first, into sixteen bits a channel, then rows.
  private func smooth(_ target: PixelSize) -> Bitmap {
    let columns = ResamplingWeights(from: width, to: target.width)
    let rows = ResamplingWeights(from: height, to: target.height)
    var result = Bitmap(size: target)
    let between = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: target.width * height)
    defer { between.deallocate() }
    let place: SIMD4<UInt32> = [0, 8, 16, 24]
    withUnsafePixels { source in
      for y in 0..<height {
        for x in 0..<target.width {
          var sum = SIMD4<UInt32>(repeating: 1 << 7)
          let start = y * width + columns.starts[x]
          for (offset, weight) in columns.weights(x).enumerated() {
            let pixel = SIMD4<UInt32>(repeating: source[start + offset])
            sum &+= ((pixel &>> place) & 0xFF) &* weight
          }
          between[y * target.width + x] = sum &>> 8
        }
      }
    }
    result.withUnsafeMutablePixels { pixels in
      for y in 0..<target.height {
        let weights = rows.weights(y)
        for x in 0..<target.width {
          // Largest sum: 255 · 2^8 · 2^16 and half of 2^24, which fits 32 bits.
          var sum = SIMD4<UInt32>(repeating: 1 << 23)
          var from = rows.starts[y] * target.width + x
          for weight in weights {
            sum &+= between[from] &* weight
            from += target.width
          }
          let bytes = (sum &>> 24) &<< place
          pixels[y * target.width + x] = bytes.x | bytes.y | bytes.z | bytes.w
        }
      }
    }
    return result
  }
}

/// For each new position along one axis the old ones it is made of; weights add up to 65,536.
private struct ResamplingWeights {
  /// The first old position.
  private(set) var starts: [Int] = []
  private var ends: [Int] = []
  private var all: [UInt32] = []

  init(from old: Int, to new: Int) {
    for index in 0..<new {
      if new < old {
        addArea(index, old, new)
      } else {
        addLinear(index, old, new)
      }
    }
  }

  func weights(_ index: Int) -> ArraySlice<UInt32> {
    all[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The old interval a new pixel covers is index·old/new … (index + 1)·old/new.
  private mutating func addArea(_ index: Int, _ old: Int, _ new: Int) {
    let (low, high) = (index * old, (index + 1) * old)
    let first = low / new
    let last = (high - 1) / new
    // Differences of rounded running sums add up exactly.
    var covered = 0
    var rounded = 0
    for position in first...last {
      covered += min(high, (position + 1) * new) - max(low, position * new)
      let next = (covered * 65_536 + old / 2) / old
      all.append(UInt32(next - rounded))
      rounded = next
    }
    starts.append(first)
    ends.append(all.count)
  }

  /// Between the two old centres around the new one; beyond the outermost centre that pixel alone.
  private mutating func addLinear(_ index: Int, _ old: Int, _ new: Int) {
    // The new centre in units of 1/(2·new) old pixels, from the first old centre.
    let place = max(0, (2 * index + 1) * old - new)
    let first = min(place / (2 * new), old - 1)
    let part = UInt32((place - first * 2 * new) * 65_536 / (2 * new))
    if first == old - 1 || part == 0 {
      all.append(65_536)
    } else {
      all += [65_536 - part, part]
    }
    starts.append(first)
    ends.append(all.count)
  }
}
