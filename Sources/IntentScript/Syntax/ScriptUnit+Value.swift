package import WidgetIntents

extension ScriptUnit {
  /// A number of this unit: a duration or a measurement.
  ///
  /// `nil` where the unit is one of the calendar and the number not whole, or where it is too large.
  package func value(_ number: Double) -> IntentValue? {
    switch kind {
    case .exact(let microseconds):
      let total = (number * Double(microseconds)).rounded()
      guard let exact = Int64(exactly: total) else { return nil }
      return .duration(CalendarDuration(microseconds: exact))
    case .days(let days):
      guard let total = Self.whole(number, times: days) else { return nil }
      return .duration(CalendarDuration(days: total))
    case .months(let months):
      guard let total = Self.whole(number, times: months) else { return nil }
      return .duration(CalendarDuration(months: total))
    case .measure(let symbol, let dimension, _, _):
      return .measurement(MeasurementValue(value: number, unit: symbol, dimension: dimension))
    }
  }

  private static func whole(_ number: Double, times factor: Int) -> Int? {
    guard let count = Int32(exactly: number) else { return nil }
    return Int(count) * factor
  }
}
