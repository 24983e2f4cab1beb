import Foundation

/// ICU's names of Foundation's units, by the units' symbols (CLDR, Unit identifiers).
enum UnitNames {
  /// Returns ICU's name of a unit; `nil` for an author's own unit, or one that ICU does not know.
  static func name(of unit: Unit) -> String? {
    let names: [String: String]? =
      switch unit {
      case is UnitLength: lengths
      case is UnitMass: masses
      case is UnitTemperature: temperatures
      case is UnitSpeed: speeds
      case is UnitDuration: durations
      case is UnitArea: areas
      case is UnitVolume: volumes
      case is UnitEnergy: energies
      case is UnitPower: powers
      case is UnitPressure: pressures
      case is UnitFrequency: frequencies
      case is UnitAngle: angles
      case is UnitAcceleration: accelerations
      case is UnitInformationStorage: storages
      case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
      case is UnitElectricPotentialDifference: ["V": "volt"]
      case is UnitElectricResistance: ["Ω": "ohm"]
      case is UnitFuelEfficiency:
        ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
      case is UnitConcentrationMass: ["mg/dL": "milligram-ofglucose-per-deciliter"]
      case is UnitDispersion: ["ppm": "permillion"]
      case is UnitIlluminance: ["lx": "lux"]
      default: nil
      }
    return names?[unit.symbol]
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
  ]

  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]

  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]

  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]

  private static let durations = [
    "h": "hour", "hr": "hour", "min": "minute", "s": "second", "sec": "second",
    "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
  ]

  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
  ]

  private static let volumes = [
    "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "acre⋅ft": "acre-foot",
    "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
  ]

  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie",
    "kWh": "kilowatt-hour",
  ]

  private static let powers = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]

  private static let pressures = [
    "N/m²": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal",
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]

  private static let frequencies = [
    "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]

  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]

  private static let accelerations = ["m/s²": "meter-per-square-second", "g": "g-force"]

  private static let storages = [
    "bit": "bit", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte",
  ]
}
