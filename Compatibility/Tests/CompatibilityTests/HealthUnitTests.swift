import Testing

@testable import HealthKit

@Suite("Units of health")
struct HealthUnitTests {
  /// By the definitions of the units; the glucose is its molar mass.
  @Test(arguments: [
    (72.0, "count/min", "Hz", 1.2),
    (1.0, "mi", "km", 1.609_344),
    (5.0, "ft", "cm", 152.4),
    (1.0, "kcal", "kJ", 4.184),
    (1.0, "Cal", "kcal", 1.0),
    (80.0, "kg", "lb", 176.369_809_748),
    (12.0, "st", "kg", 76.203_518_16),
    (36.6, "degC", "degF", 97.88),
    (0.0, "degC", "K", 273.15),
    (100.0, "mg/dL", "mmol<180.15588000005408>/L", 5.550_748_607_261),
    (40.0, "ml/kg*min", "ml/(kg*min)", 40.0),
    (120.0, "mmHg", "kPa", 15.998_688),
    (250.0, "mcg", "mg", 0.25),
    (2.0, "fl_oz_us", "mL", 59.147_059_125),
    (3.0, "m/s", "km/hr", 10.8),
    (22.0, "kg/m^2", "g/cm^2", 2.2),
    (90.0, "min", "hr", 1.5),
    (0.97, "%", "count", 0.97),
    (5.0, "1/min", "count/hr", 300.0),
    (1.0, "dag", "g", 10.0),
  ])
  func `a quantity is read in another unit of the same measure`(
    value: Double,
    from: String,
    to: String,
    expected: Double
  ) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(quantity.is(compatibleWith: HKUnit(from: to)))
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) / expected - 1) < 1e-9)
  }

  @Test(arguments: [
    (HKUnit.meter(), HKUnit.second()), (.count(), .meter()), (.gram(), .liter()),
    (.internationalUnit(), .count()), (.decibelAWeightedSoundPressureLevel(), .percent()),
  ])
  func `a quantity is not read in a unit of another measure`(unit: HKUnit, other: HKUnit) {
    #expect(!HKQuantity(unit: unit, doubleValue: 1).is(compatibleWith: other))
  }

  @Test func `units that are made equal those that are read`() {
    #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
    #expect(HKUnit.gramUnit(with: .kilo) == HKUnit(from: "kg"))
    #expect(HKUnit.kilocalorie() == HKUnit.largeCalorie())
    let perKilogram = HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute())
    let uptake = HKUnit.literUnit(with: .milli).unitDivided(by: perKilogram)
    #expect(uptake.unitString == "mL/(kg*min)")
    #expect(uptake == HKUnit(from: uptake.unitString))
    #expect(HKUnit.second().reciprocal() == .hertz())
    #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
    #expect(HKUnit.count().isNull())
    let glucose = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
    #expect(glucose.unitDivided(by: .liter()) == HKUnit(from: "mmol<180.15588000005408>/L"))
  }

  @Test(arguments: ["", "kg/", "parsec", "m^", "m^99", "(m", "m)", "mol<>", "m**s", "kkg"])
  func `a text that names no unit is refused`(text: String) {
    var parser = UnitParser(text)
    #expect(parser.unit() == nil)
  }

  @Test func `parentheses have a limit`() {
    var parser = UnitParser(String(repeating: "(", count: 100_000) + "m")
    #expect(parser.unit() == nil)
  }

  @Test func `quantities are compared over their units`() {
    let walk = HKQuantity(unit: .mile(), doubleValue: 1)
    let run = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5)
    #expect(walk.compare(run) == .orderedAscending)
    #expect(run.compare(walk) == .orderedDescending)
    let minutes = HKQuantity(unit: .minute(), doubleValue: 2)
    #expect(minutes == HKQuantity(unit: .second(), doubleValue: 120))
    #expect(minutes != HKQuantity(unit: .meter(), doubleValue: 120))
    #expect(run.description == "5 km")
  }
}
