package import Foundation
package import WidgetGeometry

/// A layout question in a file: a tree of views, the size proposed to it, and, for tests, the
/// frames its parts must get.  The format is described in `Docs/layout.md`.
package struct LayoutCase {
  package let id: String
  /// Pixels per point.
  package let scale: CGFloat
  /// Tree or text metrics.
  let content: Content
  let root: CaseReader

  enum Content {
    case tree(CaseReader, proposal: CGSize, dividerThickness: CGFloat?)
    case textSpacing(TextSpacingMetrics)
  }

  private let limits: RenderLimits

  /// Reads a case.
  package init(_ data: Data, limits: RenderLimits = .standard) throws(LayoutError) {
    guard data.count <= limits.documentBytes else {
      throw .caseInvalid(path: "", reason: "\(data.count) bytes; at most \(limits.documentBytes)")
    }
    let value: PlainJSON
    do {
      value = try JSONDecoder().decode(PlainJSON.self, from: data)
    } catch {
      throw .caseInvalid(path: "", reason: "not valid JSON")
    }
    let root = CaseReader(value: value, path: "")
    self.root = root
    self.limits = limits
    id = try root.string("id") ?? ""
    scale = try root.number("scale") ?? 2
    guard scale > 0, scale.isFinite else { throw root.failure("scale must be positive") }
    if let font = root["font"] {
      content = .textSpacing(try TextSpacingMetrics(font))
    } else {
      content = .tree(
        try root.required("view"), proposal: try root.size("proposal"),
        dividerThickness: try root.number("dividerThickness"))
    }
  }

  /// What the engine says.
  package enum Answer {
    /// The frame of each probe that was placed, in points of the container.
    case frames([String: CGRect])
    /// Distances in points: view above the text, view below it, text below text.
    case textSpacing(above: CGFloat, below: CGFloat, textToText: CGFloat)
  }

  package func answer() throws(LayoutError) -> Answer {
    switch content {
    case .textSpacing(let font):
      let text = ViewSpacing.text(font, displayScale: scale)
      return .textSpacing(
        above: ViewSpacing.plain.distance(to: text, along: .vertical),
        below: text.distance(to: .plain, along: .vertical),
        textToText: text.distance(to: text, along: .vertical))
    case .tree:
      let (pass, _, probes) = try layOut()
      var frames: [String: CGRect] = [:]
      for probe in probes {
        if let frame = pass.placements.frame(of: probe.node) { frames[probe.name] = frame }
      }
      return .frames(frames)
    }
  }

  /// Lays the tree out; `nil` answers of `Placements` are views that were not placed.
  package func layOut(
    usesCache: Bool = true
  ) throws(LayoutError) -> (pass: LayoutPass, root: NodeID, probes: [(name: String, node: NodeID)])
  {
    guard case .tree(let view, let proposal, let dividerThickness) = content else {
      throw root.failure("has no view")
    }
    var builder = CaseTreeBuilder(
      scale: scale, dividerThickness: dividerThickness, limits: limits)
    let top = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    let root = try builder.single(view, CaseTreeBuilder.Surroundings(), stack: top)
    let measurer = CaseMeasurer(leaves: builder.leaves, displayScale: scale)
    let pass = LayoutPass(
      builder.graph, measurer: measurer, displayScale: scale, usesCache: usesCache, limits: limits)
    try pass.run(root: root, in: CGRect(origin: .zero, size: proposal))
    return (pass, root, builder.probes)
  }
}
