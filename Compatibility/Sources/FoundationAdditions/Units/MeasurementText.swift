import Foundation

/// Formats a measurement as text, for `FormatStyle` and `MeasurementFormatter`.
struct MeasurementText {
  let width: UnitText.Width
  let locale: Locale
  /// ICU's name of the kind of quantity; `nil` to keep the unit.
  let usage: String?
  /// The number format as an ICU skeleton, a text that describes digits and signs.
  let number: String
  /// Whether a temperature omits the name of its scale.
  var hidesScaleName = false

  func text(of value: Double, unit: Unit) -> String {
    if hidesScaleName, let temperature = unit as? UnitTemperature {
      return degrees(Measurement(value: value, unit: temperature))
    }
    guard let name = UnitNames.name(of: unit),
      let text = UnitText(
        unit: name,
        width: width,
        locale: locale,
        usage: usage,
        number: number
      ).text(of: value)
    else { return "\(value.formatted(.number.locale(locale))) \(unit.symbol)" }
    return text
  }

  /// Returns a temperature in the locale's scale, with a degree sign and without the scale's name.
  private func degrees(_ temperature: Measurement<UnitTemperature>) -> String {
    let scale: UnitTemperature =
      usage == nil
      ? temperature.unit : locale.measurementSystem == .us ? .fahrenheit : .celsius
    let value = temperature.converted(to: scale).value
    // Without digits of the author's, ICU rounds what it converts for a usage; so does this.
    let digits = number.isEmpty && usage != nil ? "." : number
    let text = UnitText(
      unit: "measure-unit/temperature-generic",
      width: width,
      locale: locale,
      number: digits
    ).text(of: value)
    return text ?? "\(value.rounded())°"
  }
}
