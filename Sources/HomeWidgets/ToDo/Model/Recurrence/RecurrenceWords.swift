import Ground
import WidgetIntents

/// Says a rule so that `RecurrencePhrase` reads it again: `every 2 weeks on Mon and Thu until 24 Dec 2027`.
struct RecurrenceWords {
  private let language: ReaderLanguage

  init(_ language: ReaderLanguage) {
    self.language = language
  }

  /// The words for a rule as it is stored; one that is not known is shown as it stands.
  func text(ofRule rule: String) -> String {
    Recurrence(rule: rule).map { text($0) } ?? rule
  }

  func text(_ rule: Recurrence) -> String {
    guard let base = base(rule) else { return rule.rule }
    return base + end(rule.end)
  }

  /// `nil` for a rule that only RFC 5545 has words for.
  private func base(_ rule: Recurrence) -> String? {
    guard rule.setPositions.isEmpty else { return nil }
    if rule.isFromCompletion { return afterCompletion(rule) }
    let plain = rule.places.isEmpty && rule.monthDays.isEmpty && rule.months.isEmpty
    if plain { return every(rule) }
    switch rule.frequency {
    case .daily: return nil
    case .weekly:
      guard rule.months.isEmpty, rule.interval == 1 || rule.weekStart == .monday else {
        return nil
      }
      let days = rule.places.map(\.weekday)
      if rule.interval == 1, days == [.monday, .tuesday, .wednesday, .thursday, .friday] {
        return language == .turkish ? "her iş günü" : "every weekday"
      }
      return on(rule, days.map { name($0) })
    case .monthly:
      guard rule.months.isEmpty, rule.places.isEmpty || rule.monthDays.isEmpty else { return nil }
      let places = rule.places.compactMap { place($0) }
      let days = rule.monthDays.compactMap { monthDay($0) }
      guard places.count == rule.places.count, days.count == rule.monthDays.count else {
        return nil
      }
      return on(rule, places + days)
    case .yearly:
      guard rule.places.isEmpty, rule.months.count == 1, rule.monthDays.count == 1,
        let month = rule.months.first, let day = rule.monthDays.first, day > 0
      else { return nil }
      return on(rule, ["\(day) \(MomentWords.shortMonths(language)[month - 1])"], article: false)
    }
  }

  private func afterCompletion(_ rule: Recurrence) -> String {
    switch language {
    case .english:
      "\(rule.interval) \(unit(rule.frequency))\(rule.interval == 1 ? "" : "s") after completion"
    case .turkish: "tamamlanınca \(rule.interval) \(unit(rule.frequency)) sonra"
    }
  }

  private func every(_ rule: Recurrence) -> String {
    let unit = unit(rule.frequency)
    switch language {
    case .english: return rule.interval == 1 ? "every \(unit)" : "every \(rule.interval) \(unit)s"
    case .turkish:
      guard rule.interval > 1 else { return "her \(unit)" }
      let place = ["gün": "günde", "hafta": "haftada", "ay": "ayda", "yıl": "yılda"][unit] ?? unit
      return "\(rule.interval) \(place) bir"
    }
  }

  private func on(_ rule: Recurrence, _ days: [String], article: Bool = true) -> String {
    let list = list(days)
    guard language == .english else {
      // `her ayın 31. günü`, `her ayın son günü`.
      let every = rule.frequency == .monthly && rule.interval == 1 ? "her ayın" : every(rule)
      return "\(every) \(list)" + (list.hasSuffix(".") ? " günü" : "")
    }
    let the = rule.frequency == .monthly && article ? "the " : ""
    return "\(every(rule)) on \(the)\(list)"
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    let and = language == .turkish ? "ve" : "and"
    return parts.dropLast().joined(separator: ", ") + " \(and) \(last)"
  }

  private func unit(_ frequency: Recurrence.Frequency) -> String {
    switch frequency {
    case .daily: language == .turkish ? "gün" : "day"
    case .weekly: language == .turkish ? "hafta" : "week"
    case .monthly: language == .turkish ? "ay" : "month"
    case .yearly: language == .turkish ? "yıl" : "year"
    }
  }

  private func name(_ weekday: Weekday) -> String {
    MomentWords.shortWeekdays(language)[weekday.rawValue - 1]
  }

  private func place(_ place: Recurrence.Place) -> String? {
    guard let number = place.ordinal, let ordinal = Self.ordinals(language)[number] else {
      return nil
    }
    return "\(ordinal) \(name(place.weekday))"
  }

  private func monthDay(_ day: Int) -> String? {
    switch (language, day) {
    case (.english, -1): "last day"
    case (.turkish, -1): "son günü"
    case (_, ..<0): nil
    case (.english, _): "\(day)\(Self.suffix(day))"
    case (.turkish, _): "\(day)."
    }
  }

  /// The words for a day of the month, as `31st`.
  static func suffix(_ day: Int) -> String {
    switch (day % 10, day / 10) {
    case (_, 1): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  }

  private static func ordinals(_ language: ReaderLanguage) -> [Int: String] {
    switch language {
    case .english: [1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", -1: "last"]
    case .turkish:
      [1: "ilk", 2: "ikinci", 3: "üçüncü", 4: "dördüncü", 5: "beşinci", -1: "son"]
    }
  }

  private func end(_ end: Recurrence.End) -> String {
    switch end {
    case .never: return ""
    case .count(let count):
      return language == .turkish ? ", \(count) kez" : ", \(count) time\(count == 1 ? "" : "s")"
    case .until(let day):
      let month = MomentWords.shortMonths(language)[day.month - 1]
      let date = "\(day.day) \(month) \(day.year)"
      return language == .turkish ? ", bitiş \(date)" : " until \(date)"
    }
  }
}
