import Foundation

/// Cuts subpaths into dashes.
struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat
  private let period: CGFloat

  /// Chords that stand for a curve's length; 32 are within 0.01 % of a quarter circle.
  private static let chords = 32
  /// A dash is drawn at least this long, in points, so that the caps of a dot know their direction.
  private static let shortest: CGFloat = 1e-6

  /// `nil` for a pattern that leaves the line solid: empty, without length, or with a length that
  /// is negative or not finite.
  init?(_ dash: [CGFloat], phase: CGFloat) {
    // An odd pattern swaps dashes and gaps every time it starts over.
    let lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    self.lengths = lengths
    self.period = period
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The dashes along a subpath, each an open one.
  ///
  /// On a closed subpath a dash that ends at the start goes on into the one that begins there.  A
  /// subpath that would fall into more than `limit` pieces stays solid.
  func pieces(of subpath: Subpath, limit: Int) -> [Subpath] {
    let measured = subpath.outline.map { MeasuredSegment($0, chords: DashPattern.chords) }
    let total = measured.reduce(0) { $0 + $1.length }
    let count = total / period * CGFloat(lengths.count)
    guard total > 0, count < CGFloat(limit) else { return [subpath] }
    var walk = DashWalk(lengths, phase: phase)
    for segment in measured where segment.length > 0 {
      walk.follow(segment, shortest: DashPattern.shortest)
    }
    return walk.finish(subpath)
  }
}

/// The state between two segments of a dashed subpath.
private struct DashWalk {
  private let lengths: [CGFloat]
  /// Which length of the pattern is being used up; even ones are drawn.
  private var index = 0
  private var left: CGFloat
  private var current: [PathSegment] = []
  private var dashes: [[PathSegment]] = []
  private var startsInDash: Bool
  private var hasCut = false

  init(_ lengths: [CGFloat], phase: CGFloat) {
    self.lengths = lengths
    var rest = phase
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - rest
    startsInDash = index.isMultiple(of: 2)
  }

  private var isDrawn: Bool { index.isMultiple(of: 2) }

  mutating func follow(_ segment: MeasuredSegment, shortest: CGFloat) {
    var position: CGFloat = 0
    while left <= segment.length - position {
      let cut = position + left
      if isDrawn {
        if current.isEmpty, left < shortest {
          let begin = max(0, min(cut, segment.length - shortest))
          current.append(segment.part(from: begin, to: begin + shortest))
        } else if left > 0 {
          current.append(segment.part(from: position, to: cut))
        }
        if !current.isEmpty { dashes.append(current) }
        current = []
      }
      hasCut = true
      position = cut
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    if isDrawn, position < segment.length {
      current.append(segment.part(from: position, to: segment.length))
    }
    left -= segment.length - position
  }

  consuming func finish(_ subpath: Subpath) -> [Subpath] {
    // One dash longer than the whole subpath leaves it as it is, corners included.
    if !hasCut { return startsInDash ? [subpath] : [] }
    if !current.isEmpty {
      if subpath.isClosed, startsInDash, !dashes.isEmpty {
        dashes[0] = current + dashes[0]
      } else {
        dashes.append(current)
      }
    }
    return dashes.map { Subpath(start: $0[0].start, segments: $0) }
  }
}
