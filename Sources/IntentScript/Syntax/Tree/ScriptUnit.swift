package import WidgetIntents

/// A word that may follow a number in a script: a unit of time (`min`, `days`) or of measurement
/// (`km`).
package struct ScriptUnit: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A length in microseconds, which is the same in every calendar.
    case exact(Int64)
    /// A number of calendar days, which differ in length.
    case days(Int)
    /// A number of calendar months, which differ in length.
    case months(Int)
    /// A unit of ``MeasurementValue``, with Foundation's names of its symbol and dimension.
    case measure(symbol: String, dimension: String)
  }

  /// The unit's word in scripts.
  package let word: String
  package let kind: Kind

  /// The measured dimension; `nil` for durations.
  package var dimension: String? {
    if case .measure(_, let dimension) = kind { dimension } else { nil }
  }

  /// Returns the unit of a word; `nil` if the word is not a unit.
  package static func named(_ word: String) -> ScriptUnit? { byWord[word] }

  /// The words of all units, in the table's order.
  package static let words = all.map(\.word)

  /// The words for durations, without plurals.
  package static let timeWords = ["s", "min", "h", "day", "week", "month", "year"]

  /// Returns the words of a dimension, in the table's order.
  package static func words(of dimension: String) -> [String] {
    all.filter { $0.dimension == dimension }.map(\.word)
  }

  /// The dimensions in the table's order, without repetition.
  package static let dimensions = all.compactMap(\.dimension).reduce(into: [String]()) {
    if $0.last != $1 { $0.append($1) }
  }

  private static let byWord = Dictionary(
    all.map { ($0.word, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let all = times + measures
}

extension ScriptUnit {
  private static let times: [ScriptUnit] = [
    ScriptUnit(word: "s", kind: .exact(1_000_000)),
    ScriptUnit(word: "min", kind: .exact(60_000_000)),
    ScriptUnit(word: "h", kind: .exact(3_600_000_000)),
    ScriptUnit(word: "day", kind: .days(1)),
    ScriptUnit(word: "days", kind: .days(1)),
    ScriptUnit(word: "week", kind: .days(7)),
    ScriptUnit(word: "weeks", kind: .days(7)),
    ScriptUnit(word: "month", kind: .months(1)),
    ScriptUnit(word: "months", kind: .months(1)),
    ScriptUnit(word: "year", kind: .months(12)),
    ScriptUnit(word: "years", kind: .months(12)),
  ]

  /// The words for symbols that are not valid words, or have another meaning in scripts.
  private static let wordsBySymbol = [
    "in": "inch",
    "K": "kelvin",
    "°C": "celsius",
    "°F": "fahrenheit",
    "m/s": "mps",
    "km/h": "kmh",
    "m²": "m2",
    "km²": "km2",
    "m³": "m3",
    "kCal": "kcal",
    "°": "deg",
  ]

  private static let measures: [ScriptUnit] = MeasurementUnit.all.map { unit in
    ScriptUnit(
      word: wordsBySymbol[unit.symbol] ?? unit.symbol,
      kind: .measure(symbol: unit.symbol, dimension: unit.dimension)
    )
  }
}

extension ScriptUnit {
  /// Returns a value in this unit: a duration or a measurement.
  ///
  /// Returns `nil` if a calendar unit has a fraction, or if the number is too large.
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
    case .measure(let symbol, let dimension):
      return .measurement(MeasurementValue(value: number, unit: symbol, dimension: dimension))
    }
  }

  private static func whole(_ number: Double, times factor: Int) -> Int? {
    guard let count = Int32(exactly: number) else { return nil }
    return Int(count) * factor
  }
}
