import Combine
import SwiftUI
import Testing

@Suite("Measurements in words")
struct MeasurementTests {
  private static let distance = Measurement(value: 5_230, unit: UnitLength.meters)
  private static let warmth = Measurement(value: 21.44, unit: UnitTemperature.celsius)

  @Test(arguments: [("en_US", "3.2 mi"), ("de_DE", "5,2 km")])
  func `a usage has the unit that the locale prefers`(locale: String, text: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: locale),
      usage: .road
    )
    #expect(Self.distance.formatted(style) == text)
  }

  @Test(
    arguments: [
      (.wide, "5,230.0 meters"), (.abbreviated, "5,230.0 m"), (.narrow, "5,230.0m"),
    ] as [(Measurement<UnitLength>.FormatStyle.UnitWidth, String)]
  )
  func `a unit that is kept is written in three widths, with the digits asked for`(
    width: Measurement<UnitLength>.FormatStyle.UnitWidth,
    text: String
  ) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: width,
      locale: Locale(identifier: "en_US"),
      usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1))
    )
    #expect(Self.distance.formatted(style) == text)
  }

  @Test func `a temperature goes without its scale where that is hidden`() {
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow,
      usage: .weather,
      hidesScaleName: true
    )
    #expect(style.locale(Locale(identifier: "en_US")).format(Self.warmth) == "71°")
    #expect(style.locale(Locale(identifier: "de_DE")).format(Self.warmth) == "21°")
  }

  @Test func `the formatter keeps the unit or takes the locale's, in its own style`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Self.warmth) == "71°F")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Self.warmth) == "21.4 degrees Celsius")
    #expect(formatter.string(for: Self.warmth) == "21.4 degrees Celsius")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
  }

  @Test func `a unit of an author's has its symbol`() {
    let unit = UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.23))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      locale: Locale(identifier: "en_US"),
      usage: .asProvided
    )
    #expect(Measurement(value: 3, unit: unit).formatted(style) == "3 span")
  }

  @Test(
    arguments: [
      UnitAcceleration.gravity, UnitArea.acres, UnitDuration.hours, UnitEnergy.kilocalories,
      UnitFrequency.gigahertz, UnitInformationStorage.gigabytes, UnitMass.ouncesTroy,
      UnitPower.horsepower, UnitPressure.inchesOfMercury, UnitSpeed.knots, UnitVolume.fluidOunces,
      UnitAngle.arcSeconds, UnitFuelEfficiency.litersPer100Kilometers,
    ] as [Dimension]
  )
  func `a unit of the system has a name in words`(unit: Dimension) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    let text = formatter.string(from: Measurement(value: 2, unit: unit))
    #expect(text.hasPrefix("2 ") && text != "2 \(unit.symbol)")
  }
}
