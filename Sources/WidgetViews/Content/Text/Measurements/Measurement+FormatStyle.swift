public import Foundation

// Foundation's format of measurements, which Linux lacks.

extension Measurement where UnitType: Dimension {
  /// Spells an amount of a unit, converted to the unit that people of the locale use for it.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }

      /// `3 kilometers`
      public static var wide: UnitWidth { UnitWidth("unit-width-full-name") }
      /// `3 km`
      public static var abbreviated: UnitWidth { UnitWidth("unit-width-short") }
      /// `3km`
      public static var narrow: UnitWidth { UnitWidth("unit-width-narrow") }

      /// ICU's word for it.
      var token: String { name }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Writes `21°` without saying of which scale.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = Date.FormatStyle().locale,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement) -> String {
      let spelling = MeasurementSpelling(
        locale: locale, width: width.token, usage: usage?.token, number: numberFormatStyle)
      if hidesScaleName, let temperature = value as? Measurement<UnitTemperature> {
        return spelling.degrees(temperature)
      }
      return spelling.text(value.value, value.unit)
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The amount in the locale's unit, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension Foundation.FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// What an amount is for, which decides the unit that people use: road signs have other units than
/// the height of persons.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the usage; `nil` keeps the unit.
  let token: String?
  private init(_ token: String?) { self.token = token }

  public static var general: Self { Self("default") }
  /// In the unit it is given in.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("person-height") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focal-length") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self("weather") }
  public static var person: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self("baromtrc") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("fluid") }
}
