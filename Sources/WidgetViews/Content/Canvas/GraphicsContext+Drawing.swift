public import Foundation
public import WidgetGeometry
import WidgetLayout
import WidgetScene

nonisolated extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = shadingBounds(path)
    add(self.style(shading, in: bounds).fill(path, in: bounds, style))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    let bounds = shadingBounds(path)
    let ink = self.style(shading, in: bounds)
    add(ink.shadowing([.stroke(path, ink.paint(in: bounds), style)]))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Gradients need an area; that of a straight line has at least a point on each side.
  private func shadingBounds(_ path: Path) -> CGRect {
    var bounds = path.boundingRect
    if bounds.isNull { return .zero }
    if bounds.width == 0 { bounds.size.width = 1 }
    if bounds.height == 0 { bounds.size.height = 1 }
    return bounds
  }

  // MARK: Text

  /// A text in the canvas's environment.
  public struct ResolvedText {
    let drawable: TextDrawable
    /// Replaces the text's own inks once it is set.
    public var shading: Shading { didSet { isShaded = true } }
    var isShaded = false

    public func measure(in size: CGSize) -> CGSize { drawable.size(ProposedViewSize(size)) }
    public func firstBaseline(in size: CGSize) -> CGFloat { baselines(size)?.first ?? 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { baselines(size)?.last ?? 0 }

    private func baselines(_ size: CGSize) -> Baselines? {
      let proposal = ProposedViewSize(size)
      return drawable.baselines(size: drawable.size(proposal), proposal)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(drawable: Text.drawable(text, canvas.resolver), shading: .foreground)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var drawable = text.drawable
    if text.isShaded { drawable = drawable.inked(style(text.shading, in: rect)) }
    var scene = canvas.scene
    scene.proposal = ProposedViewSize(rect.size)
    add(drawable.items(in: CGRect(origin: rect.origin, size: rect.size), scene))
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let size = text.measure(in: room)
    draw(text, in: Self.rect(size, at: point, anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// A picture in the canvas's environment; one that is missing has no size and draws nothing.
  public struct ResolvedImage {
    let leaf: ImageLeaf?
    public var shading: Shading?
    /// In points.
    public var size: CGSize { leaf?.idealSize ?? .zero }
    /// From the top, in points.
    public var baseline: CGFloat { leaf?.baselineFromTop ?? size.height }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(leaf: image.leaf(in: environment, canvas.resolver))
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let leaf = image.leaf else { return }
    let items = leaf.items(in: rect, canvas.scene)
    guard let shading = image.shading else { return add(items) }
    let ink = self.style(shading, in: rect).fill(Path(rect), in: rect, style)
    add([.grouped(.mask(items), ink)])
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.rect(image.size, at: point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's own views.
  public struct ResolvedSymbol {
    let items: [DisplayItem]
    /// Its ideal size, in points.
    public let size: CGSize
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = canvas.symbol(AnyHashable(id)), let drawing = canvas.drawing(of: node) else {
      return nil
    }
    return ResolvedSymbol(items: drawing.items, size: drawing.size)
  }

  /// Stretches the symbol to `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var placed = self
    placed.translateBy(x: rect.minX, y: rect.minY)
    placed.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    placed.add(symbol.items)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.rect(symbol.size, at: point, anchor))
  }

  private static func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}

extension TextDrawable {
  /// The text in one ink.
  func inked(_ ink: ResolvedStyle) -> TextDrawable {
    TextDrawable(
      block: block,
      inks: inks.map {
        RunInks(letters: ink, underline: ink, strikethrough: ink, background: $0.background)
      }, attachments: attachments, session: session)
  }
}
