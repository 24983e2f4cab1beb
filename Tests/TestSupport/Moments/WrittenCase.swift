/// A day or a time as a user writes it, with the place and time of writing, and its expected
/// meaning (BW-23).
package struct WrittenCase: Sendable, CustomStringConvertible {
  /// The name in the time zone database; `rule` is the zone's current rule as POSIX writes it.
  package let zone: String
  package let rule: String
  /// The time of writing, in microseconds since 1970 UTC.
  package let now: Int64
  package let locale: String
  package let text: String
  /// The expected meaning: `2026-12-24`, `2026-12-24 09:00`, `2026-12-24T08:00:00Z`, or `! ` and a
  /// part of the error.
  package let expected: String

  package var description: String { "“\(text)”, \(zone)" }

  /// The expected part of the error; `nil` if the text is valid.
  package var refusal: String? {
    expected.hasPrefix("! ") ? String(expected.dropFirst(2)) : nil
  }

  /// All cases of all tables.
  package static let all = [english, numbers, clocks, turkish, refused, changes].flatMap(read)

  package static let understood = all.filter { $0.refusal == nil }
  package static let misunderstood = all.filter { $0.refusal != nil }

  /// The current rules of the time zones in the tables, as POSIX writes them.
  private static let rules = [
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "Europe/Istanbul": "<+03>-3",
    "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    "Asia/Tokyo": "JST-9",
  ]

  /// Parses lines `text = meaning`; a line `@ zone seconds locale` sets the place and time for the
  /// lines after it.
  private static func read(_ table: String) -> [WrittenCase] {
    var place: [String] = []
    return table.split(separator: "\n").compactMap { line in
      if line.hasPrefix("@ ") {
        place = line.dropFirst(2).split(separator: " ").map(String.init)
        return nil
      }
      let parts = line.split(separator: "=", maxSplits: 1).map(trimmed)
      guard parts.count == 2, place.count == 3, let rule = rules[place[0]],
        let seconds = Int64(place[1])
      else { fatalError("a line of the table is broken: \(line)") }
      return WrittenCase(
        zone: place[0],
        rule: rule,
        now: seconds * 1_000_000,
        locale: place[2],
        text: parts[0],
        expected: parts[1]
      )
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
