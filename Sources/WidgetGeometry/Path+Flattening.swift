package import Foundation

extension Path {
  /// The path with every curve replaced by lines.
  ///
  /// - Parameter tolerance: Largest distance between a curve and its lines, in points; coarser only
  ///   where the result would have more than four times `RenderLimits.pathElements` lines.
  package func flattened(tolerance: CGFloat = 0.05) -> Path {
    var result = Path()
    let most = max(1, 4 * RenderLimits.standard.pathElements / max(1, elements.count))
    for subpath in subpaths {
      result.move(to: subpath.start)
      for segment in subpath.segments {
        let steps = min(segment.lineCount(tolerance: tolerance), most)
        for step in 1...steps {
          result.addLine(to: segment.point(at: CGFloat(step) / CGFloat(steps)))
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return result
  }
}

extension PathSegment {
  /// How many lines of equal parameter step stay within `tolerance` points of the segment.
  ///
  /// A chord's error is at most an eighth of the second derivative times the step squared.
  package func lineCount(tolerance: CGFloat) -> Int {
    let bend: CGFloat
    switch self {
    case .line: return 1
    case .quad(let a, let b, let c): bend = 2 * (a - b * 2 + c).length
    case .cubic(let a, let b, let c, let d):
      bend = 6 * max((a - b * 2 + c).length, (b - c * 2 + d).length)
    }
    // A thousand lines keep a curve across a whole display within a hundredth of a point.
    let limit: CGFloat = 1_000
    let count = (bend / (8 * max(tolerance, 1e-6))).squareRoot().rounded(.up)
    return Int(count >= 1 ? min(count, limit) : 1)
  }
}

/// A segment with its length along chords of equal parameter step.
struct MeasuredSegment {
  let segment: PathSegment
  /// Length up to the end of each chord, from 0.
  private let marks: [CGFloat]

  /// - Parameter chords: How many chords stand for a curve; a line needs one.
  init(_ segment: PathSegment, chords: Int) {
    self.segment = segment
    var count = chords
    if case .line = segment { count = 1 }
    var marks: [CGFloat] = [0]
    var (length, previous): (CGFloat, CGPoint) = (0, segment.start)
    for step in 1...count {
      let next = segment.point(at: CGFloat(step) / CGFloat(count))
      length += (next - previous).length
      marks.append(length)
      previous = next
    }
    self.marks = marks
  }

  var length: CGFloat { marks[marks.count - 1] }

  /// The parameter at a distance along the segment, linear inside each chord.
  func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    let count = marks.count - 1
    for chord in 0..<count where distance < marks[chord + 1] {
      let inside = (distance - marks[chord]) / (marks[chord + 1] - marks[chord])
      return (CGFloat(chord) + inside) / CGFloat(count)
    }
    return 1
  }

  /// The part between two distances along the segment.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    segment.part(from: parameter(at: from), to: parameter(at: to))
  }
}
