public import Foundation
public import WidgetIntents

/// A measurement as a parameter: `5 km`.
extension Measurement: _IntentValue where UnitType: IntentDimension {
  public static var _intentValueType: IntentValueType { .measurement(UnitType._dimensionName) }

  public var _intentValue: IntentValue {
    .measurement(
      MeasurementValue(
        value: value,
        unit: unit.symbol,
        dimension: UnitType._dimensionName
      )
    )
  }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? { measurement(of: value) }

  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Measurement {
    switch input {
    case .text(let text), .value(.string(let text)):
      // Spans of time are written as everywhere else: `90 min`.
      if let span = CalendarDuration(text), let measurement = measurement(of: .duration(span)) {
        return measurement
      }
      if let measurement = measurement(in: text) { return measurement }
    case .value(let value):
      if let measurement = measurement(of: value) { return measurement }
    }
    let isTime = UnitType.self == UnitDuration.self
    let symbols =
      isTime ? ["s", "min", "h"] : UnitType._knownUnits.prefix(4).map(\.symbol)
    let example =
      isTime ? "\"90 min\"" : UnitType._knownUnits.first.map { "\"5 \($0.symbol)\"" } ?? ""
    throw .mistyped(
      parameter: parameter,
      expected: "a number and a unit such as \(symbols.joined(separator: ", "))",
      found: input.description,
      example: example
    )
  }

  private static func measurement(of value: IntentValue) -> Measurement? {
    switch value {
    case .measurement(let measured) where measured.dimension == UnitType._dimensionName:
      UnitType.unit(of: measured.unit).map { Measurement(value: measured.value, unit: $0) }
    case .duration(let span) where UnitType.self == UnitDuration.self && span.isExact:
      UnitType.unit(of: UnitDuration.seconds.symbol).map {
        Measurement(value: Double(span.microseconds) / 1_000_000, unit: $0)
      }
    default: nil
    }
  }

  private static func measurement(in text: String) -> Measurement? {
    let number = text.prefix { $0.isNumber || "+-.".contains($0) }
    let symbol = text.dropFirst(number.count).drop { $0 == " " }
    guard let value = Double(number), let unit = UnitType.unit(of: String(symbol)) else {
      return nil
    }
    return Measurement(value: value, unit: unit)
  }
}

extension IntentParameter {
  /// Creates a parameter for measurements; `defaultUnitAdjustForLocale` has no effect.
  ///
  /// A `defaultUnit` that is `nil` is the dimension's base unit.
  public convenience init<Unit: IntentDimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil,
    defaultUnit: Unit? = nil,
    defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    let unit = defaultUnit ?? Unit.baseUnit()
    let measured = defaultValue.map { Measurement(value: $0, unit: unit) as any _IntentValue }
    self.init(
      title: title,
      description: description,
      default: measured,
      requestValueDialog: requestValueDialog
    ) { value in
      guard !supportsNegativeNumbers, case .measurement(let number) = value, number.value < 0 else {
        return nil
      }
      return "at least 0"
    }
  }

  /// Creates a parameter for measurements in one unit.
  public convenience init<Unit: IntentDimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil,
    unit: Unit,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      title: title,
      description: description,
      default: defaultValue,
      defaultUnit: unit,
      supportsNegativeNumbers: supportsNegativeNumbers,
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior
    )
  }
}
