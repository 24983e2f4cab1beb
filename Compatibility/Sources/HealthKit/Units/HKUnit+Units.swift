/// The molar mass of glucose in grams.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_054_08

/// Units to which a metric prefix can be added.
extension HKUnit {
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "g")
  }
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "m")
  }
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "L")
  }
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "Pa")
  }
  public class func second() -> HKUnit { HKUnit(from: "s") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "s")
  }
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "J")
  }
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "S")
  }
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "V")
  }
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "Hz")
  }
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "W")
  }

  /// Returns a unit of moles of a substance with the given molar mass.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }

  public class func moleUnit(
    with prefix: HKMetricPrefix,
    molarMass gramsPerMole: Double
  ) -> HKUnit {
    HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
  }
}

/// Units that have no prefix.
extension HKUnit {
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  public class func stone() -> HKUnit { HKUnit(from: "st") }

  public class func inch() -> HKUnit { HKUnit(from: "in") }
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  public class func mile() -> HKUnit { HKUnit(from: "mi") }

  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }

  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }

  public class func minute() -> HKUnit { HKUnit(from: "min") }
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  public class func day() -> HKUnit { HKUnit(from: "d") }

  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }

  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }

  public class func count() -> HKUnit { HKUnit(from: "count") }
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
}
