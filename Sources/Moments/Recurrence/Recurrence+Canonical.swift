/// The canonical form of rules that mean the same days.
extension Recurrence {
  static let workdays: [Place] = [Weekday.monday, .tuesday, .wednesday, .thursday, .friday].map {
    Place(ordinal: nil, weekday: $0)
  }
  static let weekendDays: [Place] = [Weekday.saturday, .sunday].map {
    Place(ordinal: nil, weekday: $0)
  }

  /// Makes the rule count its interval in working days: every third working day, even across a
  /// weekend.
  mutating func countWorkdays() {
    frequency = .daily
    places = Self.workdays
    isCountedInWorkdays = true
  }

  /// The canonical form of all rules with the same days.
  ///
  /// Calendars write `FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR` for a weekly rule, and `BYSETPOS=-1` for the
  /// last Friday.
  var canonical: Recurrence {
    var rule = self
    rule.removeDoubles()
    if rule.isFromCompletion { rule.clearDays() }
    // From completion they are no days of a calendar, which a weekly rule could say.
    if rule.isCountedInWorkdays, rule.interval == 1, !rule.isFromCompletion {
      rule.isCountedInWorkdays = false
    }
    guard !rule.isFromCompletion, !rule.isCountedInWorkdays else { return rule }
    rule.settlePositions()
    if rule.interval == 1 { rule.settleFrequency() }
    // A week's first day matters only where weeks are left out.
    if rule.frequency != .weekly || rule.interval == 1 { rule.weekStart = .monday }
    return rule
  }

  private mutating func removeDoubles() {
    places = places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    monthDays = monthDays.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    months = months.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    setPositions = setPositions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func clearDays() {
    if !isCountedInWorkdays { places = [] }
    (monthDays, months, setPositions, weekStart) = ([], [], [], .monday)
  }

  /// Replaces positions (`BYSETPOS`) by simpler parts that mean the same days.
  ///
  /// `BYDAY=FR;BYSETPOS=-1` becomes the last Friday. With all seven weekdays, the last position
  /// becomes the last day of the month.
  private mutating func settlePositions() {
    let isOfMonth = frequency == .monthly || months.count == 1
    guard !setPositions.isEmpty, isOfMonth, monthDays.isEmpty,
      places.allSatisfy({ $0.ordinal == nil })
    else { return }
    if places.count == 1, let weekday = places.first?.weekday {
      places = setPositions.map { Place(ordinal: $0, weekday: weekday) }
      setPositions = []
    } else if places.count == 7, setPositions.allSatisfy({ (-31...31).contains($0) }) {
      (monthDays, places, setPositions) = (setPositions, [], [])
    }
  }

  /// Replaces an unusual frequency by the usual one for the same days, such as weekly on all seven
  /// weekdays by daily.
  private mutating func settleFrequency() {
    if frequency == .weekly, places.count == 7 {
      (frequency, places) = (.daily, [])
    }
    if frequency == .daily, !monthDays.isEmpty {
      frequency = .monthly
    } else if frequency == .daily, !places.isEmpty {
      frequency = places.count == 7 ? .daily : .weekly
      if frequency == .daily { places = [] }
    }
    let hasOrdinal = places.contains { $0.ordinal != nil }
    if frequency == .yearly, months.isEmpty, !monthDays.isEmpty, !hasOrdinal, setPositions.isEmpty {
      frequency = .monthly
    } else if frequency == .monthly, !months.isEmpty, setPositions.isEmpty || months.count == 1 {
      frequency = .yearly
    }
    guard setPositions.isEmpty, monthDays.isEmpty, !places.isEmpty, !hasOrdinal,
      frequency == .monthly || frequency == .yearly
    else { return }
    // Each Monday of each month is each Monday, in some months as well.
    frequency = places.count == 7 ? .daily : .weekly
    if frequency == .daily { places = [] }
  }

  /// Whether each day of a monthly or yearly rule exists in some month or year; `true` for other
  /// rules.
  var hasSoundDays: Bool {
    guard frequency == .monthly || frequency == .yearly else { return true }
    let weeks = frequency == .yearly && months.isEmpty ? 53 : 5
    // Of a leap year, which has all days that there are.
    let lengths = (months.isEmpty ? Array(1...12) : months).map {
      CivilDate.days(inMonth: $0, of: 2_000)
    }
    return monthDays.allSatisfy { abs($0) <= lengths.max() ?? 31 }
      && places.allSatisfy { (-weeks...weeks).contains($0.ordinal ?? 1) }
      && setPositions.allSatisfy { (-23...23).contains($0) }
      && (frequency == .monthly || !months.isEmpty || monthDays.isEmpty && setPositions.isEmpty)
  }
}
