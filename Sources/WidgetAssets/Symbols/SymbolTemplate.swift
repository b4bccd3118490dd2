import Foundation
import WidgetGeometry
import WidgetScene

/// A symbol template: drawings named by weight and scale, with guides for margins and baselines,
/// typeset at 100 points.
struct SymbolTemplate {
  private let document: SVGDocument
  private let file: String
  private let mode: SymbolRequest.Mode
  private let limits: RenderLimits

  /// One drawing of the template.
  private struct Drawing {
    var id: String
    var weight: Int
    var scale: SymbolRequest.Scale
    var element: XMLTree.Element
    var transform: CGAffineTransform
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales: [Substring: SymbolRequest.Scale] = [
    "S": .small, "M": .medium, "L": .large,
  ]
  /// Units of a template per font size.
  private static let pointSize: CGFloat = 100
  /// Room beside the ink of a template that has no margins, in font sizes.
  private static let looseMargin: CGFloat = 0.09

  init(
    _ document: SVGDocument, file: String, mode: SymbolRequest.Mode, limits: RenderLimits
  ) {
    self.document = document
    self.file = file
    self.mode = mode
    self.limits = limits
  }

  /// The drawing for a weight; `nil` when the document is no template.
  ///
  /// A weight between two drawings of the same steps is a mixture of both, as in variable
  /// templates, which have three; else the nearest is taken.
  func art(weight: Int) throws(SVGStop) -> SymbolArt? {
    let drawings = try self.drawings()
    guard
      let scale = drawings.contains(where: { $0.scale == .medium })
        ? SymbolRequest.Scale.medium : drawings.first?.scale
    else { return nil }
    let candidates = drawings.filter { $0.scale == scale }.sorted { $0.weight < $1.weight }
    let below = candidates.last { $0.weight <= weight }
    let above = candidates.first { $0.weight >= weight }
    guard let first = below ?? above, let second = above ?? below else { return nil }
    let lighter = try art(of: first)
    guard first.weight != second.weight else { return lighter }
    let heavier = try art(of: second)
    let share = CGFloat(weight - first.weight) / CGFloat(second.weight - first.weight)
    return lighter.mixed(with: heavier, by: share) ?? (share < 0.5 ? lighter : heavier)
  }

  private func art(of drawing: Drawing) throws(SVGStop) -> SymbolArt {
    var reader = try SVGShapeReader(
      document, file: file, mode: mode, isTemplate: true, limits: limits)
    try reader.read(drawing.element, drawing.transform)
    let ink = reader.parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    guard !ink.isNull else { return SymbolArt(parts: [], ink: .null, pen: .regular) }
    let units = 1000 / Self.pointSize / SymbolBox.drawnScale(drawing.scale)
    let letter = drawing.id.suffix(1)
    // Without a guide the middle of the ink stands at half the height of a capital letter.
    let baseline =
      guide("Baseline-\(letter)", "y1") ?? ink.midY + 0.352 * Self.pointSize
    let left = guide("left-margin-\(drawing.id)", "x1")
    let right = guide("right-margin-\(drawing.id)", "x1")
    let loose = Self.looseMargin * Self.pointSize
    var art = SymbolArt(parts: reader.parts, ink: ink, pen: .regular)
      .applying(scale: units, offset: CGPoint(x: 0, y: -baseline * units))
    var frame = SymbolArt.Frame(
      left: (left ?? ink.minX - loose) * units, right: (right ?? ink.maxX + loose) * units)
    if frame.right <= frame.left {
      frame = SymbolArt.Frame(left: (ink.minX - loose) * units, right: (ink.maxX + loose) * units)
    }
    art.frame = frame
    return art
  }

  private func drawings() throws(SVGStop) -> [Drawing] {
    var found: [Drawing] = []
    func visit(_ element: XMLTree.Element, _ outer: CGAffineTransform) throws(SVGStop) {
      if let id = element.attributes["id"] {
        let words = id.split(separator: "-")
        if words.count == 2, let index = Self.weights.firstIndex(of: String(words[0])),
          let scale = Self.scales[words[1]]
        {
          found.append(
            Drawing(
              id: id, weight: (index + 1) * 100, scale: scale, element: element,
              transform: outer))
          return
        }
      }
      guard element.localName == "g" || element.localName == "svg" else { return }
      let own = try SVGTransform.parse(element.attributes["transform"]).concatenating(outer)
      for child in element.children { try visit(child, own) }
    }
    for child in document.root.children { try visit(child, .identity) }
    return found
  }

  /// Where a guide line is, in units of the document.
  private func guide(_ id: String, _ attribute: String) -> CGFloat? {
    guard let text = document.element(id)?.attributes[attribute], let place = Double(text),
      place.isFinite
    else { return nil }
    return CGFloat(place)
  }
}

extension SymbolArt {
  /// A drawing between two of the same steps; `nil` when they differ in more than places.
  fileprivate func mixed(with other: SymbolArt, by share: CGFloat) -> SymbolArt? {
    guard parts.count == other.parts.count, let frame, let far = other.frame else { return nil }
    var copy = self
    for (index, part) in other.parts.enumerated() {
      guard let path = copy.parts[index].path.mixed(with: part.path, by: share) else { return nil }
      copy.parts[index].path = path
    }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    copy.ink = copy.parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    copy.frame = Frame(left: mix(frame.left, far.left), right: mix(frame.right, far.right))
    return copy
  }
}

extension Path {
  fileprivate func mixed(with other: Path, by share: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        mixed.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
        mixed.append(.curve(to: mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2)))
      case (.closeSubpath, .closeSubpath): mixed.append(.closeSubpath)
      default: return nil
      }
    }
    return Path(elements: mixed)
  }
}
