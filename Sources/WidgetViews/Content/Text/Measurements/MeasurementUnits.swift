import Foundation

/// Foundation's units under the names that Unicode gives them.
enum MeasurementUnits {
  /// `nil` for units that Unicode has no name for, and those that a program has made itself.
  static func name(of unit: Dimension) -> String? {
    // Symbols are not unique: `m` is a metre and a minute.
    families.first { $0.isMember(unit) }?.names[unit.symbol]
  }

  private struct Family {
    let isMember: @Sendable (Dimension) -> Bool
    /// By symbol.
    let names: [String: String]

    init<T: Dimension>(_: T.Type, _ names: [String: String]) {
      isMember = { $0 is T }
      self.names = names
    }
  }

  private static let families: [Family] = [
    Family(
      UnitLength.self,
      [
        "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter",
        "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
        "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile",
        "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
      ]),
    Family(UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
    Family(
      UnitMass.self,
      [
        "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
        "µg": "microgram", "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
      ]),
    Family(
      UnitSpeed.self,
      [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]),
    Family(
      UnitDuration.self,
      [
        "s": "second", "m": "minute", "h": "hour", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
      ]),
    Family(
      UnitPressure.self,
      [
        "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
        "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
      ]),
    Family(
      UnitEnergy.self,
      [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]),
    Family(
      UnitPower.self,
      [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
        "hp": "horsepower",
      ]),
    Family(
      UnitVolume.self,
      [
        "L": "liter", "mL": "milliliter", "cL": "centiliter", "dl": "deciliter", "ML": "megaliter",
        "kL": "kiloliter", "m³": "cubic-meter", "cm³": "cubic-centimeter",
        "km³": "cubic-kilometer", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
        "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
        "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
        "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
        "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
      ]),
    Family(
      UnitArea.self,
      [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
        "ac": "acre", "ha": "hectare",
      ]),
    Family(
      UnitInformationStorage.self,
      [
        "B": "byte", "bit": "bit", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
        "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
        "Tb": "terabit",
      ]),
    Family(
      UnitAngle.self,
      [
        "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rev": "revolution",
      ]),
    Family(
      UnitFrequency.self,
      ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]),
    Family(UnitElectricPotentialDifference.self, ["V": "volt"]),
    Family(UnitElectricCurrent.self, ["A": "ampere", "mA": "milliampere"]),
    Family(UnitElectricResistance.self, ["Ω": "ohm"]),
    // Two gallons share the symbol `mpg`, and litres per distance convert to neither by a factor.
    Family(UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer"]),
    Family(UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
    Family(
      UnitConcentrationMass.self,
      ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]),
    Family(UnitDispersion.self, ["ppm": "part-per-million"]),
    Family(UnitIlluminance.self, ["lx": "lux"]),
  ]
}
