package import WidgetLayout
package import WidgetScene

/// What one view draws by itself: what those look into who ask why two pictures differ.
package struct NodeDrawing: Sendable {
  /// Without what the views inside it draw; of an effect, the empty group.
  package var items: [DisplayItem]
  /// The text a view was asked to show, which truncation may shorten.
  package var string: String?
  package var layout: TextLayout?
}

/// Keeps what every view of a scene draws, by node.
package final class DrawingRecorder {
  package private(set) var drawings: [NodeID: NodeDrawing] = [:]

  package init() {}

  func keep(_ items: [DisplayItem], of id: NodeID) {
    drawings[id] = NodeDrawing(items: items)
  }

  func keep(_ items: [DisplayItem], of id: NodeID, text: (string: String, layout: TextLayout)) {
    drawings[id] = NodeDrawing(items: items, string: text.string, layout: text.layout)
  }

  /// Keeps an effect without the items it was applied to.
  func keepEffect(_ items: [DisplayItem], of id: NodeID) {
    let groups = items.compactMap { item -> DisplayItem? in
      guard case .group(let effect, let bounds, _) = item else { return nil }
      return .group(effect, bounds: bounds, [])
    }
    if !groups.isEmpty { drawings[id] = NodeDrawing(items: groups) }
  }
}
