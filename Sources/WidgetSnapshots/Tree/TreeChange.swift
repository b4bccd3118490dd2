package import Foundation
import WidgetGeometry

/// One thing that is different between two layouts, told of the view it happened to.
package struct TreeChange: Hashable, Sendable, Codable {
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case reworded, restyled, recolored, redrawn, adjusted, appeared, vanished, reordered
    case rescaled, truncated, resized, moved

    /// Whether it says what was done to a view, and not what follows from that elsewhere.
    package var isCause: Bool {
      switch self {
      case .reworded, .restyled, .recolored, .redrawn, .adjusted, .appeared, .vanished, .reordered:
        true
      case .rescaled, .truncated, .resized, .moved: false
      }
    }
  }

  package var kind: Kind
  /// `Text “Total”`.
  package var view: String
  /// The JSON pointer into the template, else the way through the types.
  package var path: String
  /// `+4, 0 pt`, `“Total” → “Sum”`.
  package var detail: String
  /// In points of the widget, before and after.
  package var oldFrame: CGRect?
  package var newFrame: CGRect?

  package init(
    _ kind: Kind, view: String, path: String, detail: String, oldFrame: CGRect? = nil,
    newFrame: CGRect? = nil
  ) {
    self.kind = kind
    self.view = view
    self.path = path
    self.detail = detail
    self.oldFrame = oldFrame
    self.newFrame = newFrame
  }

  /// What changes in several variants have in common when they have one cause.
  package var identity: String { "\(kind.rawValue) \(path)" }
}

extension TreeChange: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .moved: "\(view) moved \(detail)"
    case .resized: "\(view) resized \(detail)"
    case .reworded: "\(view) re-worded: \(detail)"
    case .rescaled: "\(view): scale \(detail)"
    case .truncated: "\(view) \(detail)"
    case .restyled: "\(view): font \(detail)"
    case .recolored: "\(view) re-coloured: \(detail)"
    case .redrawn: "\(view) drawn differently: \(detail)"
    case .adjusted: "\(view): \(detail)"
    case .appeared: "\(view) appeared" + (detail.isEmpty ? "" : " \(detail)")
    case .vanished: "\(view) vanished" + (detail.isEmpty ? "" : " \(detail)")
    case .reordered: "\(view) \(detail)"
    }
  }
}

/// How lengths read in changes.
enum PointText {
  static func number(_ value: CGFloat) -> String {
    DecimalText.fixed(Double(value), decimals: 2)
  }

  /// `+4, 0 pt`.
  static func move(_ x: CGFloat, _ y: CGFloat) -> String {
    func signed(_ value: CGFloat) -> String {
      let text = number(value)
      return value > 0 && text != "0" ? "+" + text : text
    }
    return "\(signed(x)), \(signed(y)) pt"
  }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }
}
