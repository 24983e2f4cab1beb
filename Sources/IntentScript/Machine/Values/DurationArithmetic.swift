internal import WidgetIntents

extension CalendarDuration {
  /// Returns the sum of both durations; `nil` if a part overflows.
  func adding(_ other: CalendarDuration) -> CalendarDuration? {
    let months = months.addingReportingOverflow(other.months)
    let days = days.addingReportingOverflow(other.days)
    let exact = microseconds.addingReportingOverflow(other.microseconds)
    guard !months.overflow, !days.overflow, !exact.overflow else { return nil }
    return CalendarDuration(
      months: months.partialValue,
      days: days.partialValue,
      microseconds: exact.partialValue
    )
  }

  func multiplied(by factor: Int) -> CalendarDuration? {
    let months = months.multipliedReportingOverflow(by: factor)
    let days = days.multipliedReportingOverflow(by: factor)
    let exact = microseconds.multipliedReportingOverflow(by: Int64(factor))
    guard !months.overflow, !days.overflow, !exact.overflow else { return nil }
    return CalendarDuration(
      months: months.partialValue,
      days: days.partialValue,
      microseconds: exact.partialValue
    )
  }

  /// Returns the duration multiplied by a factor; `nil` if months or days would not be whole.
  func multiplied(by factor: Double) -> CalendarDuration? {
    guard let months = Int(exactly: Double(months) * factor),
      let days = Int(exactly: Double(days) * factor),
      let exact = Int64(exactly: (Double(microseconds) * factor).rounded())
    else { return nil }
    return CalendarDuration(months: months, days: days, microseconds: exact)
  }

  /// The length for comparing and dividing durations: a month counts as 30 days, a day as 24 hours.
  var nominalMicroseconds: Double {
    (Double(months) * 30 + Double(days)) * 86_400_000_000 + Double(microseconds)
  }

  /// Returns the quotient, with the exact part rounded towards zero.
  ///
  /// `nil` if months or days are not divisible, and for a divisor of 0.
  func divided(by divisor: Int) -> CalendarDuration? {
    guard divisor != 0, divisor != -1 else { return divisor == 0 ? nil : multiplied(by: -1) }
    guard months % divisor == 0, days % divisor == 0 else { return nil }
    return CalendarDuration(
      months: months / divisor,
      days: days / divisor,
      microseconds: microseconds / Int64(divisor)
    )
  }
}

extension MeasurementValue {
  /// Returns the sum or difference in this value's unit; `nil` if the dimensions differ.
  func combined(
    with other: MeasurementValue,
    _ combine: (Double, Double) -> Double
  ) -> MeasurementValue? {
    guard dimension == other.dimension, let number = other.value(in: unit) else { return nil }
    return with(combine(value, number))
  }

  /// The value converted to the first unit of its dimension, so that equal quantities are equal.
  var inFirstUnit: MeasurementValue {
    guard let first = MeasurementUnit.first(of: dimension),
      let number = value(in: first.symbol)
    else { return self }
    return MeasurementValue(value: number, unit: first.symbol, dimension: dimension)
  }

  func with(_ value: Double) -> MeasurementValue {
    MeasurementValue(value: value, unit: unit, dimension: dimension)
  }
}
