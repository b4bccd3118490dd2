public import Foundation
public import WidgetGeometry
import WidgetScene

/// A picture: from a catalogue, a file, bytes, or a symbol.
nonisolated public struct Image: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The value is for symbols of the widget's own catalogue.
    case named(String, bundle: String?, variableValue: Double? = nil)
    case symbol(String, variableValue: Double?)
    /// Encoded bytes and their pixels per point.
    case data(Data, scale: CGFloat)
    /// A picture that could not be had; it takes no room, as in SwiftUI.
    case missing(String)
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: String, Hashable, Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  package struct Resizing: Hashable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package var source: Source
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  package var interpolationQuality = Interpolation.medium
  package var symbolMode: SymbolRenderingMode?
  package var isAntialiased = true

  package init(source: Source) { self.source = source }

  /// A picture of the asset catalogue or the widget's folder.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle: bundle?.bundlePath)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  /// A symbol of the widget's own catalogue, as strong as the value says.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name, bundle: bundle?.bundlePath, variableValue: variableValue)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName, variableValue: nil) }
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationQuality = interpolation
    return copy
  }
  /// Without effect on edges that lie on pixels; a turned picture keeps smooth edges, and that is
  /// reported.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  package let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Shapes a symbol can be drawn in beside its plain one.
public struct SymbolVariants: Hashable, Sendable {
  package var suffixes: [String]
  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }
  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes.contains(suffix) ? suffixes : suffixes + [suffix])
  }

  /// `name` with the variants' suffixes in the order symbols are named.
  package func apply(to name: String) -> String {
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    return order.filter(suffixes.contains).reduce(name) { name, suffix in
      name.split(separator: ".").contains(Substring(suffix)) ? name : "\(name).\(suffix)"
    }
  }
}

nonisolated private enum ImageKeys {
  enum Scale: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  enum Mode: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  enum Variants: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
}

nonisolated extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageKeys.Scale.self] }
    set { self[ImageKeys.Scale.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ImageKeys.Mode.self] }
    set { self[ImageKeys.Mode.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[ImageKeys.Variants.self] }
    set { self[ImageKeys.Variants.self] = newValue }
  }
}
