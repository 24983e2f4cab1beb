/// The words for a rule, which `RecurrencePhrase` can read:
/// `every 2 weeks on Mon and Thu until 24 Dec 2027`.
package struct RecurrenceWords {
  private let language: UserLanguage

  package init(_ language: UserLanguage) {
    self.language = language
  }

  /// Returns a stored rule in words; an unknown rule is returned unchanged.
  package func text(ofRule rule: String) -> String {
    Recurrence(rule: rule).map { text($0) } ?? rule
  }

  /// Returns the rule in words, or as the text of RFC 5545 if there are no words for it.
  package func text(_ rule: Recurrence) -> String {
    words(rule) ?? rule.rule
  }

  /// Returns the rule in words; `nil` if only the syntax of RFC 5545 can express it.
  func words(_ rule: Recurrence) -> String? {
    base(rule).map { $0 + weekStart(rule) + end(rule.end) }
  }

  private func base(_ rule: Recurrence) -> String? {
    if rule.isFromCompletion { return afterCompletion(rule) }
    guard rule.hasSoundDays else { return nil }
    if rule.isCountedInWorkdays { return countedInWorkdays(rule).map { $0 + months(rule) } }
    guard !hasNoDays(rule) else { return every(rule) + months(rule) }
    switch rule.frequency {
    case .daily: return nil
    case .weekly: return weekly(rule).map { $0 + months(rule) }
    case .monthly: return days(rule).map { on(rule, $0) + months(rule) }
    case .yearly: return yearly(rule)
    }
  }

  private func hasNoDays(_ rule: Recurrence) -> Bool {
    rule.places.isEmpty && rule.monthDays.isEmpty && rule.setPositions.isEmpty
  }

  // MARK: Kinds of rules

  private func afterCompletion(_ rule: Recurrence) -> String {
    let unit = rule.isCountedInWorkdays ? terms.workday : terms.units[rule.frequency] ?? ""
    switch language {
    case .english:
      return "\(rule.interval) \(unit)\(rule.interval == 1 ? "" : "s") after completion"
    case .turkish: return "tamamlanınca \(rule.interval) \(unit) sonra"
    }
  }

  /// Returns the words for an interval of working days, such as `every 20 weekdays`; `nil` if there
  /// are none.
  private func countedInWorkdays(_ rule: Recurrence) -> String? {
    guard rule.monthDays.isEmpty, rule.setPositions.isEmpty else { return nil }
    return switch language {
    case .english: "every \(rule.interval) \(terms.workday)s"
    case .turkish: "\(rule.interval) iş gününde bir"
    }
  }

  private func weekly(_ rule: Recurrence) -> String? {
    guard rule.setPositions.isEmpty, rule.monthDays.isEmpty else { return nil }
    if rule.interval == 1, rule.places == Recurrence.workdays {
      return "\(terms.every) \(terms.workday)"
    }
    if rule.interval == 1, rule.places == Recurrence.weekendDays {
      return "\(terms.every) \(terms.weekend)"
    }
    let days = list(rule.places.map { name($0.weekday) })
    return language == .turkish ? "\(every(rule)) \(days)" : "\(every(rule)) on \(days)"
  }

  /// Returns the words for the days of a month or of some months; `nil` if there are none.
  ///
  /// Examples are `the 1st and 15th`, `last Fri` and `the last weekday`.
  private func days(_ rule: Recurrence) -> String? {
    if !rule.setPositions.isEmpty {
      guard rule.monthDays.isEmpty, let day = kind(of: rule.places) else { return nil }
      let positions = rule.setPositions.map { ordinal($0, isPlace: true) }
      return article + list(positions) + " " + day
    }
    guard rule.places.isEmpty || rule.monthDays.isEmpty else { return nil }
    if rule.places.contains(where: { $0.ordinal == nil }) {
      guard rule.places.allSatisfy({ $0.ordinal == nil }) else { return nil }
      return "\(terms.every) " + list(rule.places.map { name($0.weekday) })
    }
    let limit = rule.frequency == .yearly && rule.months.isEmpty ? 53 : 5
    guard rule.places.allSatisfy({ (-limit...limit).contains($0.ordinal ?? 0) }) else {
      return nil
    }
    let places = rule.places.map { place in
      "\(ordinal(place.ordinal ?? 0, isPlace: true)) \(name(place.weekday))"
    }
    guard places.isEmpty else { return article + list(places) }
    let days = rule.monthDays.map(monthDay)
    let text = article + list(days)
    return text.hasSuffix(".") ? "\(text) günü" : text
  }

  /// Returns the words for working days or weekend days; `nil` for any other days.
  private func kind(of places: [Recurrence.Place]) -> String? {
    switch places {
    case Recurrence.workdays: terms.workday
    case Recurrence.weekendDays: terms.weekendDay
    default: nil
    }
  }

  private func on(_ rule: Recurrence, _ days: String) -> String {
    switch language {
    case .english: "\(every(rule)) on \(days)"
    // `her ayın 31. günü`, `her ayın son günü`.
    case .turkish: (rule.interval == 1 ? "her ayın" : every(rule)) + " " + days
    }
  }

  private func yearly(_ rule: Recurrence) -> String? {
    if let month = rule.months.first, rule.months.count == 1, rule.places.isEmpty,
      let day = rule.monthDays.first, rule.monthDays.count == 1, day > 0
    {
      let date = "\(day) \(language.names.shortMonths[month - 1])"
      return language == .turkish ? "\(every(rule)) \(date)" : "\(every(rule)) on \(date)"
    }
    guard !rule.months.isEmpty || rule.monthDays.isEmpty && rule.setPositions.isEmpty,
      let days = days(rule)
    else { return nil }
    let months = list(rule.months.map { language.names.shortMonths[$0 - 1] })
    switch language {
    case .english:
      return "\(every(rule)) on \(days) of \(rule.months.isEmpty ? "the year" : months)"
    case .turkish:
      let noun = rule.months.count == 1 ? "ayının" : "aylarının"
      let place = rule.months.isEmpty ? "yılın" : "\(months) \(noun)"
      // `her yılın 13. Cum`, but `2 yılda bir yılın 13. Cum`.
      let every = rule.months.isEmpty && rule.interval == 1 ? "her" : every(rule)
      return "\(every) \(place) \(days)"
    }
  }

  // MARK: Parts

  private func every(_ rule: Recurrence) -> String {
    let unit = terms.units[rule.frequency] ?? ""
    guard rule.interval > 1 else { return "\(terms.every) \(unit)" }
    return switch language {
    case .english: "every \(rule.interval) \(unit)s"
    case .turkish: "\(rule.interval) \(terms.unitsBeforeOne[rule.frequency] ?? unit) bir"
    }
  }

  /// Returns the months of a rule that is not yearly: ` in Jun and Jul`.
  private func months(_ rule: Recurrence) -> String {
    guard !rule.months.isEmpty else { return "" }
    let months = list(rule.months.map { language.names.shortMonths[$0 - 1] })
    return switch language {
    case .english: " in \(months)"
    case .turkish: " \(months) \(rule.months.count == 1 ? "ayında" : "aylarında")"
    }
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " \(terms.and) \(last)"
  }

  private func name(_ weekday: Weekday) -> String { weekday.shortName(in: language) }

  private var article: String { language == .turkish ? "" : "the " }

  /// Returns an ordinal: `first`, `3rd last`, `13th`; in Turkish `ilk`, `sondan 3.`, `13.`.
  private func ordinal(_ number: Int, isPlace: Bool) -> String {
    if isPlace, let word = terms.ordinals[number] { return word }
    if number == -1 { return terms.last }
    let digits = "\(abs(number))" + (language == .turkish ? "." : Self.suffix(abs(number)))
    guard number < 0 else { return digits }
    return language == .turkish ? "sondan \(digits)" : "\(digits) \(terms.last)"
  }

  private func monthDay(_ day: Int) -> String {
    switch (language, day) {
    case (.english, ..<0): "\(ordinal(day, isPlace: false)) day"
    case (.turkish, -1): "\(terms.last) günü"
    default: ordinal(day, isPlace: false)
    }
  }

  /// Returns the English ending of an ordinal, such as `st` for 31.
  package static func suffix(_ day: Int) -> String {
    switch (day % 10, day / 10) {
    case (_, 1): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  }

  /// Returns the name of a day that a month or a year lacks: `29 Feb`, `fifth Mon`, `23rd weekday`.
  package func name(of missing: RecurrenceSkip.Missing) -> String {
    switch missing {
    case .monthDay(let day, let month):
      month.map { "\(day) \(language.names.shortMonths[$0 - 1])" } ?? monthDay(day)
    case .place(let place): "\(ordinal(place.ordinal ?? 1, isPlace: true)) \(name(place.weekday))"
    case .position(let position): "\(ordinal(position, isPlace: true)) \(terms.workday)"
    }
  }

  private func weekStart(_ rule: Recurrence) -> String {
    guard rule.weekStart != .monday else { return "" }
    return switch language {
    case .english: ", weeks from \(name(rule.weekStart))"
    case .turkish: ", haftalar \(name(rule.weekStart)) başlar"
    }
  }

  private func end(_ end: Recurrence.End) -> String {
    switch end {
    case .never: return ""
    case .count(let count):
      return language == .turkish ? ", \(count) kez" : ", \(count) time\(count == 1 ? "" : "s")"
    case .until(let day):
      let month = day.shortMonth(in: language)
      let date = "\(day.day) \(month) \(day.year)"
      return language == .turkish ? ", bitiş \(date)" : " until \(date)"
    }
  }

  // MARK: Terms

  private struct Terms {
    let every, and, last, workday, weekend, weekendDay: String
    let units: [Recurrence.Frequency: String]
    var unitsBeforeOne: [Recurrence.Frequency: String] = [:]
    let ordinals: [Int: String]
  }

  private var terms: Terms { language == .turkish ? Self.turkish : Self.english }

  private static let english = Terms(
    every: "every",
    and: "and",
    last: "last",
    workday: "weekday",
    weekend: "weekend",
    weekendDay: "weekend day",
    units: [.daily: "day", .weekly: "week", .monthly: "month", .yearly: "year"],
    ordinals: [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"]
  )

  private static let turkish = Terms(
    every: "her",
    and: "ve",
    last: "son",
    workday: "iş günü",
    weekend: "hafta sonu",
    weekendDay: "hafta sonu günü",
    units: [.daily: "gün", .weekly: "hafta", .monthly: "ay", .yearly: "yıl"],
    unitsBeforeOne: [.daily: "günde", .weekly: "haftada", .monthly: "ayda", .yearly: "yılda"],
    ordinals: [1: "ilk", 2: "ikinci", 3: "üçüncü", 4: "dördüncü", 5: "beşinci"]
  )
}
