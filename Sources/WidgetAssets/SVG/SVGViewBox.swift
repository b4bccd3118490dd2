import Foundation
import WidgetGeometry

/// `viewBox` and `preserveAspectRatio`: how a drawing's own units fit a rectangle.
struct SVGViewBox {
  var box: CGRect
  private var fit = Fit.meet
  /// Shares of the room left over that stay before the drawing.
  private var alignment = CGPoint(x: 0.5, y: 0.5)

  private enum Fit { case none, meet, slice }

  private static let aligned: [Substring: CGFloat] = ["Min": 0, "Mid": 0.5, "Max": 1]

  /// `nil` without a view box.
  init?(of element: XMLTree.Element) throws(SVGStop) {
    guard let text = element.attributes["viewBox"] else { return nil }
    let n = try SVGNumbers.list(text, named: "viewBox")
    guard n.count == 4, n[2] >= 0, n[3] >= 0 else { throw .unclear("viewBox", text) }
    box = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    if let aspect = element.attributes["preserveAspectRatio"] { try read(aspect) }
  }

  private mutating func read(_ text: String) throws(SVGStop) {
    var words = text.split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    guard let place = words.first, words.count <= 2 else {
      throw .unclear("preserveAspectRatio", text)
    }
    switch words.dropFirst().first {
    case nil, "meet": fit = .meet
    case "slice": fit = .slice
    default: throw .unclear("preserveAspectRatio", text)
    }
    if place == "none" {
      fit = .none
      return
    }
    guard place.count == 8, place.first == "x", place.dropFirst(4).first == "Y",
      let x = Self.aligned[place.dropFirst().prefix(3)], let y = Self.aligned[place.suffix(3)]
    else { throw .unclear("preserveAspectRatio", text) }
    alignment = CGPoint(x: x, y: y)
  }

  /// From the drawing's units to those `rect` is in; `nil` for an empty view box, which disables
  /// drawing.
  func transform(into rect: CGRect) -> CGAffineTransform? {
    guard box.width > 0, box.height > 0 else { return nil }
    var (x, y) = (rect.width / box.width, rect.height / box.height)
    switch fit {
    case .none: break
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    }
    return CGAffineTransform(
      x, 0, 0, y, rect.minX + (rect.width - box.width * x) * alignment.x - box.minX * x,
      rect.minY + (rect.height - box.height * y) * alignment.y - box.minY * y)
  }
}
