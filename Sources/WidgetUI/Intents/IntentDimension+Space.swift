public import Foundation

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
