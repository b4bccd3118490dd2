import Foundation
import WidgetGeometry
import WidgetScene

/// Walks a document and gives what it paints, in points of the picture.
///
/// Transforms are applied to the shapes on the way, so that what comes out is flat: fills, strokes
/// and the few groups that compose.
struct SVGReader {
  let document: SVGDocument
  let file: String
  let limits: RenderLimits
  private var elements = 0
  private var pathElements = 0
  /// Ids being drawn, to find those that contain themselves.
  private var using: [String] = []

  init(_ document: SVGDocument, file: String, limits: RenderLimits) {
    self.document = document
    self.file = file
    self.limits = limits
  }

  /// What an element's surroundings tell it.
  struct Context {
    /// From the element's units to points of the picture.
    var transform: CGAffineTransform
    var viewport: SVGViewport
    var style = SVGStyle()
    var depth = 0
    /// The side of a `symbol` that a `use` asks for.
    var usedSize: (width: SVGLength?, height: SVGLength?)?
  }

  private static let unsupported: Set<String> = [
    "text", "image", "foreignObject", "switch", "video", "audio", "canvas", "iframe",
  ]

  /// What an element paints.
  mutating func items(
    of element: XMLTree.Element, in outer: Context
  ) throws(SVGStop) -> [DisplayItem] {
    let name = element.localName
    let isContainer = ["g", "a", "svg", "symbol", "use"].contains(name)
    guard isContainer || SVGShape.names.contains(name) else {
      if Self.unsupported.contains(name) { throw .beyond("“\(name)”") }
      return []
    }
    try spend(1, depth: outer.depth)
    var context = outer
    context.usedSize = nil
    context.depth += 1
    context.style = try SVGStyle.of(element, in: outer.style, document.sheet)
    guard context.style.own.isDisplayed else { return [] }
    context.transform = try SVGTransform.parse(element.attributes["transform"])
      .concatenating(outer.transform)
    guard context.transform.determinant.isFinite else { throw .beyond("numbers out of range") }
    guard context.transform.isRegular else { return [] }
    var items: [DisplayItem]
    var box: CGRect?
    switch name {
    case "use": items = try use(element, in: context)
    case "svg", "symbol": items = try viewport(element, size: outer.usedSize, in: context)
    case "g", "a": items = try children(of: element, in: context)
    default:
      guard let path = try path(of: element, in: context) else { return [] }
      box = path.boundingRect
      items = try paint(path, in: context)
    }
    guard !items.isEmpty else { return [] }
    let own = context.style.own
    if own.isIsolated || own.clipPath != nil { items = Self.isolated(items) }
    if box == nil, needsBox(own) {
      box = try self.box(of: element, in: context, map: .identity)
    }
    if let id = own.clipPath {
      items = try clipped(items, by: id, box: box, in: context)
    }
    if let id = own.mask { items = try masked(items, by: id, box: box, in: context) }
    items = Self.faded(items, by: own.opacity)
    return own.blend == .normal || items.isEmpty ? items : [.grouped(.blend(own.blend), items)]
  }

  mutating func children(
    of element: XMLTree.Element, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for child in element.children { items += try self.items(of: child, in: context) }
    return items
  }

  /// Whether what cuts an element is given in shares of its box.
  private func needsBox(_ own: SVGStyle.Own) -> Bool {
    let clip = own.clipPath.flatMap(document.element)?.attributes["clipPathUnits"]
    if clip == "objectBoundingBox" { return true }
    guard let mask = own.mask.flatMap(document.element) else { return false }
    return mask.attributes["maskUnits"] != "userSpaceOnUse"
      || mask.attributes["maskContentUnits"] == "objectBoundingBox"
  }

  /// The box of all shapes in a group, in the group's units; `nil` for none, and where units of
  /// another kind begin.
  /// - Parameter map: From the element's units to the group's.
  private mutating func box(
    of element: XMLTree.Element, in context: Context, map: CGAffineTransform
  ) throws(SVGStop) -> CGRect? {
    try spend(1, depth: context.depth)
    var inner = context
    inner.depth += 1
    switch element.localName {
    case "g", "a":
      var box: CGRect?
      for child in element.children {
        inner.style = try SVGStyle.of(child, in: context.style, document.sheet)
        guard inner.style.own.isDisplayed else { continue }
        let step = try SVGTransform.parse(child.attributes["transform"]).concatenating(map)
        guard let part = try self.box(of: child, in: inner, map: step) else { continue }
        box = box.map { $0.union(part) } ?? part
      }
      return box
    case "use", "svg", "symbol": throw .beyond("the box of a “\(element.localName)”")
    default:
      return try SVGShape.path(of: element, in: context.viewport, limits: limits)?
        .applying(map).boundingRect
    }
  }

  /// A shape's outline in its own units.
  mutating func path(
    of element: XMLTree.Element, in context: Context
  ) throws(SVGStop) -> Path? {
    guard let path = try SVGShape.path(of: element, in: context.viewport, limits: limits)
    else { return nil }
    pathElements += path.elements.count
    guard pathElements <= limits.pathElements else {
      throw .over(
        AssetIssue(.error, file: file, "more than \(limits.pathElements) path elements"))
    }
    return path
  }

  /// Counts work, that of elements used again included.
  mutating func spend(_ count: Int, depth: Int) throws(SVGStop) {
    elements += count
    guard elements <= limits.svgElements else {
      throw .over(
        AssetIssue(.error, file: file, "draws more than \(limits.svgElements) elements"))
    }
    guard depth <= limits.svgDepth else {
      throw .over(AssetIssue(.error, file: file, "elements nest deeper than \(limits.svgDepth)"))
    }
  }

  /// Runs `body` with `id` marked as being drawn; nothing is drawn where it is already.
  mutating func following(
    _ id: String, _ body: (inout SVGReader) throws(SVGStop) -> [DisplayItem]
  ) throws(SVGStop) -> [DisplayItem] {
    guard !using.contains(id) else { throw .beyond("“\(id)”, which contains itself") }
    using.append(id)
    defer { using.removeLast() }
    return try body(&self)
  }

  private mutating func use(
    _ element: XMLTree.Element, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    guard let target = try document.target(of: element) else { return [] }
    func length(_ name: String) throws(SVGStop) -> SVGLength? {
      guard let text = element.attributes[name], text != "auto" else { return nil }
      return try SVGLength(text, named: name)
    }
    let viewport = context.viewport.size
    var inner = context
    inner.transform = CGAffineTransform(
      translationX: try length("x")?.resolved(viewport.width) ?? 0,
      y: try length("y")?.resolved(viewport.height) ?? 0
    ).concatenating(context.transform)
    inner.usedSize = (try length("width"), try length("height"))
    return try following(target.attributes["id"] ?? "") { (reader) throws(SVGStop) in
      try reader.items(of: target, in: inner)
    }
  }

  /// An inner `svg`, or a `symbol` that is used: a rectangle with units of its own.
  private mutating func viewport(
    _ element: XMLTree.Element, size: (width: SVGLength?, height: SVGLength?)?,
    in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    let isSymbol = element.localName == "symbol"
    // A symbol is drawn where it is used only.
    if isSymbol, size == nil { return [] }
    func length(_ name: String) throws(SVGStop) -> SVGLength? {
      guard let text = element.attributes[name], text != "auto" else { return nil }
      return try SVGLength(text, named: name)
    }
    let outer = context.viewport.size
    let whole = SVGLength(value: 100, isPercent: true)
    let (ownWidth, ownHeight) = (try length("width"), try length("height"))
    let width = size?.width ?? (isSymbol ? nil : ownWidth) ?? whole
    let height = size?.height ?? (isSymbol ? nil : ownHeight) ?? whole
    let side = CGSize(
      width: width.resolved(outer.width), height: height.resolved(outer.height))
    guard side.width > 0, side.height > 0 else { return [] }
    let origin = CGPoint(
      x: isSymbol ? 0 : try length("x")?.resolved(outer.width) ?? 0,
      y: isSymbol ? 0 : try length("y")?.resolved(outer.height) ?? 0)
    let rect = CGRect(origin: origin, size: side)
    var inner = context
    if let box = try SVGViewBox(of: element) {
      guard let fit = box.transform(into: rect) else { return [] }
      inner.transform = fit.concatenating(context.transform)
      inner.viewport = SVGViewport(size: box.box.size)
    } else {
      inner.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .concatenating(context.transform)
      inner.viewport = SVGViewport(size: rect.size)
    }
    guard inner.transform.isRegular else { return [] }
    let items = try children(of: element, in: inner)
    guard !context.style.own.showsOverflow else { return items }
    return Self.clipped(items, to: Path(rect).applying(context.transform))
  }

  /// Clips to an outline, unless everything is inside it anyway.
  static func clipped(_ items: [DisplayItem], to outline: Path) -> [DisplayItem] {
    let corners = outline.elements.flatMap(\.points)
    let box = outline.controlBounds
    // Upright when all corners are corners of its box.
    let isUpright = corners.allSatisfy {
      ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
    }
    if isUpright, box.insetBy(dx: -1e-6, dy: -1e-6).contains(items.bounds) { return items }
    return items.isEmpty ? [] : [.grouped(.clip(outline, FillStyle()), items)]
  }

  /// Keeps what blends inside from meeting what is outside; nothing else needs it.
  static func isolated(_ items: [DisplayItem]) -> [DisplayItem] {
    items.contains(where: \.blends) ? [.grouped(.isolate, items)] : items
  }

  /// Fades items together; a single one needs no group for that.
  static func faded(_ items: [DisplayItem], by opacity: Double) -> [DisplayItem] {
    guard opacity < 1 else { return items }
    guard opacity > 0 else { return [] }
    guard items.count == 1 else { return [.grouped(.opacity(opacity), items)] }
    switch items[0] {
    case .fill(let path, let paint, let style):
      return [.fill(path, paint.faded(opacity), style)]
    case .stroke(let path, let paint, let style):
      return [.stroke(path, paint.faded(opacity), style)]
    case .glyphs, .image, .group: return [.grouped(.opacity(opacity), items)]
    }
  }
}

extension DisplayItem {
  /// Whether something in it looks at what is below the item.
  fileprivate var blends: Bool {
    guard case .group(let effect, _, let items) = self else { return false }
    return switch effect {
    case .blend: true
    case .clip, .transform: items.contains(where: \.blends)
    // Composed apart, or not made here.
    case .opacity, .mask, .isolate, .projection, .shadow, .blur, .color, .backdrop, .knockout,
      .view, .accent:
      false
    }
  }
}

extension Paint {
  fileprivate func faded(_ opacity: Double) -> Paint {
    if case .solid(let color) = self { return .solid(color.opacity(opacity)) }
    return .faded(self, opacity)
  }
}
