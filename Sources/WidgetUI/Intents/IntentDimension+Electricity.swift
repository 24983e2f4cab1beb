public import Foundation

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
