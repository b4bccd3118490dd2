package import WidgetGeometry
package import WidgetKitCore
package import WidgetViews

/// Values on each axis; all their combinations are drawn.
///
/// An axis with one value applies to all pictures and is not in their names.
package struct SnapshotMatrix: Hashable, Sendable {
  package var devices: [DevicePreset] = []
  package var generations: [SystemGeneration] = [.ios18]
  package var schemes: [ColorScheme] = [.light]
  package var contrasts: [ColorSchemeContrast] = [.standard]
  /// None is the family's usual mode.
  package var modes: [WidgetRenderingMode] = []
  package var textSizes: [DynamicTypeSize] = [.large]
  package var boldTexts: [Bool] = [false]
  package var locales: [String] = ["en_US"]
  /// None is the locale's own direction.
  package var directions: [LayoutDirection] = []
  package var backgroundRemovals: [Bool] = [false]

  package init() {}

  /// What a case itself has several of, by name.
  package struct Choices: Hashable, Sendable {
    package var entries: [String]
    /// Of a built widget's parameters.
    package var configurations: [String]
    /// What a built widget's provider is asked for.
    package var whats: [String]

    package init(entries: [String], configurations: [String] = [], whats: [String] = []) {
      self.entries = entries
      self.configurations = configurations
      self.whats = whats
    }
  }

  /// Axes with more than one value, in the order of names.
  package func varying(_ choices: Choices) -> [SnapshotAxis] {
    SnapshotAxis.allCases.filter { axis in
      switch axis {
      case .entry: choices.entries.count > 1
      case .configuration: choices.configurations.count > 1
      case .what: choices.whats.count > 1
      case .device: devices.count > 1
      case .os: generations.count > 1
      case .scheme: schemes.count > 1
      case .contrast: contrasts.count > 1
      case .mode: modes.count > 1
      case .textSize: textSizes.count > 1
      case .boldText: boldTexts.count > 1
      case .locale: locales.count > 1
      case .direction: directions.count > 1
      case .background: backgroundRemovals.count > 1
      }
    }
  }

  /// Every combination, the axes named last varying fastest.
  package func variants(_ choices: Choices) -> [SnapshotVariant] {
    var all = [SnapshotVariant()]
    func spread<Value>(_ values: [Value], _ path: WritableKeyPath<SnapshotVariant, Value>) {
      guard !values.isEmpty else { return }
      all = all.flatMap { variant in
        values.map { value in
          var copy = variant
          copy[keyPath: path] = value
          return copy
        }
      }
    }
    spread(choices.entries.map(Optional.some), \.entry)
    spread(choices.configurations.map(Optional.some), \.configuration)
    spread(choices.whats.map(Optional.some), \.what)
    spread(devices.map(Optional.some), \.device)
    spread(generations, \.generation)
    spread(schemes, \.scheme)
    spread(contrasts, \.contrast)
    spread(modes.map(Optional.some), \.mode)
    spread(textSizes, \.textSize)
    spread(boldTexts, \.usesBoldText)
    spread(locales, \.locale)
    spread(directions.map(Optional.some), \.direction)
    spread(backgroundRemovals, \.removesBackground)
    return all
  }
}
