internal import WidgetIntents

extension MeasurementValue {
  /// The number in another unit of the same dimension; `nil` for units that the table does not have.
  func value(in unit: String) -> Double? {
    if self.unit == unit { return value }
    guard let from = ScriptUnit.measure(self.unit, of: dimension),
      let to = ScriptUnit.measure(unit, of: dimension)
    else { return nil }
    return (value * from.factor + from.offset - to.offset) / to.factor
  }

  /// The sum or difference in the unit of the left one.
  func combined(
    with other: MeasurementValue,
    _ combine: (Double, Double) -> Double
  ) -> MeasurementValue? {
    guard dimension == other.dimension, let number = other.value(in: unit) else { return nil }
    return with(combine(value, number))
  }

  func with(_ value: Double) -> MeasurementValue {
    MeasurementValue(value: value, unit: unit, dimension: dimension)
  }
}

extension ScriptUnit {
  /// How a unit of a dimension is converted, by its symbol.
  fileprivate static func measure(
    _ symbol: String,
    of dimension: String
  ) -> (factor: Double, offset: Double)? {
    for word in words(of: dimension) {
      if case .measure(symbol, _, let factor, let offset)? = named(word)?.kind {
        return (factor, offset)
      }
    }
    return nil
  }
}
