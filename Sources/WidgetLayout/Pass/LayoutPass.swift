package import Foundation
package import WidgetGeometry

/// One layout of one graph: answers sizes and guides, assigns frames.
///
/// The only mutable state of layout.  Confined to the worker that made it.
package final class LayoutPass {
  package internal(set) var graph: LayoutGraph
  package internal(set) var placements: Placements
  package let measurer: any LeafMeasurer
  /// Pixels per point; rules that know pixels (dividers, text distances) need it.
  package let displayScale: CGFloat
  package let limits: RenderLimits
  /// Number of times a rule was asked for a size and the cache did not know: what work tests count.
  package private(set) var measureCount = 0
  /// What `run` was given; containers that others are sized by.
  package internal(set) var containerSize = CGSize.zero
  /// The safe area where the pass is placing.
  package internal(set) var safeArea = SafeAreaRegion(outer: .zero, safe: .zero)
  /// The first limit that was reached; from then on sizes are zero, so that the pass ends soon.
  package internal(set) var failure: LayoutError?

  let usesCache: Bool
  private var cache: MeasureCache
  private var spacings: [ViewSpacing?]
  private var memories: [AnyObject?]
  /// The node that is being placed.
  var placing = Placing(frame: .zero, mirrors: false, depth: 0)
  /// What a user's layout said about its children; `nil` while none is placing.
  var recorder: PlacementRecorder?

  /// The node whose children are being placed.
  struct Placing {
    var frame: CGRect
    /// Whether its children are mirrored in it.
    var mirrors: Bool
    /// Levels from the root, itself included.
    var depth: Int
  }

  package init(
    _ graph: LayoutGraph, measurer: any LeafMeasurer, displayScale: CGFloat,
    usesCache: Bool = true, limits: RenderLimits = .standard
  ) {
    self.graph = graph
    self.measurer = measurer
    self.displayScale = displayScale
    self.usesCache = usesCache
    self.limits = limits
    let count = graph.nodes.count
    cache = MeasureCache(nodeCount: count)
    spacings = Array(repeating: nil, count: count)
    memories = Array(repeating: nil, count: count)
    placements = Placements(nodeCount: count)
  }

  /// The size `id` takes when offered `proposal`.
  package func size(of id: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    if usesCache, let known = cache.size(of: id, proposal) { return known }
    guard measureCount < limits.layoutMeasures else {
      failure = failure ?? .tooMuchWork(limit: limits.layoutMeasures)
      return .zero
    }
    measureCount += 1
    let rule = graph.nodes[Int(id)].rule
    let size = rule.size(proposal, in: NodeContext(id: id, pass: self))
    if usesCache { cache.remember(size, of: id, proposal) }
    return size
  }

  /// One side of the size.
  package func length(of id: NodeID, _ proposal: ProposedViewSize, _ axis: Axis) -> CGFloat {
    let rule = graph.nodes[Int(id)].rule
    return rule.length(proposal, axis, in: NodeContext(id: id, pass: self))
  }

  package func priority(of id: NodeID) -> Double {
    let rule = graph.nodes[Int(id)].rule
    return rule.priority(in: NodeContext(id: id, pass: self))
  }

  package func spacing(of id: NodeID) -> ViewSpacing {
    if let known = spacings[Int(id)] { return known }
    let rule = graph.nodes[Int(id)].rule
    let spacing = rule.spacing(in: NodeContext(id: id, pass: self))
    spacings[Int(id)] = spacing
    return spacing
  }

  /// What a rule wants to keep about its node during the pass, made when first asked for.
  ///
  /// A node asks with one type only: its rule's.
  func memory<Memory: AnyObject>(of id: NodeID, _ make: () -> Memory) -> Memory {
    guard usesCache else { return make() }
    if let known = memories[Int(id)] { return unsafeDowncast(known, to: Memory.self) }
    let made = make()
    memories[Int(id)] = made
    return made
  }

  /// Forgets everything that was measured: sizes may depend on the container's.
  func forgetMeasures() {
    let count = graph.nodes.count
    cache = MeasureCache(nodeCount: count)
    memories = Array(repeating: nil, count: count)
  }

  /// Makes room for nodes that were added to the graph.
  func grow() {
    let count = graph.nodes.count
    cache.grow(to: count)
    spacings.append(contentsOf: repeatElement(nil, count: count - spacings.count))
    memories.append(contentsOf: repeatElement(nil, count: count - memories.count))
    placements.all.append(contentsOf: repeatElement(nil, count: count - placements.all.count))
  }
}
