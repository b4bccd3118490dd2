package import Foundation
import WidgetGeometry
package import WidgetLayout
package import WidgetRaster
package import WidgetScene
package import WidgetViews

/// A finished picture with everything that is known about it.
package struct RenderOutput: Sendable {
  /// The file's bytes.
  package var data: Data
  package var scene: DisplayList
  /// Where every view is.
  package var tree: DumpNode
  package var diagnostics: [Diagnostic]
  /// Where taps lead: the widget's own address and those of its links, with frames in points.
  package var links: [RenderedLink]
}

/// A request resolved and laid out, not painted.
package struct RenderInspection: Sendable {
  package var tree: DumpNode
  package var scene: DisplayList
  /// What views draw by themselves, by the id of their node in the tree.
  package var drawings: [NodeID: NodeDrawing]
  package var diagnostics: [Diagnostic]
}

/// A picture as pixels, with everything that tells why it looks as it does.
package struct RenderedPicture: Sendable {
  package var bitmap: Bitmap
  /// Pixels per point.
  package var scale: CGFloat
  package var scene: DisplayList
  package var tree: DumpNode
  /// What views draw by themselves, by the id of their node in the tree.
  package var drawings: [NodeID: NodeDrawing]
  package var diagnostics: [Diagnostic]
}

/// A place of a widget that leads somewhere or does something.
package struct RenderedLink: Hashable, Sendable, Codable {
  /// Where a tap leads.
  package var url: String?
  /// What a tap runs: an intent with its parameters.
  package var intent: String?
  /// In points; `nil` is the whole widget.
  package var frame: CGRect?
}

extension RenderPipeline.Placed {
  /// The placed tree with the names, template pointers and links the resolver knows.
  var tree: DumpNode {
    let table = table
    let trees = roots.map { root in
      pass.dump(root) { id in
        let info = table.infos[id]
        return DumpNode.Description(
          name: info?.name, pointer: info?.pointer,
          url: table.links[id]?.absoluteString ?? table.intents[id].map { "intent:\($0)" },
          links: textLinks(id))
      }
    }
    if trees.count == 1 { return trees[0] }
    return DumpNode(
      type: "Widget", detail: "", frame: CGRect(origin: .zero, size: size), children: trees)
  }

  var links: [RenderedLink] {
    let own = table.widgetURL.map { [RenderedLink(url: $0.absoluteString, frame: nil)] } ?? []
    let views = (Array(table.links.keys) + table.intents.keys).sorted().compactMap {
      node -> RenderedLink? in
      guard let frame = pass.placements.frame(of: node) else { return nil }
      return RenderedLink(
        url: table.links[node]?.absoluteString, intent: table.intents[node], frame: frame)
    }
    let texts = pass.placements.all.indices.flatMap { index in
      let node = NodeID(index)
      let origin = pass.placements.frame(of: node)?.origin ?? .zero
      return textLinks(node).map {
        RenderedLink(url: $0.url, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    return own + views + texts
  }

  /// Links inside a text, in the text's coordinates.
  private func textLinks(_ node: NodeID) -> [DumpNode.Link] {
    guard let placement = pass.placements[node] else { return [] }
    return DrawableMeasurer(table).links(tag: Int(pass.graph[node].tag), placement.proposal)
  }
}
