public import Foundation

/// A dimension whose measurements intents accept and return (AI-16).
///
/// ```swift
/// struct Walk: AppIntent {
///   static let title: LocalizedStringResource = "Walk"
///   @Parameter(title: "Distance", defaultUnit: .kilometers)
///   var distance: Measurement<UnitLength>
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol IntentDimension: Dimension {
  /// The name of the dimension in scripts: `length`.
  static var _dimensionName: String { get }
  /// The units that users can type in a value of this dimension.
  static var _knownUnits: [Self] { get }
}

extension IntentDimension {
  /// Returns the unit with this symbol, or the only unit whose symbol matches if case is ignored;
  /// otherwise `nil`.
  static func unit(of symbol: String) -> Self? {
    if let unit = _knownUnits.first(where: { $0.symbol == symbol }) { return unit }
    let alike = _knownUnits.filter { $0.symbol.lowercased() == symbol.lowercased() }
    return alike.count == 1 ? alike.first : nil
  }
}

extension UnitAcceleration: IntentDimension {
  public static var _dimensionName: String { "acceleration" }
  public static var _knownUnits: [UnitAcceleration] {
    [
      .metersPerSecondSquared, .gravity,
    ]
  }
}

extension UnitAngle: IntentDimension {
  public static var _dimensionName: String { "angle" }
  public static var _knownUnits: [UnitAngle] {
    [
      .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .revolutions,
    ]
  }
}

extension UnitArea: IntentDimension {
  public static var _dimensionName: String { "area" }
  public static var _knownUnits: [UnitArea] {
    [
      .squareMegameters, .squareKilometers, .squareMeters, .squareCentimeters,
      .squareMillimeters, .squareMicrometers, .squareNanometers, .squareInches, .squareFeet,
      .squareYards, .squareMiles, .acres, .ares, .hectares,
    ]
  }
}

extension UnitDuration: IntentDimension {
  public static var _dimensionName: String { "duration" }
  public static var _knownUnits: [UnitDuration] {
    [
      .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds, .picoseconds,
    ]
  }
}

extension UnitLength: IntentDimension {
  public static var _dimensionName: String { "length" }
  public static var _knownUnits: [UnitLength] {
    [
      .megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters,
      .millimeters, .micrometers, .nanometers, .picometers, .inches, .feet, .yards, .miles,
      .scandinavianMiles, .lightyears, .nauticalMiles, .fathoms, .furlongs, .astronomicalUnits,
      .parsecs,
    ]
  }
}

extension UnitSpeed: IntentDimension {
  public static var _dimensionName: String { "speed" }
  public static var _knownUnits: [UnitSpeed] {
    [
      .metersPerSecond, .kilometersPerHour, .milesPerHour, .knots,
    ]
  }
}

extension UnitVolume: IntentDimension {
  public static var _dimensionName: String { "volume" }
  public static var _knownUnits: [UnitVolume] {
    [
      .megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters,
      .cubicKilometers, .cubicMeters, .cubicDecimeters, .cubicCentimeters, .cubicMillimeters,
      .cubicInches, .cubicFeet, .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons,
      .tablespoons, .fluidOunces, .cups, .pints, .quarts, .gallons, .imperialTeaspoons,
      .imperialTablespoons, .imperialFluidOunces, .imperialPints, .imperialQuarts,
      .imperialGallons, .metricCups,
    ]
  }
}

extension UnitConcentrationMass: IntentDimension {
  public static var _dimensionName: String { "concentrationMass" }
  public static var _knownUnits: [UnitConcentrationMass] {
    [
      .gramsPerLiter, .milligramsPerDeciliter,
    ]
  }
}

extension UnitDispersion: IntentDimension {
  public static var _dimensionName: String { "dispersion" }
  public static var _knownUnits: [UnitDispersion] {
    [
      .partsPerMillion
    ]
  }
}

extension UnitFuelEfficiency: IntentDimension {
  public static var _dimensionName: String { "fuelEfficiency" }
  public static var _knownUnits: [UnitFuelEfficiency] {
    [
      .litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon,
    ]
  }
}

extension UnitMass: IntentDimension {
  public static var _dimensionName: String { "mass" }
  public static var _knownUnits: [UnitMass] {
    [
      .kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms,
      .picograms, .ounces, .pounds, .stones, .metricTons, .shortTons, .carats, .ouncesTroy,
      .slugs,
    ]
  }
}

extension UnitPressure: IntentDimension {
  public static var _dimensionName: String { "pressure" }
  public static var _knownUnits: [UnitPressure] {
    [
      .newtonsPerMetersSquared, .gigapascals, .megapascals, .kilopascals, .hectopascals,
      .inchesOfMercury, .bars, .millibars, .millimetersOfMercury, .poundsForcePerSquareInch,
    ]
  }
}

extension UnitTemperature: IntentDimension {
  public static var _dimensionName: String { "temperature" }
  public static var _knownUnits: [UnitTemperature] {
    [
      .kelvin, .celsius, .fahrenheit,
    ]
  }
}

extension UnitElectricCharge: IntentDimension {
  public static var _dimensionName: String { "electricCharge" }
  public static var _knownUnits: [UnitElectricCharge] {
    [
      .coulombs, .megaampereHours, .kiloampereHours, .ampereHours, .milliampereHours,
      .microampereHours,
    ]
  }
}

extension UnitElectricCurrent: IntentDimension {
  public static var _dimensionName: String { "electricCurrent" }
  public static var _knownUnits: [UnitElectricCurrent] {
    [
      .megaamperes, .kiloamperes, .amperes, .milliamperes, .microamperes,
    ]
  }
}

extension UnitElectricPotentialDifference: IntentDimension {
  public static var _dimensionName: String { "electricPotentialDifference" }
  public static var _knownUnits: [UnitElectricPotentialDifference] {
    [
      .megavolts, .kilovolts, .volts, .millivolts, .microvolts,
    ]
  }
}

extension UnitElectricResistance: IntentDimension {
  public static var _dimensionName: String { "electricResistance" }
  public static var _knownUnits: [UnitElectricResistance] {
    [
      .megaohms, .kiloohms, .ohms, .milliohms, .microohms,
    ]
  }
}

extension UnitEnergy: IntentDimension {
  public static var _dimensionName: String { "energy" }
  public static var _knownUnits: [UnitEnergy] {
    [
      .kilojoules, .joules, .kilocalories, .calories, .kilowattHours,
    ]
  }
}

extension UnitFrequency: IntentDimension {
  public static var _dimensionName: String { "frequency" }
  public static var _knownUnits: [UnitFrequency] {
    [
      .terahertz, .gigahertz, .megahertz, .kilohertz, .hertz, .millihertz, .microhertz,
      .nanohertz,
    ]
  }
}

extension UnitIlluminance: IntentDimension {
  public static var _dimensionName: String { "illuminance" }
  public static var _knownUnits: [UnitIlluminance] {
    [
      .lux
    ]
  }
}

extension UnitInformationStorage: IntentDimension {
  public static var _dimensionName: String { "informationStorage" }
  public static var _knownUnits: [UnitInformationStorage] {
    [
      .bits, .nibbles, .bytes, .kilobits, .megabits, .gigabits, .terabits, .kilobytes,
      .megabytes, .gigabytes, .terabytes, .petabytes, .kibibytes, .mebibytes, .gibibytes,
      .tebibytes,
    ]
  }
}

extension UnitPower: IntentDimension {
  public static var _dimensionName: String { "power" }
  public static var _knownUnits: [UnitPower] {
    [
      .terawatts, .gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .microwatts,
      .nanowatts, .picowatts, .femtowatts, .horsepower,
    ]
  }
}
