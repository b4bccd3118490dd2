public import WidgetGeometry
public import WidgetKitCore
package import WidgetSnapshots
public import WidgetViews

/// The circumstances in which one widget is drawn: one picture for each combination.
///
/// Only axes with more than one value are in the names of references.
public struct WidgetVariants: Hashable, Sendable {
  package private(set) var matrix = SnapshotMatrix()

  /// One picture under the usual circumstances.
  public static let single = WidgetVariants()

  /// All combinations of the values given.
  public static func matrix(
    devices: [DevicePreset] = [], generations: [SystemGeneration] = [.ios18],
    schemes: [ColorScheme] = [.light], contrasts: [ColorSchemeContrast] = [.standard],
    modes: [WidgetRenderingMode] = [], textSizes: [DynamicTypeSize] = [.large],
    boldText: [Bool] = [false], locales: [String] = ["en_US"],
    directions: [LayoutDirection] = [], removesBackground: [Bool] = [false]
  ) -> WidgetVariants {
    var variants = WidgetVariants()
    variants.matrix.devices = devices
    variants.matrix.generations = generations
    variants.matrix.schemes = schemes
    variants.matrix.contrasts = contrasts
    variants.matrix.modes = modes
    variants.matrix.textSizes = textSizes
    variants.matrix.boldTexts = boldText
    variants.matrix.locales = locales
    variants.matrix.directions = directions
    variants.matrix.backgroundRemovals = removesBackground
    return variants
  }
}
