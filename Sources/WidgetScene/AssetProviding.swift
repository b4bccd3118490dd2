package import Foundation
package import WidgetGeometry

/// The circumstances that choose between variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  package enum Gamut: Hashable, Sendable { case sRGB, displayP3 }

  package var isDark = false
  package var isHighContrast = false
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// `phone`, `pad`, `watch`, `mac`.
  package var idiom = "phone"
  package var gamut = Gamut.sRGB
  package var locale = "en"
  package var direction = LayoutDirection.leftToRight

  package init() {}
}

/// A picture found by name.
package struct ImageAsset: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case bitmap(ImageRef)
    /// Drawing in points, within `size`.
    case vector([DisplayItem])
  }
  /// What an asset says about its resizing.
  package struct Slicing: Hashable, Sendable {
    /// In points.
    package var insets: EdgeInsets
    package var tiles: Bool

    package init(insets: EdgeInsets, tiles: Bool) {
      self.insets = insets
      self.tiles = tiles
    }
  }

  package var content: Content
  /// In points: pixels ÷ the file's scale.
  package var size: CGSize
  /// Drawn in the foreground style unless the view says otherwise.
  package var isTemplate: Bool
  package var slicing: Slicing?
  /// Mirrored in right-to-left layouts.
  package var flipsForRightToLeft: Bool

  package init(
    content: Content, size: CGSize, isTemplate: Bool = false, slicing: Slicing? = nil,
    flipsForRightToLeft: Bool = false
  ) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
    self.slicing = slicing
    self.flipsForRightToLeft = flipsForRightToLeft
  }
}

/// What a symbol should look like.
package struct SymbolRequest: Hashable, Sendable {
  package enum Scale: String, Hashable, Sendable { case small, medium, large }
  /// A symbol's own file can draw other layers in each mode; palettes use those of `hierarchical`.
  package enum Mode: Hashable, Sendable { case monochrome, hierarchical, multicolor }

  package var name: String
  /// Point size of the font beside it.
  package var pointSize: CGFloat
  /// 100…900.
  package var weight: Int
  package var scale: Scale
  /// Share of the symbol drawn strong, for symbols that grade; `nil` draws all.
  package var variableValue: Double?
  package var direction: LayoutDirection
  /// Whether only the symbols of the widget's own catalogue are meant, as by `Image("name")`.
  package var isCustom: Bool
  package var mode: Mode

  package init(
    name: String, pointSize: CGFloat, weight: Int = 400, scale: Scale = .medium,
    variableValue: Double? = nil, direction: LayoutDirection = .leftToRight,
    isCustom: Bool = false, mode: Mode = .monochrome
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.variableValue = variableValue
    self.direction = direction
    self.isCustom = isCustom
    self.mode = mode
  }
}

/// A symbol's outline with its box, in points.
package struct SymbolDrawing: Hashable, Sendable {
  /// Filled in order; `level` is 0 primary, 1 secondary, 2 tertiary.
  package struct Layer: Hashable, Sendable {
    package var path: Path
    package var fill: FillStyle
    package var level: Int
    /// The colour of multicolour rendering.
    package var color: ColorValue?
    /// The same by its name in the system's palette, which knows light and dark; it goes first.
    package var colorName: String?
    /// 0…1, below 1 for the unlit part of a graded symbol.
    package var opacity: Double
    /// Cuts this layer out of those before it instead of painting it.
    package var isCutOut: Bool
    /// A cut-out that is then painted in its own level where that differs from the level of the shape
    /// around it: the mark inside a filled circle.
    package var isMark: Bool

    package init(
      path: Path, fill: FillStyle = FillStyle(), level: Int = 0, color: ColorValue? = nil,
      colorName: String? = nil, opacity: Double = 1, isCutOut: Bool = false, isMark: Bool = false
    ) {
      self.path = path
      self.fill = fill
      self.level = level
      self.color = color
      self.colorName = colorName
      self.opacity = opacity
      self.isCutOut = isCutOut
      self.isMark = isMark
    }
  }

  package var size: CGSize
  /// From the box's bottom up to the text baseline.
  package var baselineOffset: CGFloat
  package var capHeight: CGFloat
  package var layers: [Layer]
  /// Says how the drawing differs from what was asked for, when it does.
  package var substitution: String?
  /// Whether a variable value changes it.
  package var isGraded: Bool

  package init(
    size: CGSize, baselineOffset: CGFloat, capHeight: CGFloat, layers: [Layer],
    substitution: String? = nil, isGraded: Bool = false
  ) {
    self.size = size
    self.baselineOffset = baselineOffset
    self.capHeight = capHeight
    self.layers = layers
    self.substitution = substitution
    self.isGraded = isGraded
  }
}

/// The door to pictures, symbols, colours and strings by name.
package protocol AssetProviding: AnyObject {
  /// A picture from a catalogue or the widget's folder; `nil` when there is none of that name.
  func image(named name: String, bundle: String?, traits: AssetTraits) -> ImageAsset?
  /// A picture from encoded bytes (PNG, JPEG …), `nil` when they cannot be read; `scale` is its
  /// pixels per point.
  func image(data: Data, scale: CGFloat) -> ImageAsset?
  /// The pixels of a picture whose `image` is a drawing, for paints that repeat it; its `pixels`
  /// are those of its own size.
  func scalableImage(named name: String, bundle: String?, traits: AssetTraits) -> ImageRef?
  func scalableImage(data: Data) -> ImageRef?
  func color(named name: String, bundle: String?, traits: AssetTraits) -> ColorValue?
  func symbol(_ request: SymbolRequest) -> SymbolDrawing?
  /// The format string for a key: the language's own, or that of the nearest fallback; `nil` when
  /// no table has it.  `arguments` choose plural forms.
  func localizedFormat(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> String?
  /// Like `localizedFormat`, and says how the search ended.
  func localization(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> Localization
  /// Names near `name`, best first, for messages.
  func suggestions(for name: String, among kind: AssetKind) -> [String]
}

extension AssetProviding {
  package func scalableImage(
    named name: String, bundle: String?, traits: AssetTraits
  ) -> ImageRef? { nil }
  package func scalableImage(data: Data) -> ImageRef? { nil }

  package func localization(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> Localization {
    localizedFormat(key: key, table: table, locale: locale, arguments: arguments)
      .map { .found($0) } ?? .noTables
  }
}

/// How the search for a text ended.
package enum Localization: Hashable, Sendable {
  case found(String)
  /// In another language than the locale's, because its own has no such text.
  case foreign(String, language: String)
  /// There are tables, but none has the key.
  case missing
  /// There are no tables: keys are texts.
  case noTables
}

package enum AssetKind: Hashable, Sendable { case image, color, symbol, string }

/// An interpolated value as plural rules see it.
package enum LocalizedArgument: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case text(String)
}
