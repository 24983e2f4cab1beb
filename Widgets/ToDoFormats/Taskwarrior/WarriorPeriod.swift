internal import Moments

/// Converts between Taskwarrior's periods, such as `2wks`, and the recurrence rules of widgetctl.
///
/// Taskwarrior counts a month of `3mo` as 30 days and a year of `2yrs` as 365; widgetctl counts
/// months and years.
struct WarriorPeriod {
  private enum Unit {
    case day, week, month, year, weekday
  }

  private let count: Int
  private let unit: Unit

  /// Parses a period; returns `nil` for hours, minutes and seconds, and for words that are not
  /// periods.
  init?(_ text: String) {
    guard text.utf8.count <= 32 else { return nil }
    let text = text.lowercased()
    if let (count, unit) = Self.words[text] {
      (self.count, self.unit) = (count, unit)
    } else if let (count, unit) = text.hasPrefix("p")
      ? Self.iso(text.dropFirst()) : Self.amount(text)
    {
      guard Recurrence.intervals.contains(count) else { return nil }
      (self.count, self.unit) = (count, unit)
    } else {
      return nil
    }
  }

  private static let words: [String: (Int, Unit)] = [
    "daily": (1, .day), "day": (1, .day), "weekly": (1, .week), "week": (1, .week),
    "biweekly": (2, .week),
    "fortnight": (2, .week), "weekdays": (1, .weekday), "monthly": (1, .month),
    "month": (1, .month),
    "bimonthly": (2, .month), "quarterly": (3, .month), "quarter": (3, .month),
    "semiannual": (6, .month),
    "annual": (1, .year), "yearly": (1, .year), "year": (1, .year), "biannual": (2, .year),
    "biyearly": (2, .year),
  ]

  private static let units: [String: (Int, Unit)] = [
    "d": (1, .day), "day": (1, .day), "days": (1, .day), "w": (1, .week), "wk": (1, .week),
    "wks": (1, .week),
    "week": (1, .week), "weeks": (1, .week), "m": (1, .month), "mo": (1, .month),
    "mos": (1, .month),
    "mth": (1, .month), "mths": (1, .month), "month": (1, .month), "months": (1, .month),
    "q": (3, .month),
    "qtr": (3, .month), "qtrs": (3, .month), "qrtr": (3, .month), "qrtrs": (3, .month),
    "quarter": (3, .month),
    "quarters": (3, .month), "y": (1, .year), "yr": (1, .year), "yrs": (1, .year),
    "year": (1, .year),
    "years": (1, .year),
  ]

  /// Parses a number with a unit, such as `3wks`; returns `nil` for anything else.
  private static func amount(_ text: String) -> (Int, Unit)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...9_999).contains(number),
      let (count, unit) = units[String(text.dropFirst(digits.count))]
    else { return nil }
    return (number * count, unit)
  }

  /// Parses a duration of ISO 8601 without its `P` and without a time: `3W`, `1Y6M`; returns `nil`
  /// for anything else.
  private static func iso(_ text: Substring) -> (Int, Unit)? {
    var (days, months, rest) = (0, 0, text)
    var found: Set<Character> = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), (0...9_999).contains(number),
        let letter = rest.dropFirst(digits.count).first,
        found.insert(letter).inserted
      else { return nil }
      switch letter {
      case "d": days += number
      case "w": days += number * 7
      case "m": months += number
      case "y": months += number * 12
      default: return nil
      }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard days == 0 || months == 0 else { return nil }
    return months > 0 ? (months % 12 == 0 ? (months / 12, .year) : (months, .month)) : (days, .day)
  }

  /// Returns the rule, without an end, for a task that is first due on a day.
  ///
  /// For the 29th to 31st, a monthly or yearly rule uses the last day of shorter months.
  /// Taskwarrior itself would stay at the 28th after February.
  func rule(from day: CivilDate?) -> String {
    let interval = count == 1 ? "" : ";INTERVAL=\(count)"
    switch unit {
    case .day:
      return count % 7 == 0
        ? "FREQ=WEEKLY" + (count == 7 ? "" : ";INTERVAL=\(count / 7)") : "FREQ=DAILY" + interval
    case .week: return "FREQ=WEEKLY" + interval
    case .weekday: return "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
    case .month:
      switch day?.day {
      case 31: return "FREQ=MONTHLY\(interval);BYMONTHDAY=-1"
      case 30: return "FREQ=MONTHLY\(interval);BYMONTHDAY=28,29,30;BYSETPOS=-1"
      case 29: return "FREQ=MONTHLY\(interval);BYMONTHDAY=28,29;BYSETPOS=-1"
      default: return "FREQ=MONTHLY" + interval
      }
    case .year:
      guard let day, day.month == 2, day.day == 29 else { return "FREQ=YEARLY" + interval }
      return "FREQ=YEARLY\(interval);BYMONTH=2;BYMONTHDAY=-1"
    }
  }

  /// Returns whether the rule's days differ from Taskwarrior's, because some months are shorter or
  /// some years lack 29 February.
  func drifts(from day: CivilDate?) -> Bool {
    guard let day else { return false }
    return unit == .month && day.day > 28 || unit == .year && day.month == 2 && day.day == 29
  }

  /// Returns Taskwarrior's period for a rule, ignoring its end; `nil` if no period expresses the
  /// rule.
  static func word(for rule: Recurrence, from day: CivilDate?) -> String? {
    guard !rule.isFromCompletion, !rule.isCountedInWorkdays else { return nil }
    let plain = plain(rule, day)
    let number = rule.interval
    let candidates =
      switch rule.frequency {
      case .daily: [number == 1 ? "daily" : "P\(number)D"]
      case .weekly: [number == 1 ? "weekly" : "P\(number)W", "weekdays"]
      case .monthly: [number == 1 ? "monthly" : "P\(number)M"]
      case .yearly: [number == 1 ? "yearly" : "P\(number)Y"]
      }
    return candidates.first { word in
      guard let text = WarriorPeriod(word)?.rule(from: day), let said = Recurrence(rule: text)
      else { return false }
      return Self.plain(said, day) == plain
    }
  }

  /// Returns whether two rules produce the same days from `day` on, as far as Taskwarrior's periods
  /// can express them.
  static func areAlike(_ left: String, _ right: String, from day: CivilDate?) -> Bool {
    if left == right { return true }
    guard let left = Recurrence(rule: left), let right = Recurrence(rule: right),
      left.end == right.end
    else {
      return false
    }
    return left.isFromCompletion == right.isFromCompletion && plain(left, day) == plain(right, day)
  }

  /// Returns a rule without its end and without the days that its first day already implies.
  private static func plain(_ rule: Recurrence, _ day: CivilDate?) -> Recurrence {
    var rule = rule
    (rule.end, rule.wallSecond, rule.weekStart) = (.never, nil, .monday)
    guard let day else { return rule }
    if rule.frequency == .weekly, rule.places.count == 1, rule.places.first?.weekday == day.weekday
    {
      rule.places = []
    }
    if rule.frequency == .monthly || rule.frequency == .yearly, day.day <= 28,
      rule.monthDays == [day.day]
    {
      rule.monthDays = []
    }
    if rule.frequency == .yearly, rule.months == [day.month], rule.monthDays.isEmpty,
      rule.places.isEmpty
    {
      rule.months = []
    }
    return rule
  }
}
