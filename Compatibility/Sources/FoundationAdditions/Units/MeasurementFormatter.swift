public import Foundation

/// Formats measurements in the language of a locale.
///
/// The class is implemented here because Foundation on Linux only declares it.
public final class MeasurementFormatter: Formatter {
  /// Options for the choice of the displayed unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Displays the measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Displays a unit that suits the magnitude; without effect, because the locale's preferred
    /// unit is used.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Displays a degree sign instead of the name of a temperature scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public var unitOptions: UnitOptions = []
  public var unitStyle = Formatter.UnitStyle.medium
  public var locale: Locale = .current
  /// The formatter that determines the number of digits; by default the digits suit the unit.
  public var numberFormatter: NumberFormatter {
    get {
      let formatter = ownNumbers ?? Self.decimal
      ownNumbers = formatter
      return formatter
    }
    set { ownNumbers = newValue }
  }

  private var ownNumbers: NumberFormatter?

  private static var decimal: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    words(number: ownNumbers.map(NumberSkeleton.words) ?? "")
      .text(of: measurement.value, unit: measurement.unit)
  }

  /// Returns the name of a unit: "km", or "kilometers" in the long style.
  public func string(from unit: Unit) -> String {
    guard UnitNames.name(of: unit) != nil else { return unit.symbol }
    let text = MeasurementText(width: width, locale: locale, usage: nil, number: "latin")
      .text(of: 2, unit: unit)
    return text.replacingOccurrences(of: "2", with: "").trimmingCharacters(in: .whitespaces)
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? any UnitMeasurement)?.words(by: self)
  }

  private func words(number: String) -> MeasurementText {
    MeasurementText(
      width: width,
      locale: locale,
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      number: number,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit)
    )
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .full
    }
  }
}

/// A measurement whose unit type is determined when it is formatted.
private protocol UnitMeasurement {
  func words(by formatter: MeasurementFormatter) -> String
}

extension Measurement: UnitMeasurement {
  fileprivate func words(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}
