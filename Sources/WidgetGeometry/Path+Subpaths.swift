package import Foundation

/// A connected run of segments.
package struct Subpath: Hashable, Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  package var isClosed = false

  package var end: CGPoint { segments.last?.end ?? start }

  /// The line back to the start, perhaps of no length.
  package var closingSegment: PathSegment { .line(end, start) }

  /// All that is drawn: the segments, with the closing line if there is one.
  package var outline: [PathSegment] { isClosed ? segments + [closingSegment] : segments }
}

extension Path {
  /// Whether every coordinate is a finite number.
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let a), .line(let a): a.isFinite
      case .quadCurve(let a, let b): a.isFinite && b.isFinite
      case .curve(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
      case .closeSubpath: true
      }
    }
  }

  /// The path as runs of segments; empty if a coordinate is not finite.
  ///
  /// What follows a close without a move starts a run of its own at the closed one's start.  Steps
  /// before the first move have nowhere to start and are left out.
  package var subpaths: [Subpath] {
    guard isFinite else { return [] }
    var result: [Subpath] = []
    var current: Subpath?
    func draw(_ make: (CGPoint) -> PathSegment) {
      if let closed = current, closed.isClosed {
        result.append(closed)
        current = Subpath(start: closed.start)
      }
      guard let end = current?.end else { return }
      // In place: a copy for every step would take the square of their number.
      current?.segments.append(make(end))
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let current { result.append(current) }
        current = Subpath(start: point)
      case .line(let end): draw { .line($0, end) }
      case .quadCurve(let end, let control): draw { .quad($0, control, end) }
      case .curve(let end, let control1, let control2):
        draw { .cubic($0, control1, control2, end) }
      case .closeSubpath: current?.isClosed = true
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// Adds a run of segments.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    elements += subpath.segments.map(\.element)
    if subpath.isClosed { closeSubpath() }
  }
}
