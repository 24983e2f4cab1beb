package import WidgetIntents

/// A word that may follow a number: a span of time (`min`, `days`) or a measure (`km`); the table is closed.
package struct ScriptUnit: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Microseconds, the same everywhere.
    case exact(Int64)
    /// Days of a calendar, whose hours differ.
    case days(Int)
    /// Months of a calendar, whose days differ.
    case months(Int)
    /// A unit of ``MeasurementValue``: its symbol and dimension as Foundation writes them.
    ///
    /// A value in the dimension's base unit is `value * factor + offset`.
    case measure(symbol: String, dimension: String, factor: Double, offset: Double)
  }

  /// As scripts write it.
  package let word: String
  package let kind: Kind

  /// What is measured; `nil` for spans of time.
  package var dimension: String? {
    if case .measure(_, let dimension, _, _) = kind { dimension } else { nil }
  }

  /// The unit that a word stands for.
  package static func named(_ word: String) -> ScriptUnit? { byWord[word] }

  /// All words, in the table's order.
  package static let words = all.map(\.word)

  /// The words for spans of time, without plurals.
  package static let timeWords = ["s", "min", "h", "day", "week", "month", "year"]

  /// The words of a dimension, in the table's order.
  package static func words(of dimension: String) -> [String] {
    all.filter { $0.dimension == dimension }.map(\.word)
  }

  /// In the table's order, without repetition.
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

  /// Factors: SI brochure, 9th edition; NIST SP 811 (2008), appendix B.8.
  private static let measures: [ScriptUnit] = [
    measure("m", "m", "length", 1),
    measure("km", "km", "length", 1_000),
    measure("cm", "cm", "length", 0.01),
    measure("mm", "mm", "length", 0.001),
    measure("mi", "mi", "length", 1_609.344),
    measure("yd", "yd", "length", 0.9144),
    measure("ft", "ft", "length", 0.3048),
    measure("inch", "in", "length", 0.0254),
    measure("kg", "kg", "mass", 1),
    measure("g", "g", "mass", 0.001),
    measure("mg", "mg", "mass", 0.000_001),
    measure("t", "t", "mass", 1_000),
    measure("lb", "lb", "mass", 0.453_592_37),
    measure("oz", "oz", "mass", 0.028_349_523_125),
    measure("kelvin", "K", "temperature", 1),
    measure("celsius", "°C", "temperature", 1, 273.15),
    measure("fahrenheit", "°F", "temperature", 5 / 9, 459.67 * 5 / 9),
    measure("mps", "m/s", "speed", 1),
    measure("kmh", "km/h", "speed", 1 / 3.6),
    measure("mph", "mph", "speed", 0.447_04),
    measure("kn", "kn", "speed", 1_852 / 3_600),
    measure("m2", "m²", "area", 1),
    measure("km2", "km²", "area", 1_000_000),
    measure("ha", "ha", "area", 10_000),
    measure("L", "L", "volume", 1),
    measure("mL", "mL", "volume", 0.001),
    measure("m3", "m³", "volume", 1_000),
    measure("J", "J", "energy", 1),
    measure("kJ", "kJ", "energy", 1_000),
    measure("kcal", "kCal", "energy", 4_184),
    measure("kWh", "kWh", "energy", 3_600_000),
    measure("W", "W", "power", 1),
    measure("kW", "kW", "power", 1_000),
    measure("MW", "MW", "power", 1_000_000),
    measure("hPa", "hPa", "pressure", 100),
    measure("kPa", "kPa", "pressure", 1_000),
    measure("bar", "bar", "pressure", 100_000),
    measure("Hz", "Hz", "frequency", 1),
    measure("kHz", "kHz", "frequency", 1_000),
    measure("MHz", "MHz", "frequency", 1_000_000),
    measure("GHz", "GHz", "frequency", 1_000_000_000),
    measure("deg", "°", "angle", 1),
    measure("rad", "rad", "angle", 180 / Double.pi),
    measure("B", "B", "informationStorage", 1),
    measure("kB", "kB", "informationStorage", 1_000),
    measure("MB", "MB", "informationStorage", 1_000_000),
    measure("GB", "GB", "informationStorage", 1_000_000_000),
    measure("TB", "TB", "informationStorage", 1_000_000_000_000),
    measure("KiB", "KiB", "informationStorage", 1_024),
    measure("MiB", "MiB", "informationStorage", 1_048_576),
    measure("GiB", "GiB", "informationStorage", 1_073_741_824),
  ]

  private static func measure(
    _ word: String,
    _ symbol: String,
    _ dimension: String,
    _ factor: Double,
    _ offset: Double = 0
  ) -> ScriptUnit {
    ScriptUnit(
      word: word,
      kind: .measure(symbol: symbol, dimension: dimension, factor: factor, offset: offset)
    )
  }
}

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
