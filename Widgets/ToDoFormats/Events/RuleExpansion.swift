internal import Moments

/// Calculates the occurrences of a recurrence rule, in seconds of local time since 1970-01-01
/// 00:00.
struct RuleExpansion {
  /// The most periods that are examined, each a day or month for example: more than a daily rule
  /// needs for centuries.
  private static let maximumPeriods = 400_000
  /// The most occurrences that are returned at once.
  static let maximumMoments = 20_000

  private let rule: EventRule
  private let start: CivilDateTime
  private let first: Int64
  private let weekdays: Set<Weekday>
  private let ordinals: [EventRule.Day]
  private let months: [Int]
  private let monthDays: [Int]
  /// The seconds at which the event may occur, counted from the start of each day, hour or minute.
  private let times: [Int64]

  init(_ rule: EventRule, from start: CivilDateTime) {
    self.rule = rule
    self.start = start
    first = start.secondsSince1970
    let namesDays =
      !rule.weekNumbers.isEmpty || !rule.yearDays.isEmpty || !rule.monthDays.isEmpty
      || !rule.days.isEmpty
    // Parts that the rule does not have are taken from its first occurrence.
    var (months, monthDays, days) = (rule.months, rule.monthDays, rule.days)
    if !namesDays {
      switch rule.frequency {
      case .yearly:
        if months.isEmpty { months = [start.date.month] }
        monthDays = [start.date.day]
      case .monthly: monthDays = [start.date.day]
      case .weekly: days = [EventRule.Day(ordinal: nil, weekday: start.date.weekday)]
      default: break
      }
    } else if !rule.weekNumbers.isEmpty, days.isEmpty, monthDays.isEmpty, rule.yearDays.isEmpty {
      days = [EventRule.Day(ordinal: nil, weekday: start.date.weekday)]
    }
    (self.months, self.monthDays) = (months, monthDays)
    weekdays = Set(days.filter { $0.ordinal == nil }.map(\.weekday))
    ordinals = days.filter { $0.ordinal != nil }
    times = Self.times(rule, start)
  }

  /// Returns the occurrences within a range, in order.
  ///
  /// - Returns: The occurrences, and whether some are missing because a limit was reached.
  func moments(in range: Range<Int64>) -> (moments: [Int64], isCut: Bool) {
    var found: [Int64] = []
    var left = rule.count ?? .max
    var index = rule.count == nil ? indexOfPeriod(before: range.lowerBound) : 0
    for _ in 0..<Self.maximumPeriods {
      guard let period = period(index) else { return (found, false) }
      guard period.start < range.upperBound else { return (found, false) }
      for moment in period.moments where moment >= first {
        guard left > 0, moment <= rule.until ?? .max, moment < range.upperBound else {
          return (found, false)
        }
        left -= 1
        guard moment >= range.lowerBound else { continue }
        guard found.count < Self.maximumMoments else { return (found, true) }
        found.append(moment)
      }
      index = max(index + 1, period.next)
    }
    return (found, true)
  }

  // MARK: Periods

  private struct Period {
    var start: Int64
    var moments: [Int64] = []
    /// The index of the next period that can contain an occurrence; 0 if no period needs to be
    /// skipped.
    var next = 0
  }

  /// Returns the index of a period that begins shortly before the given second; it is estimated, so
  /// that no period is examined.
  private func indexOfPeriod(before second: Int64) -> Int {
    guard second > first else { return 0 }
    let day = CivilDateTime(secondsSince1970: second).date
    let units =
      switch rule.frequency {
      case .yearly: day.year - start.date.year
      case .monthly: (day.year - start.date.year) * 12 + day.month - start.date.month
      case .weekly: (day.daysSince1970 - start.date.daysSince1970) / 7
      case .daily: day.daysSince1970 - start.date.daysSince1970
      case .hourly, .minutely, .secondly: Int((second - first) / unit)
      }
    return max(units / rule.interval - 2, 0)
  }

  /// The length of one period in seconds, for hourly, minutely and secondly rules.
  private var unit: Int64 {
    switch rule.frequency {
    case .hourly: 3600
    case .minutely: 60
    default: 1
    }
  }

  /// Returns the period that is `index` intervals after the first; `nil` after the last day that
  /// dates can express.
  private func period(_ index: Int) -> Period? {
    let distance = index * rule.interval
    let (from, length): (Int, Int)
    switch rule.frequency {
    case .yearly:
      let year = start.date.year + distance
      guard let day = CivilDate(year: year, month: 1, day: 1) else { return nil }
      (from, length) = (day.daysSince1970, CivilDate.isLeap(year) ? 366 : 365)
    case .monthly:
      let month = start.date.year * 12 + start.date.month - 1 + distance
      guard let day = CivilDate(year: month / 12, month: month % 12 + 1, day: 1) else { return nil }
      (from, length) = (day.daysSince1970, CivilDate.days(inMonth: day.month, of: day.year))
    case .weekly:
      let back = rule.weekStart.days(until: start.date.weekday)
      (from, length) = (start.date.daysSince1970 - back + distance * 7, 7)
    case .daily: (from, length) = (start.date.daysSince1970 + distance, 1)
    case .hourly, .minutely, .secondly: return short(index)
    }
    guard from <= CivilDate.last.daysSince1970 else { return nil }
    var period = Period(start: Int64(from) * 86_400)
    for number in candidates(from..<(from + length)) {
      guard let day = CivilDate(exactly: number), holds(day) else { continue }
      period.moments += times.map { Int64(number) * 86_400 + $0 }
    }
    period.moments = chosen(period.moments)
    return period
  }

  /// Returns the days of a period that may match the rule, in order.
  ///
  /// For a yearly rule with months or days of months, these are only the days that the rule lists.
  private func candidates(_ days: Range<Int>) -> [Int] {
    guard rule.frequency == .yearly, !months.isEmpty || !monthDays.isEmpty,
      let year = CivilDate(exactly: days.lowerBound)?.year
    else { return Array(days) }
    return (months.isEmpty ? Array(1...12) : Set(months).sorted()).flatMap { month -> [Int] in
      let length = CivilDate.days(inMonth: month, of: year)
      guard let first = CivilDate(year: year, month: month, day: 1)?.daysSince1970 else {
        return []
      }
      guard !monthDays.isEmpty else { return Array(first..<(first + length)) }
      let wanted = Set(monthDays.map { $0 > 0 ? $0 : length + 1 + $0 })
      return wanted.filter { (1...length).contains($0) }.sorted().map { first + $0 - 1 }
    }
  }

  /// Returns an hour, a minute or a second as a period; `nil` after the last day that dates can
  /// express.
  private func short(_ index: Int) -> Period? {
    let step = Int64(rule.interval) * unit
    let begin = (first / unit * unit) + Int64(index) * step
    let civil = CivilDateTime(secondsSince1970: begin)
    guard civil.secondsSince1970 == begin else { return nil }
    var period = Period(start: begin)
    /// Returns the index of the first period that begins at the given second or later.
    func indexOfPeriod(at second: Int64) -> Int {
      let distance = second - first / unit * unit
      return Int((distance + step - 1) / step)
    }
    let day = Int64(civil.date.daysSince1970) * 86_400
    if !holds(civil.date) {
      period.next = indexOfPeriod(at: day + 86_400)
    } else if !rule.hours.isEmpty, !rule.hours.contains(civil.hour) {
      period.next = indexOfPeriod(at: day + Int64(civil.hour + 1) * 3600)
    } else if unit < 3600, !rule.minutes.isEmpty, !rule.minutes.contains(civil.minute) {
      let next = rule.minutes.filter { $0 > civil.minute }.min() ?? 60
      period.next = indexOfPeriod(at: day + Int64(civil.hour) * 3600 + Int64(next) * 60)
    } else if unit > 1 || rule.seconds.isEmpty || rule.seconds.contains(civil.second) {
      period.moments = chosen(times.map { begin + $0 })
    }
    return period
  }

  /// Returns the seconds at which the event may occur, counted from the start of each day, hour or
  /// minute.
  private static func times(_ rule: EventRule, _ start: CivilDateTime) -> [Int64] {
    func values(_ own: [Int], or given: Int) -> [Int64] {
      let all = own.isEmpty ? [given] : own.map { min($0, 59) }
      return Set(all).sorted().map { Int64($0) }
    }
    let seconds = values(rule.seconds, or: start.second)
    if rule.frequency == .secondly { return [0] }
    if rule.frequency == .minutely { return seconds }
    let minutes = values(rule.minutes, or: start.minute)
    let ofHour = minutes.flatMap { minute in seconds.map { minute * 60 + $0 } }
    if rule.frequency == .hourly { return ofHour }
    return values(rule.hours, or: start.hour).flatMap { hour in ofHour.map { hour * 3600 + $0 } }
  }

  /// Returns the occurrences in a period that the rule's BYSETPOS selects by their positions; all
  /// of them if it has none.
  private func chosen(_ moments: [Int64]) -> [Int64] {
    guard !rule.positions.isEmpty else { return moments }
    let indices = rule.positions.map { $0 > 0 ? $0 - 1 : moments.count + $0 }
    return Set(indices).sorted().filter { moments.indices.contains($0) }.map { moments[$0] }
  }

  // MARK: Days

  private func holds(_ day: CivilDate) -> Bool {
    if !months.isEmpty, !months.contains(day.month) { return false }
    if !monthDays.isEmpty {
      let fromEnd = day.day - CivilDate.days(inMonth: day.month, of: day.year) - 1
      guard monthDays.contains(day.day) || monthDays.contains(fromEnd) else { return false }
    }
    if !weekdays.isEmpty || !ordinals.isEmpty {
      let weekday = day.weekday
      guard weekdays.contains(weekday) || hasPlace(day, weekday) else { return false }
    }
    if !rule.yearDays.isEmpty {
      let fromEnd = day.dayOfYear - (CivilDate.isLeap(day.year) ? 366 : 365) - 1
      guard rule.yearDays.contains(day.dayOfYear) || rule.yearDays.contains(fromEnd) else {
        return false
      }
    }
    return rule.weekNumbers.isEmpty || isInWeek(day)
  }

  /// Returns whether the rule selects a day by its number among equal weekdays, such as the second
  /// Monday.
  ///
  /// The number is counted within the year for a yearly rule without months, otherwise within the
  /// month.
  private func hasPlace(_ day: CivilDate, _ weekday: Weekday) -> Bool {
    let isOfYear = rule.frequency == .yearly && rule.months.isEmpty
    let number = isOfYear ? day.dayOfYear : day.day
    let length =
      isOfYear
      ? (CivilDate.isLeap(day.year) ? 366 : 365)
      : CivilDate.days(inMonth: day.month, of: day.year)
    return ordinals.contains { place in
      guard place.weekday == weekday, let ordinal = place.ordinal else { return false }
      return ordinal > 0 ? (number - 1) / 7 + 1 == ordinal : (length - number) / 7 + 1 == -ordinal
    }
  }

  private func isInWeek(_ day: CivilDate) -> Bool {
    let weeks = WeekRule(firstDay: rule.weekStart, minimumDays: 4)
    // The fourth day of a week determines the year of the week.
    let year = day.startOfWeek(weeks).adding(days: 3).year
    guard let lastFourth = CivilDate(year: year, month: 12, day: 28) else { return false }
    let (number, last) = (day.weekOfYear(weeks), lastFourth.weekOfYear(weeks))
    return rule.weekNumbers.contains(number) || rule.weekNumbers.contains(number - last - 1)
  }
}
