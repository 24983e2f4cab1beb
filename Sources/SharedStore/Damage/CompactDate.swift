import Moments

/// Formats and parses times in the basic format of ISO 8601, for file names, such as
/// 20260131T235959Z.
package enum CompactDate {
  /// Returns the text for a time in microseconds since 1970 UTC; fractions of a second are left
  /// out.
  package static func text(_ microseconds: Int64) -> String {
    let seconds = Int(microseconds / 1_000_000) - (microseconds % 1_000_000 < 0 ? 1 : 0)
    let time = (seconds % 86_400 + 86_400) % 86_400
    let date = CivilDate(daysSince1970: (seconds - time) / 86_400)
    return "\(padded(date.year, 4))\(padded(date.month, 2))\(padded(date.day, 2))T"
      + "\(padded(time / 3_600, 2))\(padded(time / 60 % 60, 2))\(padded(time % 60, 2))Z"
  }

  /// Parses a text in this format, and returns its microseconds since 1970 UTC; `nil` if it has
  /// another format.
  package static func instant(_ text: String) -> Int64? {
    let digits = text.utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard text.utf8.count == 16 else { return nil }
    let number = { (range: Range<Int>) in digits[range].reduce(0) { $0 * 10 + $1 } }
    guard let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8)),
      let time = CivilDateTime(
        date,
        hour: number(9..<11),
        minute: number(11..<13),
        second: number(13..<15)
      )
    else { return nil }
    let instant = time.secondsSince1970 * 1_000_000
    // A letter in place of a digit would be parsed too, but the text of the result would differ.
    return Self.text(instant) == text ? instant : nil
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
