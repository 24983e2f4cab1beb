extension CalendarDuration {
  private static let mostParts = 8  // as many units as there are

  /// Reads what `description` writes: numbers with units, `1 month 3 days 2 h`.
  ///
  /// Units are `year month week day` with or without an `s`, and `h min s ms`, of which the exact ones
  /// may have a fraction.
  public init?(_ text: String) {
    var months = 0
    var days = 0
    var microseconds: Int64 = 0
    var rest = Substring(text).drop { $0 == " " }
    var parts = 0
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
      let afterNumber = rest.dropFirst(number.count).drop { $0 == " " }
      let unit = afterNumber.prefix { $0.isLetter }
      guard parts < Self.mostParts, !number.isEmpty, !unit.isEmpty else { return nil }
      rest = afterNumber.dropFirst(unit.count).drop { $0 == " " }
      parts += 1
      if let exact = Self.microseconds(of: unit) {
        guard let value = Double(number) else { return nil }
        let span = (value * Double(exact)).rounded()
        guard span.magnitude < 9e18 else { return nil }
        let (sum, overflow) = microseconds.addingReportingOverflow(Int64(span))
        guard !overflow else { return nil }
        microseconds = sum
        continue
      }
      guard let value = Int(number) else { return nil }
      let (scaled, tooMany, isMonths): (Int, Bool, Bool) =
        switch unit {
        case "year", "years": Self.times(value, 12, true)
        case "month", "months": (value, false, true)
        case "week", "weeks": Self.times(value, 7, false)
        case "day", "days": (value, false, false)
        default: (0, true, false)
        }
      let (sum, overflow) = (isMonths ? months : days).addingReportingOverflow(scaled)
      guard !tooMany, !overflow else { return nil }
      if isMonths { months = sum } else { days = sum }
    }
    guard parts > 0 else { return nil }
    self.init(months: months, days: days, microseconds: microseconds)
  }

  private static func times(_ value: Int, _ factor: Int, _ isMonths: Bool) -> (Int, Bool, Bool) {
    let (product, overflow) = value.multipliedReportingOverflow(by: factor)
    return (product, overflow, isMonths)
  }

  private static func microseconds(of unit: Substring) -> Int64? {
    switch unit {
    case "h", "hour", "hours": 3_600_000_000
    case "min", "minute", "minutes": 60_000_000
    case "s", "second", "seconds": 1_000_000
    case "ms": 1_000
    default: nil
    }
  }
}
