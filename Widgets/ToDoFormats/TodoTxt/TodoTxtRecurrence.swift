internal import Moments

/// Converts the value of `rec:` to a rule and back.
///
/// `1w` counts from the day of completion, `+1w` from the due day, and `b` counts working days.
enum TodoTxtRecurrence {
  private static let workdays = "BYDAY=MO,TU,WE,TH,FR"
  /// The most digits of the number in a recurrence such as `3d`.
  private static let maximumDigits = 3

  /// Returns the rule for a value of `rec:`, such as `1w`; `nil` if the value is not understood.
  static func rule(of value: Substring) -> Recurrence? {
    let isStrict = value.utf8.first == UInt8(ascii: "+")
    let bytes = value.utf8.dropFirst(isStrict ? 1 : 0)
    let digits = bytes.dropLast()
    guard let unit = bytes.last, (1...maximumDigits).contains(digits.count),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let count = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard let frequency = frequency(of: unit) else { return nil }
    var parts = ["FREQ=\(frequency.rawValue)", "INTERVAL=\(count)"]
    if unit == UInt8(ascii: "b") { parts += [workdays, "X-COUNTED=BYDAY"] }
    if !isStrict { parts.append("X-FROM=COMPLETION") }
    return Recurrence(rule: parts.joined(separator: ";"))
  }

  /// Returns the value of `rec:` for a rule; `nil` if no value expresses it.
  static func value(of rule: String) -> String? {
    guard let recurrence = Recurrence(rule: rule) else { return nil }
    let units =
      switch recurrence.frequency {
      case .daily: ["d", "b"]
      case .weekly: ["w", "b"]
      case .monthly: ["m"]
      case .yearly: ["y"]
      }
    let start = recurrence.isFromCompletion ? "" : "+"
    // The result is `nil` for rules that no value of `rec:` expresses completely.
    return units.map { "\(start)\(recurrence.interval)\($0)" }
      .first { self.rule(of: $0[...])?.rule == recurrence.rule }
  }

  private static func frequency(of unit: UInt8) -> Recurrence.Frequency? {
    switch unit {
    case UInt8(ascii: "d"), UInt8(ascii: "b"): .daily
    case UInt8(ascii: "w"): .weekly
    case UInt8(ascii: "m"): .monthly
    case UInt8(ascii: "y"): .yearly
    default: nil
    }
  }
}
