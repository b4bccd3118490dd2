import Foundation
import WidgetGeometry
import WidgetScene

extension SVGReader {
  /// Items inside a `clipPath`; a reference to nothing clips nothing.
  /// - Parameter box: Of a shape, in its own units; groups have none.
  mutating func clipped(
    _ items: [DisplayItem], by id: String, box: CGRect?, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    guard let element = document.element(id), element.localName == "clipPath" else { return items }
    var inner = try inside(
      element, units: element.attributes["clipPathUnits"], box, context,
      transform: try SVGTransform.parse(element.attributes["transform"]))
    inner.style = try document.style(of: element)
    guard inner.transform.isRegular else { return [] }
    var covers: [DisplayItem] = []
    let result = try following(id) { (reader) throws(SVGStop) in
      covers = try reader.covers(of: element, in: inner)
      guard let own = inner.style.own.clipPath else { return items }
      return try reader.clipped(items, by: own, box: box, in: inner.at(context))
    }
    // One plain outline clips without composing.
    if covers.count == 1, case .fill(let path, _, let style) = covers[0] {
      return [.grouped(.clip(path, style), result)]
    }
    return covers.isEmpty ? [] : [.grouped(.mask(covers), result)]
  }

  /// The areas of a `clipPath`'s shapes, in black.
  private mutating func covers(
    of element: XMLTree.Element, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    var covers: [DisplayItem] = []
    for child in element.children { covers += try cover(child, in: context, mayUse: true) }
    return covers
  }

  private mutating func cover(
    _ element: XMLTree.Element, in outer: Context, mayUse: Bool
  ) throws(SVGStop) -> [DisplayItem] {
    let isUse = element.localName == "use"
    guard SVGShape.names.contains(element.localName) || isUse && mayUse else {
      if element.localName == "text" { throw .beyond("“text”") }
      return []
    }
    try spend(1, depth: outer.depth)
    var context = outer
    context.depth += 1
    context.style = try SVGStyle.of(element, in: outer.style, document.sheet)
    context.transform = try SVGTransform.parse(element.attributes["transform"])
      .concatenating(outer.transform)
    guard context.style.own.isDisplayed, context.transform.isRegular else { return [] }
    var items: [DisplayItem] = []
    var box: CGRect?
    if isUse {
      guard let target = try document.target(of: element) else { return [] }
      let viewport = context.viewport.size
      var inner = context
      inner.transform = CGAffineTransform(
        translationX: try length(element, "x").resolved(viewport.width),
        y: try length(element, "y").resolved(viewport.height)
      ).concatenating(context.transform)
      // Only a shape may be used here.
      items = try cover(target, in: inner, mayUse: false)
    } else if context.style.isVisible, let path = try path(of: element, in: context) {
      box = path.boundingRect
      items = [
        .fill(
          path.applying(context.transform), .solid(.black),
          FillStyle(eoFill: context.style.clipsEvenOdd))
      ]
    }
    guard let id = context.style.own.clipPath, !items.isEmpty else { return items }
    return try clipped(items, by: id, box: box, in: context)
  }

  /// Items seen through a `mask`, as far as coverage alone can say what is seen.
  mutating func masked(
    _ items: [DisplayItem], by id: String, box: CGRect?, in context: Context
  ) throws(SVGStop) -> [DisplayItem] {
    guard let element = document.element(id), element.localName == "mask" else { return items }
    let style = try document.style(of: element)
    var inner = try inside(
      element, units: element.attributes["maskContentUnits"], box, context, transform: .identity)
    inner.style = style
    var seen = try following(id) { (reader) throws(SVGStop) in
      var cover = try reader.children(of: element, in: inner)
      // White lets everything through, so brightness counts nothing where all is white.
      guard style.own.masksByAlpha || cover.allSatisfy(\.isWhite) else {
        throw .beyond("a mask that is not white")
      }
      cover = Self.clipped(cover, to: try reader.region(of: element, box, context))
      if let clip = style.own.clipPath {
        cover = try reader.clipped(cover, by: clip, box: box, in: inner.at(context))
      }
      guard let own = style.own.mask else { return cover }
      return try reader.masked(cover, by: own, box: box, in: inner.at(context))
    }
    seen = Self.faded(seen, by: style.own.opacity)
    return seen.isEmpty ? [] : [.grouped(.mask(seen), items)]
  }

  /// The rectangle a mask is limited to, a tenth larger than the element on each side.
  private func region(
    of mask: XMLTree.Element, _ box: CGRect?, _ context: Context
  ) throws(SVGStop) -> Path {
    let isInBox = mask.attributes["maskUnits"] != "userSpaceOnUse"
    func length(_ name: String, _ otherwise: CGFloat, _ side: CGFloat) throws(SVGStop) -> CGFloat {
      guard let text = mask.attributes[name] else { return otherwise * side }
      return try SVGLength(text, named: name).resolved(side)
    }
    let size = isInBox ? CGSize(width: 1, height: 1) : context.viewport.size
    var rect = CGRect(
      x: try length("x", -0.1, size.width), y: try length("y", -0.1, size.height),
      width: try length("width", 1.2, size.width),
      height: try length("height", 1.2, size.height))
    if isInBox {
      guard let box else { throw .beyond("a mask in shares of a group") }
      rect = CGRect(
        x: box.minX + rect.minX * box.width, y: box.minY + rect.minY * box.height,
        width: rect.width * box.width, height: rect.height * box.height)
    }
    return Path(rect).applying(context.transform)
  }

  /// The coordinates in a clip path or mask of an element.
  private func inside(
    _ element: XMLTree.Element, units: String?, _ box: CGRect?, _ context: Context,
    transform: CGAffineTransform
  ) throws(SVGStop) -> Context {
    var inner = context
    inner.depth += 1
    inner.transform = transform.concatenating(context.transform)
    guard units == "objectBoundingBox" else { return inner }
    guard let box else { throw .beyond("a \(element.localName) in shares of a group") }
    inner.transform = CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY)
      .concatenating(inner.transform)
    inner.viewport = SVGViewport(size: CGSize(width: 1, height: 1))
    return inner
  }

  private func length(
    _ element: XMLTree.Element, _ name: String
  ) throws(SVGStop) -> SVGLength {
    try element.attributes[name].map { (text) throws(SVGStop) in
      try SVGLength(text, named: name)
    } ?? .zero
  }
}

extension SVGReader.Context {
  /// In the coordinates of `other`, one level deeper.
  fileprivate func at(_ other: SVGReader.Context) -> SVGReader.Context {
    var copy = other
    copy.depth = depth
    return copy
  }
}

extension DisplayItem {
  /// Whether only white is painted, of any opacity.
  fileprivate var isWhite: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.isWhite
    case .group(let effect, _, let items):
      switch effect {
      case .opacity, .clip, .mask, .transform, .isolate: items.allSatisfy(\.isWhite)
      case .projection, .shadow, .blur, .color, .blend, .backdrop, .knockout, .view, .accent: false
      }
    case .glyphs, .image: false
    }
  }
}

extension Paint {
  fileprivate var isWhite: Bool {
    switch self {
    case .solid(let color): color.opacity(0) == ColorValue.white.opacity(0)
    case .faded(let paint, _): paint.isWhite
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _):
      ramp.stops.allSatisfy { Paint.solid($0.color).isWhite }
    case .angular, .mesh, .image: false
    }
  }
}
