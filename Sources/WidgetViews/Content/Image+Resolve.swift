import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene

nonisolated extension Image: PrimitiveView {
  public static func _resolve(_ image: Image, _ resolver: Resolver) {
    guard let leaf = image.leaf(in: resolver.environment, resolver) else {
      resolver.emit(FixedLeafRule(size: .zero), named: "Image missing")
      return
    }
    if !image.isAntialiased {
      resolver.report(
        .note, "image-edges-smooth", "antialiased(false): edges that are turned stay smooth")
    }
    if let cover = resolver.environment.cover {
      image.cover(leaf, cover, resolver)
      return
    }
    if case .symbol(let symbol, _) = leaf.content, image.resizing == nil {
      resolver.emit(
        FixedLeafRule(
          size: leaf.idealSize, baselines: leaf.baselines, capHeight: symbol.capHeight,
          spacing: .symbol(baselineOffset: symbol.baselineOffset)),
        drawing: .paint(leaf), named: image.label)
    } else if let resizing = image.resizing {
      resolver.emit(
        ResizableImageRule(size: leaf.idealSize, capInsets: resizing.capInsets),
        drawing: .paint(leaf), named: image.label)
    } else {
      resolver.emit(
        FixedLeafRule(size: leaf.idealSize), drawing: .paint(leaf), named: image.label)
    }
  }

  /// A dim box in the picture's place; a symbol under a placeholder is a square of its font's size.
  private func cover(_ leaf: ImageLeaf, _ cover: Cover, _ resolver: Resolver) {
    var rule: any LayoutRule = FixedLeafRule(size: leaf.idealSize)
    var side: CGFloat?
    if let resizing {
      rule = ResizableImageRule(size: leaf.idealSize, capInsets: resizing.capInsets)
    } else if case .symbol(let symbol, _) = leaf.content {
      var size = leaf.idealSize
      var baselines = leaf.baselines
      if cover == .placeholder {
        // Recorded on macOS 26: a box of 1.18 by 1.145 em around a square of one em.
        let em = (resolver.environment.font ?? .body).resolvedWithText(resolver.environment).size
        size = CGSize(width: (1.18 * em).rounded(), height: (1.145 * em).rounded())
        side = em
        let baseline = size.height - symbol.baselineOffset
        baselines = Baselines(first: baseline, last: baseline)
      }
      rule = FixedLeafRule(
        size: size, baselines: baselines, capHeight: symbol.capHeight,
        spacing: .symbol(baselineOffset: symbol.baselineOffset))
    }
    resolver.emit(
      rule, drawing: .paint(CoverDrawable(style: resolver.environment.coverInk, side: side)),
      named: "Redacted " + label)
  }

  private var label: String {
    switch source {
    case .named(let name, _, _): "Image \"\(name)\""
    case .symbol(let name, _): "Image systemName \"\(name)\""
    case .data(let data, _): "Image \(data.count) bytes"
    case .missing(let name): "Image missing \"\(name)\""
    }
  }

  /// Finds the picture; `nil`, with a diagnostic, when there is none.
  func leaf(in environment: EnvironmentValues, _ resolver: Resolver) -> ImageLeaf? {
    switch source {
    case .symbol(let name, let value):
      symbolLeaf(name, value, isCustom: false, environment, resolver)
        ?? unknownSymbol(name, environment, resolver)
    case .named(let name, let bundle, let value):
      pictureLeaf(
        resolver.session.assets.image(
          named: name, bundle: bundle, traits: environment.assetTraits), environment)
        ?? symbolLeaf(name, value, isCustom: true, environment, resolver)
        ?? missing(name, resolver)
    case .data(let data, let scale):
      pictureLeaf(resolver.session.assets.image(data: data, scale: scale), environment)
        ?? unreadable(data, resolver)
    case .missing(let name): missing(name, resolver)
    }
  }

  private func missing(_ name: String, _ resolver: Resolver) -> ImageLeaf? {
    let near = resolver.session.assets.suggestions(for: name, among: .image)
    let hint = near.isEmpty ? "" : "; nearest: \(near.joined(separator: ", "))"
    resolver.report(.warning, "image-missing", "no picture “\(name)”\(hint)")
    return nil
  }

  private func unreadable(_ data: Data, _ resolver: Resolver) -> ImageLeaf? {
    resolver.report(
      .warning, "image-unreadable", "a picture of \(data.count) bytes cannot be decoded")
    return nil
  }

  private func pictureLeaf(_ asset: ImageAsset?, _ environment: EnvironmentValues) -> ImageLeaf? {
    guard let asset else { return nil }
    let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate
    let tint = isTemplate ? environment.foreground.resolved(in: environment) : nil
    let content: ImageLeaf.Content =
      switch asset.content {
      case .bitmap(let ref): .bitmap(ref, tint: tint)
      case .vector(let items): .vector(items, tint: tint)
      }
    let slicing = asset.slicing.map {
      Resizing(capInsets: $0.insets, mode: $0.tiles ? .tile : .stretch)
    }
    var resizing = resizing
    if let given = resizing, given.capInsets == EdgeInsets(), let slicing { resizing = slicing }
    return ImageLeaf(
      content: content, idealSize: asset.size, resizing: resizing,
      interpolation: interpolationQuality.resolved,
      isFlipped: asset.flipsForRightToLeft && environment.layoutDirection == .rightToLeft)
  }

  /// A symbol of the system, or of the widget's own catalogue only.
  private func symbolLeaf(
    _ name: String, _ value: Double?, isCustom: Bool, _ environment: EnvironmentValues,
    _ resolver: Resolver
  ) -> ImageLeaf? {
    let font = (environment.font ?? .body).resolvedWithText(environment)
    var request = SymbolRequest(
      name: environment.symbolVariants.apply(to: name), pointSize: font.size, weight: font.weight,
      scale: SymbolRequest.Scale(rawValue: environment.imageScale.rawValue) ?? .medium,
      variableValue: value, direction: environment.layoutDirection, isCustom: isCustom,
      mode: symbolKind(environment).requested)
    let assets = resolver.session.assets
    var drawing = assets.symbol(request)
    if drawing == nil, request.name != name {
      request.name = name
      drawing = assets.symbol(request)
    }
    guard var drawing else { return nil }
    if value != nil, !drawing.isGraded {
      resolver.report(
        .note, "symbol-value-unused",
        "symbol “\(request.name)” has no steps to light: its variable value changes nothing")
    }
    for index in drawing.layers.indices {
      guard let name = drawing.layers[index].colorName else { continue }
      drawing.layers[index].color =
        SystemColors.catalogColor(
          named: name, environment.colorScheme, environment.colorSchemeContrast)
        ?? drawing.layers[index].color
    }
    if let substitution = drawing.substitution {
      resolver.report(.note, "symbol-substituted", "symbol “\(name)”: \(substitution)")
    }
    return ImageLeaf(
      content: .symbol(drawing, ink(environment)), idealSize: drawing.size, resizing: resizing,
      interpolation: .medium)
  }

  private func ink(_ environment: EnvironmentValues) -> SymbolInk {
    let styles = (0...2).map { environment.foreground.resolved(in: environment, level: $0) }
    return SymbolInk(mode: symbolKind(environment), levels: styles)
  }

  private func symbolKind(_ environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    let mode = symbolMode ?? environment.symbolRenderingMode
    return mode?.kind ?? (environment.foregroundLevels > 1 ? .palette : .monochrome)
  }

  /// A dashed box in the place of a symbol nobody knows: seen at once, and reported.
  private func unknownSymbol(
    _ name: String, _ environment: EnvironmentValues, _ resolver: Resolver
  ) -> ImageLeaf? {
    let size = (environment.font ?? .body).resolvedWithText(environment).size
    let near = resolver.session.assets.suggestions(for: name, among: .symbol)
    var hint = near.isEmpty ? "" : "; nearest: \(near.joined(separator: ", "))"
    let own = SymbolRequest(name: name, pointSize: size, isCustom: true)
    if resolver.session.assets.symbol(own) != nil {
      hint = "; the widget's own symbol of that name is Image(\"\(name)\")"
    }
    resolver.report(
      .warning, "symbol-unknown", "no symbol “\(name)”; drawn as a dashed box\(hint)")
    let side = (size * 1.2).rounded()
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let dash = StrokeStyle(lineWidth: 1, dash: [2, 2])
    let outline = Path(box.insetBy(dx: 0.5, dy: 0.5)).strokedPath(dash)
    let drawing = SymbolDrawing(
      size: box.size, baselineOffset: (side * 0.2).rounded(), capHeight: side * 0.7,
      layers: [SymbolDrawing.Layer(path: outline)])
    return ImageLeaf(
      content: .symbol(drawing, ink(environment)), idealSize: box.size, resizing: resizing,
      interpolation: .medium)
  }
}

extension SymbolRenderingMode.Kind {
  /// Whose layers a symbol's own file draws.
  fileprivate var requested: SymbolRequest.Mode {
    switch self {
    case .monochrome: .monochrome
    case .hierarchical, .palette: .hierarchical
    case .multicolor: .multicolor
    }
  }
}

extension Image.Interpolation {
  fileprivate var resolved: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension Font {
  /// The font under the environment's own changes, `fontWeight` and the like.
  func resolvedWithText(_ environment: EnvironmentValues) -> FontRequest {
    environment.text.fontChanges.reduce(self) { $0.changed($1) }.request(in: environment)
  }
}

/// Fills the middle of its frame: a square of `side` points, or everything.
struct CoverDrawable: PaintDrawable {
  let style: ResolvedStyle
  let side: CGFloat?

  func items(in frame: CGRect, _ scene: SceneContext) -> [DisplayItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let box =
      side.map {
        PixelGrid.snap(
          CGRect(x: frame.midX - $0 / 2, y: frame.midY - $0 / 2, width: $0, height: $0),
          scale: scene.displayScale)
      } ?? frame
    return style.fill(Path(box), in: box, FillStyle())
  }
}
