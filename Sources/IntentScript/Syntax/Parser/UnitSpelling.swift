internal import WidgetIntents

/// Suggestions for words that are not units of a script: `h` instead of `hours`, `kg` instead of
/// `kilos`.
enum UnitSpelling {
  private static let words = [
    "second": "s", "seconds": "s", "sec": "s", "secs": "s", "minute": "min", "minutes": "min",
    "mins": "min", "hour": "h", "hours": "h", "hr": "h", "hrs": "h", "d": "days", "w": "weeks",
    "wk": "weeks", "y": "years", "yr": "years", "mo": "months", "fortnight": "weeks",
    "meter": "m", "meters": "m", "metre": "m", "metres": "m", "kilometers": "km",
    "kilometres": "km", "mile": "mi", "miles": "mi", "feet": "ft", "foot": "ft", "inches": "inch",
    "gram": "g", "grams": "g", "kilo": "kg", "kilos": "kg", "kilogram": "kg", "kilograms": "kg",
    "pound": "lb", "pounds": "lb", "ounces": "oz", "ton": "t", "tons": "t", "liter": "L",
    "liters": "L", "litre": "L", "litres": "L", "l": "L", "ml": "mL", "degrees": "deg",
    "bytes": "B",
  ]

  /// Returns the replacement for a number with an unknown unit.
  static func hint(_ word: String, after number: String) -> String {
    let meant =
      words[word] ?? words[word.lowercased()]
      ?? NameSuggestion.closest(to: word, in: ScriptUnit.words.filter { $0.count > 2 })
    return meant.map { "did you mean `\(number) \($0)`?" }
      ?? "for example `10 s`, `2 days` or `5 km`"
  }

  /// Returns the singular form of a unit, as used for the number 1: `day` for `days`.
  static func singular(_ word: String) -> String {
    ScriptUnit.timeWords.first { "\($0)s" == word } ?? word
  }
}
