public import Foundation
public import WidgetGeometry
import WidgetScene

/// Where a canvas draws, and how: a value whose copies share the picture but not the settings.
nonisolated public struct GraphicsContext {
  final class Target {
    var items: [DisplayItem] = []
  }

  /// A clip in the canvas's coordinates.
  enum Clip {
    case inside(Path, FillStyle)
    case outside(Path, FillStyle)
    case layer([DisplayItem], opacity: Double, isInverse: Bool)
  }

  let canvas: CanvasScope
  let target: Target

  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  /// From the current coordinates to the canvas's.
  public var transform: CGAffineTransform = .identity
  var filters: [Filter] = []
  var clips: [Clip] = []

  init(_ canvas: CanvasScope, target: Target = Target()) {
    self.canvas = canvas
    self.target = target
  }

  public var environment: EnvironmentValues { canvas.resolver.environment }

  // MARK: Coordinates

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  // MARK: Clips

  public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    clips.append(options.contains(.inverse) ? .outside(placed, style) : .inside(placed, style))
  }

  /// Keeps what is covered by what `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layerContext()
    try content(&layer)
    clips.append(
      .layer(layer.target.items, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// The part of the canvas that is not clipped away, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: canvas.size)
    let left = clips.reduce(whole) { box, clip in
      if case .inside(let path, _) = clip { return box.overlap(path.boundingRect) }
      return box
    }
    return left.isNull ? .zero : left.applying(transform.inverted())
  }

  // MARK: Layers

  /// Draws what `content` draws as one picture, under the current opacity, blending and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layerContext()
    try content(&layer)
    guard !layer.target.items.isEmpty else { return }
    var outer = self
    outer.transform = .identity
    outer.add([.grouped(.isolate, layer.target.items)])
  }

  private func layerContext() -> GraphicsContext {
    var layer = GraphicsContext(canvas, target: Target())
    layer.transform = transform
    return layer
  }

  // MARK: Adding items

  /// Adds items in the current coordinates, under all settings.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var result = items
    if !transform.isIdentity { result = [.grouped(.transform(transform), result)] }
    for filter in filters { result = filter.apply(to: result) }
    if opacity < 1 { result = [.grouped(.opacity(opacity), result)] }
    if let mode = blendMode.mode {
      if mode != .normal { result = [.grouped(.blend(mode), result)] }
    } else {
      canvas.report(
        "canvas-blend-mode", "a canvas's blend mode .\(blendMode.name) is drawn as .normal")
    }
    for clip in clips.reversed() { result = apply(clip, to: result) }
    target.items += result
  }

  private func apply(_ clip: Clip, to items: [DisplayItem]) -> [DisplayItem] {
    switch clip {
    case .inside(let path, let style): return [.grouped(.clip(path, style), items)]
    case .outside(let path, let style):
      let cut = DisplayItem.fill(path, .solid(.black), style)
      return [.grouped(.isolate, items + [.grouped(.knockout, [cut])])]
    case .layer(let mask, let opacity, let isInverse):
      let faded = opacity < 1 ? [DisplayItem.grouped(.opacity(opacity), mask)] : mask
      if isInverse { return [.grouped(.isolate, items + [.grouped(.knockout, faded)])] }
      return mask.isEmpty ? [] : [.grouped(.mask(faded), items)]
    }
  }
}

nonisolated extension GraphicsContext {
  /// How drawing meets what is below it.
  public struct BlendMode: Hashable, Sendable {
    let name: String
    /// `nil` for the modes that are not drawn.
    var mode: WidgetScene.BlendMode? { WidgetScene.BlendMode(rawValue: name) }

    public static let normal = BlendMode(name: "normal")
    public static let multiply = BlendMode(name: "multiply")
    public static let screen = BlendMode(name: "screen")
    public static let overlay = BlendMode(name: "overlay")
    public static let darken = BlendMode(name: "darken")
    public static let lighten = BlendMode(name: "lighten")
    public static let colorDodge = BlendMode(name: "colorDodge")
    public static let colorBurn = BlendMode(name: "colorBurn")
    public static let softLight = BlendMode(name: "softLight")
    public static let hardLight = BlendMode(name: "hardLight")
    public static let difference = BlendMode(name: "difference")
    public static let exclusion = BlendMode(name: "exclusion")
    public static let hue = BlendMode(name: "hue")
    public static let saturation = BlendMode(name: "saturation")
    public static let color = BlendMode(name: "color")
    public static let luminosity = BlendMode(name: "luminosity")
    public static let sourceAtop = BlendMode(name: "sourceAtop")
    public static let destinationOver = BlendMode(name: "destinationOver")
    public static let destinationOut = BlendMode(name: "destinationOut")
    public static let plusDarker = BlendMode(name: "plusDarker")
    public static let plusLighter = BlendMode(name: "plusLighter")
    public static let clear = BlendMode(name: "clear")
    public static let copy = BlendMode(name: "copy")
    public static let sourceIn = BlendMode(name: "sourceIn")
    public static let sourceOut = BlendMode(name: "sourceOut")
    public static let destinationIn = BlendMode(name: "destinationIn")
    public static let destinationAtop = BlendMode(name: "destinationAtop")
    public static let xor = BlendMode(name: "xor")
  }
}
