public import Foundation

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
