package import Foundation
package import WidgetGeometry

/// A placed view and what is inside it, for people and tools to look at.
///
/// Prints as text (`text`) or JSON (`json`); both are stable: no addresses, numbers of one form.
package struct DumpNode: Sendable {
  /// The rule's name: `VStack`.
  package var type: String
  /// The rule's settings: `spacing 8`.
  package var detail: String
  /// Where the view stands in its template, as a JSON pointer.
  package var pointer: String?
  /// Where a tap leads: an address, or `intent:` and what it runs.
  package var url: String?
  /// Where taps on parts of a text lead.
  package var links: [Link] = []
  /// In points of the root's coordinates; `nil` if the view was not placed.
  package var frame: CGRect?
  /// What the view was offered when it was placed.
  package var proposal: ProposedViewSize?
  /// Baselines the view states, from its top.
  package var baselines: Baselines?
  package var children: [DumpNode]
  /// The node in the arena, for what else is known of it.
  package var id: NodeID?

  package init(
    type: String, detail: String, pointer: String? = nil, url: String? = nil,
    frame: CGRect? = nil, children: [DumpNode]
  ) {
    self.type = type
    self.detail = detail
    self.pointer = pointer
    self.url = url
    self.frame = frame
    self.children = children
  }
}

extension DumpNode {
  /// A part of a text that leads somewhere; one per line.
  package struct Link: Hashable, Sendable {
    package var url: String
    /// In points.
    package var frame: CGRect

    package init(url: String, frame: CGRect) {
      self.url = url
      self.frame = frame
    }
  }

  /// What the resolver knows of a node and layout does not.
  package struct Description {
    package var name: String?
    package var pointer: String?
    package var url: String?
    /// Of parts of the view, in its own coordinates.
    package var links: [Link]

    package init(
      name: String? = nil, pointer: String? = nil, url: String? = nil, links: [Link] = []
    ) {
      self.name = name
      self.pointer = pointer
      self.url = url
      self.links = links
    }
  }
}

extension LayoutPass {
  /// The placed tree below `root`.
  ///
  /// Views that were not placed are there without their children.
  ///
  /// - Parameter describe: What the caller knows of a node: a better name than the rule's, where it
  ///   stands in a template, where a tap on it leads.
  package func dump(
    _ root: NodeID, describe: (NodeID) -> DumpNode.Description = { _ in DumpNode.Description() }
  ) -> DumpNode {
    let node = graph[root]
    let description = describe(root)
    let label = (description.name ?? node.rule.label).split(separator: " ", maxSplits: 1).map(
      String.init)
    var dump = DumpNode(
      type: label.first ?? "", detail: label.count > 1 ? label[1] : "",
      pointer: description.pointer, url: description.url, children: [])
    dump.id = root
    guard let placement = placements[root] else { return dump }
    dump.frame = placement.frame
    dump.links = description.links.map {
      DumpNode.Link(
        url: $0.url, frame: $0.frame.offsetBy(dx: placement.frame.minX, dy: placement.frame.minY))
    }
    dump.proposal = placement.proposal
    dump.baselines = statedBaselines(of: root, placement)
    for child in graph.children(of: root) {
      dump.children.append(self.dump(child, describe: describe))
    }
    return dump
  }

  private func statedBaselines(of id: NodeID, _ placement: Placements.Placement) -> Baselines? {
    func line(_ alignment: VerticalAlignment) -> CGFloat? {
      explicitGuide(
        alignment.key, of: id, size: placement.frame.size, placement.proposal)
    }
    guard let first = line(.firstTextBaseline), let last = line(.lastTextBaseline) else {
      return nil
    }
    return Baselines(first: first, last: last)
  }
}

extension DumpNode {
  /// One line per view, frames in the coordinates of the view around it:
  ///
  /// ```
  /// VStack 0,0 126×86 spacing 8
  /// ├─ Leaf 45.5,0 35×16 "Time:"
  /// └─ Padding 55.5,48 15×24 4
  ///    └─ Leaf 4,4 7×16 "X"
  /// ```
  package var text: String {
    var lines: [String] = []
    write(into: &lines, prefix: "", childPrefix: "", origin: .zero)
    return lines.joined(separator: "\n")
  }

  private func write(
    into lines: inout [String], prefix: String, childPrefix: String, origin: CGPoint
  ) {
    var words = [type]
    if let frame {
      words.append("\((frame.minX - origin.x).dumped),\((frame.minY - origin.y).dumped)")
      words.append("\(frame.width.dumped)×\(frame.height.dumped)")
    } else {
      words.append("not placed")
    }
    if !detail.isEmpty { words.append(detail) }
    if let url { words.append("→ \(url)") }
    words += links.map { link in
      let start = CGPoint(
        x: link.frame.minX - (frame?.minX ?? 0), y: link.frame.minY - (frame?.minY ?? 0))
      return "[\(start.x.dumped),\(start.y.dumped) "
        + "\(link.frame.width.dumped)×\(link.frame.height.dumped) → \(link.url)]"
    }
    lines.append(prefix + words.joined(separator: " "))
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.write(
        into: &lines, prefix: childPrefix + (isLast ? "└─ " : "├─ "),
        childPrefix: childPrefix + (isLast ? "   " : "│  "), origin: frame?.origin ?? origin)
    }
  }
}
