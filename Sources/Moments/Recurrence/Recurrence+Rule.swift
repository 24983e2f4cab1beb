/// The text of a rule as in RFC 5545, section 3.3.10.
///
/// Three parts that only this program knows have names that begin with `X-`; other programs ignore
/// them.
extension Recurrence {
  private static let completionPart = "X-FROM"
  private static let wallTimePart = "X-WALL-SECOND"
  private static let countedPart = "X-COUNTED"
  /// The most bytes of a rule with all its lists.
  private static let maximumBytes = 2_048

  /// The text in which the rule is stored: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`.
  package var rule: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if !months.isEmpty { parts.append("BYMONTH=\(Self.list(months))") }
    if !monthDays.isEmpty { parts.append("BYMONTHDAY=\(Self.list(monthDays))") }
    if !places.isEmpty {
      let days = places.map { ($0.ordinal.map { "\($0)" } ?? "") + Self.code(of: $0.weekday) }
      parts.append("BYDAY=\(days.joined(separator: ","))")
    }
    if !setPositions.isEmpty { parts.append("BYSETPOS=\(Self.list(setPositions))") }
    if weekStart != .monday { parts.append("WKST=\(Self.code(of: weekStart))") }
    switch end {
    case .never: break
    case .until(let day): parts.append("UNTIL=\(day.text.filter { $0 != "-" })")
    case .count(let count): parts.append("COUNT=\(count)")
    }
    if isCountedInWorkdays { parts.append("\(Self.countedPart)=BYDAY") }
    if isFromCompletion { parts.append("\(Self.completionPart)=COMPLETION") }
    if let wallSecond { parts.append("\(Self.wallTimePart)=\(wallSecond)") }
    return parts.joined(separator: ";")
  }

  /// Parses a rule; `nil` if it is invalid, or has parts that are not supported (`BYHOUR`,
  /// `BYWEEKNO` …).
  package init?(rule text: String) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, parts.updateValue(sides[1], forKey: sides[0]) == nil else {
        return nil
      }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap(Frequency.init) else {
      return nil
    }
    self.init(frequency: frequency)
    for (name, value) in parts {
      guard take(name, value) else { return nil }
    }
    guard isSound else { return nil }
    self = canonical
  }

  /// Reads a part of the rule, such as `INTERVAL=2`; returns `false` if the part is unknown.
  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "INTERVAL":
      guard let number = Int(value), Self.intervals.contains(number) else { return false }
      interval = number
    case "COUNT":
      guard end == .never, let number = Int(value), Self.counts.contains(number) else {
        return false
      }
      end = .count(number)
    case "UNTIL":
      // Of an instant its day: the times of a day are those of the to-do.
      let digits = value.prefix(8)
      guard end == .never, digits.utf8.count == 8, let number = Int(digits),
        let day = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      else { return false }
      end = .until(day)
    case "BYMONTH": return Self.take(value, 1...12, into: &months)
    case "BYMONTHDAY": return Self.take(value, -31...31, into: &monthDays)
    case "BYSETPOS": return Self.take(value, -366...366, into: &setPositions)
    case "BYDAY":
      let found = value.split(separator: ",").compactMap { Self.place(String($0)) }
      guard !found.isEmpty, found.count <= Self.maximumParts,
        found.count == value.split(separator: ",", omittingEmptySubsequences: false).count
      else { return false }
      places = found
    case "WKST":
      guard let weekday = Self.weekday(value) else { return false }
      weekStart = weekday
    case Self.completionPart: isFromCompletion = value == "COMPLETION"
    case Self.countedPart: isCountedInWorkdays = value == "BYDAY"
    case Self.wallTimePart:
      guard let second = Int(value), (0..<86_400).contains(second) else { return false }
      wallSecond = second
    default: return name.hasPrefix("X-")
    }
    return true
  }

  /// Whether RFC 5545 allows the parts of the rule together.
  private var isSound: Bool {
    let hasOrdinal = places.contains { $0.ordinal != nil }
    if hasOrdinal, frequency != .monthly, frequency != .yearly { return false }
    if frequency == .weekly, !monthDays.isEmpty { return false }
    if isCountedInWorkdays, frequency != .daily || places != Self.workdays { return false }
    if !setPositions.isEmpty {
      // Positions in a week would depend on the day with which the first one begins.
      guard frequency == .monthly || frequency == .yearly,
        !(places.isEmpty && monthDays.isEmpty && months.isEmpty)
      else { return false }
    }
    return true
  }

  private static func take(
    _ value: String,
    _ range: ClosedRange<Int>,
    into numbers: inout [Int]
  ) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    numbers = parts.compactMap { Int($0) }.filter { range.contains($0) && $0 != 0 }
    return numbers.count == parts.count && numbers.count <= maximumParts
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
  }

  private static let codes: [(Weekday, String)] = [
    (.monday, "MO"), (.tuesday, "TU"), (.wednesday, "WE"), (.thursday, "TH"), (.friday, "FR"),
    (.saturday, "SA"), (.sunday, "SU"),
  ]

  private static func code(of weekday: Weekday) -> String {
    codes.first { $0.0 == weekday }?.1 ?? ""
  }

  private static func weekday(_ code: String) -> Weekday? {
    codes.first { $0.1 == code }?.0
  }

  /// Parses a weekday with or without an ordinal: `MO`, `-1FR`, `+2TU`; `nil` for any other text.
  private static func place(_ text: String) -> Place? {
    guard let weekday = weekday(String(text.suffix(2))) else { return nil }
    let number = text.dropLast(2)
    if number.isEmpty { return Place(ordinal: nil, weekday: weekday) }
    guard let ordinal = Int(number), ordinal != 0, (-53...53).contains(ordinal) else { return nil }
    return Place(ordinal: ordinal, weekday: weekday)
  }
}
