public import Foundation

extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// Length runs over all subpaths, closing lines included.  Fractions are limited to 0…1; an end
  /// at or before the start gives an empty path.  A close survives only with its whole subpath.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let pieces = subpaths.map { subpath in
      (subpath, subpath.outline.map { MeasuredSegment($0, chords: Path.trimChords) })
    }
    let total = pieces.reduce(0) { sum, piece in piece.1.reduce(sum) { $0 + $1.length } }
    guard total > 0, total.isFinite else { return Path() }
    var trimmer = Trimmer(from: max(0, from) * total, to: min(1, to) * total, total: total)
    for (subpath, segments) in pieces { trimmer.add(subpath, segments) }
    return trimmer.path
  }

  /// SwiftUI splits a curve where seven chords of equal parameter step say, as its recorded split
  /// of a circle shows to the last digit; true arc length is 0.03 points off at a radius of 50.
  private static let trimChords = 7
}

/// Collects the kept part of one subpath after another.
private struct Trimmer {
  let from: CGFloat
  let to: CGFloat
  /// Lengths below this are rounding: a cut this close to a segment's end is at its end.
  let noise: CGFloat
  var path = Path()
  private var position: CGFloat = 0

  init(from: CGFloat, to: CGFloat, total: CGFloat) {
    self.from = from
    self.to = to
    noise = total * 1e-9
  }

  mutating func add(_ subpath: Subpath, _ segments: [MeasuredSegment]) {
    var isDrawing = false
    var keepsStart = false
    for (index, measured) in segments.enumerated() {
      let begin = position
      position += measured.length
      let reachesEnd = position <= to + noise
      let reachesStart = begin >= from - noise
      if measured.length <= noise {
        guard isDrawing, reachesEnd else { continue }
      } else {
        guard min(position, to) - max(begin, from) > noise else { continue }
      }
      let kept =
        reachesStart && reachesEnd
        ? measured.segment
        : measured.part(
          from: reachesStart ? 0 : from - begin,
          to: reachesEnd ? measured.length : to - begin)
      if !isDrawing {
        path.move(to: kept.start)
        isDrawing = true
        keepsStart = index == 0 && reachesStart
      }
      let isClosing = subpath.isClosed && index == segments.count - 1
      if isClosing, keepsStart, reachesEnd {
        path.closeSubpath()
      } else if !isClosing || measured.length > noise {
        path.elements.append(kept.element)
      }
    }
  }
}
