package import Foundation
package import WidgetGeometry

extension LayoutPass {
  package func explicitGuide(
    _ key: AlignmentKey, of id: NodeID, size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let rule = graph.nodes[Int(id)].rule
    return rule.explicitGuide(key, size: size, proposal, in: NodeContext(id: id, pass: self))
  }

  /// The guide's position: what the node states, else where the guide lies by default.
  package func guide(
    _ key: AlignmentKey, of id: NodeID, size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    if let stated = explicitGuide(key, of: id, size: size, proposal) { return stated }
    guard key.role == .custom else { return defaultGuide(key, size: size) }
    return key.defaultValue(in: dimensions(of: id, proposal))
  }

  /// Where a guide lies in a plain box.
  func defaultGuide(_ key: AlignmentKey, size: CGSize) -> CGFloat {
    switch key.role {
    case .start: 0
    case .middle: size[key.axis] / 2
    case .end, .firstBaseline, .lastBaseline: size[key.axis]
    case .custom: key.defaultValue(in: ViewDimensions(size: size))
    }
  }

  /// Size and guides for a proposal.
  package func dimensions(of id: NodeID, _ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(of: id, proposal)
    return ViewDimensions(size: size) { [self] key in
      explicitGuide(key, of: id, size: size, proposal)
    }
  }
}

/// What a container states from what its children state.
enum GuideCombination {
  /// Edges and centres end at the container; a first baseline is the highest, a last one the
  /// lowest of the children's; other guides are the mean of those that are stated.
  ///
  /// - Parameter stated: The child's guide in the container's coordinates.
  static func combine(
    _ key: AlignmentKey, _ indices: Range<Int>, stated: (Int) -> CGFloat?
  ) -> CGFloat? {
    switch key.role {
    case .start, .middle, .end: return nil
    case .firstBaseline: return indices.lazy.compactMap(stated).min()
    case .lastBaseline: return indices.lazy.compactMap(stated).max()
    case .custom: break
    }
    if key == LabelGuide.key { return indices.lazy.compactMap(stated).min() }
    var (sum, count) = (CGFloat(0), CGFloat(0))
    for index in indices {
      guard let value = stated(index) else { continue }
      sum += value
      count += 1
    }
    return count == 0 ? nil : sum / count
  }
}
