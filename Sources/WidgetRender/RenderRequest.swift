package import Foundation
package import WidgetGeometry
package import WidgetKitCore
package import WidgetScene
package import WidgetViews

/// The file a picture is written as.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png, svg, pdf, webp
}

/// The piece of glass a widget is drawn on.
package struct WidgetSurface: Hashable, Sendable {
  package enum Corners: String, CaseIterable, Hashable, Sendable { case square, device }

  package var family: WidgetFamily
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// Distance of the content from the edges, in points.
  package var margins: EdgeInsets
  /// In points; cut out only when `corners` says so.
  package var cornerRadius: CGFloat
  package var corners: Corners
  /// Watches have no light appearance.
  package var isAlwaysDark = false

  package init(
    family: WidgetFamily, size: CGSize, scale: CGFloat, margins: EdgeInsets = EdgeInsets(),
    cornerRadius: CGFloat = 0, corners: Corners = .square
  ) {
    self.family = family
    self.size = size
    self.scale = scale
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.corners = corners
  }

  /// The outline that container-relative shapes follow.
  var container: PlacedContainer {
    let frame = CGRect(origin: .zero, size: size)
    return family == .accessoryCircular
      ? PlacedContainer(shape: Circle(), frame: frame)
      : PlacedContainer(shape: RoundedRectangle(cornerRadius: cornerRadius), frame: frame)
  }

  /// The surface a device has for a family.
  package init(
    _ family: WidgetFamily, on device: DevicePreset, _ generation: SystemGeneration = .ios18
  ) throws(DeviceError) {
    self.init(
      family: family, size: try device.requiredSize(of: family, on: generation).value,
      scale: device.scale, margins: device.contentMargins(of: family).value,
      cornerRadius: device.cornerRadius(of: family, on: generation).value)
    isAlwaysDark = device.kind == .watch
  }
}

/// The circumstances of a render.  Nothing in here is ever taken from the machine.
package struct WidgetConditions: Hashable, Sendable {
  package var generation = SystemGeneration.ios18
  package var scheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var locale = Locale(identifier: "en_US")
  package var timeZone = TimeZone.gmt
  /// What "now" is.
  package var now = Date(timeIntervalSince1970: 0)
  package var textSize = DynamicTypeSize.large
  package var usesBoldText = false
  /// The locale's own direction when `nil`.
  package var direction: LayoutDirection?
  package var renderingMode = WidgetRenderingMode.fullColor
  package var removesBackground = false
  /// Of the accent group in accented widgets; white when `nil`.  See `isTintBehind(_:)`.
  package var tint: ColorValue?

  package init() {}

  /// How the mode recolours what views draw.
  func tone(on surface: WidgetSurface) -> WidgetTone {
    switch renderingMode {
    case .accented:
      .accented(primary: .white, accent: isTintBehind(surface) ? .white : tint ?? .white)
    case .vibrant: .vibrant(.white)
    default: .fullColor
    }
  }

  /// Whether the system puts the tint behind the widget and draws both groups white, as iOS 26 does
  /// on the Home Screen.  Faces of watches have accents of their colour.
  package func isTintBehind(_ surface: WidgetSurface) -> Bool {
    generation == .ios26 && !surface.family.isAccessory
  }

  package var layoutDirection: LayoutDirection {
    direction
      ?? (locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The locale's calendar, in the time zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  func environment(on surface: WidgetSurface) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.widgetFamily = surface.family
    if surface.family == .accessoryCircular {
      values.circularGaugeDiameter = min(surface.size.width, surface.size.height)
    }
    values.widgetContentMargins = surface.margins
    values.displayScale = surface.scale
    values.systemPalette = generation == .ios26 ? .ios26 : .ios18
    // The Lock Screen is dark whatever the system is: brightness is all that a vibrant widget
    // shows, and black text would be nothing.
    values.colorScheme = renderingMode == .vibrant || surface.isAlwaysDark ? .dark : scheme
    values.colorSchemeContrast = contrast
    values.locale = locale
    values.timeZone = timeZone
    values.calendar = calendar
    values.now = now
    values.dynamicTypeSize = textSize
    values.legibilityWeight = usesBoldText ? .bold : .regular
    values.layoutDirection = layoutDirection
    values.widgetRenderingMode = renderingMode
    // Accessories have no buttons that can be used.
    values.drawsBorderedButtons = !surface.family.isAccessory
    // Only corners of watch faces have room for one.
    values.showsWidgetLabel = surface.family == .accessoryCorner
    // Accented and vibrant places bring a background of their own.
    values.showsWidgetContainerBackground =
      !removesBackground && !surface.family.isAccessory && renderingMode == .fullColor
    return values
  }
}

/// One picture to make: everything that can change a pixel is in here.
package struct RenderRequest: Sendable {
  /// Builds the view on the worker that draws it.
  package var content: @Sendable () -> AnyView
  package var surface: WidgetSurface
  package var conditions: WidgetConditions
  package var format: OutputFormat
  /// Whether an SVG holds text as text, in fonts of its own, and not as outlines.
  package var keepsSVGText = false
  /// Folders in which pictures and colours are looked for, in order.
  package var assetFolders: [URL]
  /// Folders and files with strings tables.
  package var strings: [URL]
  package var limits: RenderLimits
  /// What `@AppStorage` finds, by key: strings, numbers, booleans, dates, data, addresses.
  package var defaults: [String: any Sendable] = [:]
  /// Turns content margins off, as `contentMarginsDisabled()` does.
  package var ignoresMargins = false
  /// Drawn over the picture, in order.
  package var overlays: [InspectionOverlay] = []

  package init(
    surface: WidgetSurface, conditions: WidgetConditions = WidgetConditions(),
    format: OutputFormat = .png, assetFolders: [URL] = [], strings: [URL] = [],
    limits: RenderLimits = .standard, content: @escaping @Sendable () -> AnyView
  ) {
    self.content = content
    self.surface = surface
    self.conditions = conditions
    self.format = format
    self.assetFolders = assetFolders
    self.strings = strings
    self.limits = limits
  }
}
