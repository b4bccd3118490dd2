package import Foundation
package import WidgetGeometry
package import WidgetScene

/// An SVG file as shapes: sharp at every size, and in every output that draws shapes.
package struct SVGPicture: Hashable, Sendable {
  /// In points; one SVG pixel is one point.
  package let size: CGSize
  /// Drawn from the top left corner of `size`, nothing outside it.
  package let items: [DisplayItem]

  /// A document as shapes, or why it has to be drawn as pixels.
  package enum Reading: Hashable, Sendable {
    case shapes(SVGPicture)
    /// It has filters, text, embedded pictures, or something else that is no shape; the whole of
    /// it is then left to a reader that gives pixels, so that no part is missing.
    case pixels(reason: String)
  }

  /// Reads a document.
  /// - Parameter file: How it is called in messages.
  /// - Throws: When it is over a limit.
  package static func read(
    _ data: Data, named file: String, limits: RenderLimits = .standard
  ) throws(AssetIssue) -> Reading {
    do {
      let document = try SVGDocument(data, named: file, limits: limits)
      return .shapes(try SVGPicture(document, named: file, limits: limits))
    } catch {
      switch error {
      case .beyond(let reason): return .pixels(reason: reason)
      case .over(let issue): throw issue
      }
    }
  }

  private init(
    _ document: SVGDocument, named file: String, limits: RenderLimits
  ) throws(SVGStop) {
    let root = document.root
    if root.attributes["transform"] != nil { throw .beyond("a transform of the whole") }
    let box = try SVGViewBox(of: root)
    size = try Self.size(of: root, box)
    let sides = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { throw .beyond("a side of zero") }
    guard size.width <= CGFloat(limits.imageSide), size.height <= CGFloat(limits.imageSide) else {
      throw .over(
        AssetIssue(
          .error, file: file,
          "is \(DecimalText.fixed(size.width, decimals: 0)) × "
            + "\(DecimalText.fixed(size.height, decimals: 0)); "
            + "the limit is \(limits.imageSide) on a side"))
    }
    var context = SVGReader.Context(
      transform: .identity, viewport: SVGViewport(size: box?.box.size ?? size))
    context.style = try SVGStyle.of(root, in: SVGStyle(), document.sheet)
    guard context.style.own.isDisplayed else {
      items = []
      return
    }
    if context.style.own.clipPath != nil || context.style.own.mask != nil {
      throw .beyond("a clip or mask of the whole")
    }
    if let box {
      guard let fit = box.transform(into: sides) else {
        items = []
        return
      }
      context.transform = fit
    }
    guard context.transform.isRegular else { throw .beyond("a view box out of all proportion") }
    var reader = SVGReader(document, file: file, limits: limits)
    let drawn = SVGReader.isolated(try reader.children(of: root, in: context))
    items = SVGReader.faded(
      SVGReader.clipped(drawn, to: Path(sides)), by: context.style.own.opacity)
    guard items.areFinite else { throw .beyond("numbers out of range") }
  }

  /// The size it asks for; without one that of its view box, at last the 300 × 150 of browsers.
  private static func size(
    of root: XMLTree.Element, _ box: SVGViewBox?
  ) throws(SVGStop) -> CGSize {
    func side(_ name: String) throws(SVGStop) -> CGFloat? {
      guard let text = root.attributes[name], text != "auto" else { return nil }
      let length = try SVGLength(text, named: name)
      return length.isPercent ? nil : length.value
    }
    if let width = try side("width"), let height = try side("height") {
      return CGSize(width: width, height: height)
    }
    return box?.box.size ?? CGSize(width: 300, height: 150)
  }
}

extension [DisplayItem] {
  fileprivate var areFinite: Bool {
    allSatisfy { item in
      let box = item.bounds
      return box.isNull
        || box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    }
  }
}
