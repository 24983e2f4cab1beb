extension CalendarDuration: CustomStringConvertible {
  /// The parts that are not zero, greatest first: `1 month 3 days 2 h`; nothing at all is `0 s`.
  public var description: String {
    var parts: [String] = []
    Self.append(months / 12, "year", to: &parts)
    Self.append(months % 12, "month", to: &parts)
    Self.append(days, "day", to: &parts)
    let seconds = microseconds / Self.microsecondsPerSecond
    if seconds / 3_600 != 0 { parts.append("\(seconds / 3_600) h") }
    if seconds / 60 % 60 != 0 { parts.append("\(seconds / 60 % 60) min") }
    let rest = microseconds % (60 * Self.microsecondsPerSecond)
    if rest != 0 || parts.isEmpty { parts.append("\(Self.decimal(rest)) s") }
    return parts.joined(separator: " ")
  }

  private static var microsecondsPerSecond: Int64 { 1_000_000 }

  private static func append(_ number: Int, _ unit: String, to parts: inout [String]) {
    guard number != 0 else { return }
    parts.append("\(number) \(unit)\(number.magnitude == 1 ? "" : "s")")
  }

  /// Microseconds as seconds, without zeros at the end.
  private static func decimal(_ microseconds: Int64) -> String {
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = microseconds < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
