internal import Moments

/// A recurrence as Obsidian's Tasks writes it: `every 2 weeks on Sunday`, `every month on the last
/// Friday`, `every 3 days when done`.
enum MarkdownRecurrence {
  /// The most words of a recurrence, enough for the longest one with all weekdays.
  private static let maximumWords = 40

  /// Returns the rule as an RRULE of RFC 5545; `nil` for words that are not a recurrence.
  static func rule(of text: String) -> String? {
    var words = text.lowercased().split { $0 == " " || $0 == "," }.map { String($0) }
    guard words.count <= maximumWords, words.first == "every" else { return nil }
    words.removeFirst()
    let isFromCompletion = words.suffix(2) == ["when", "done"]
    if isFromCompletion { words.removeLast(2) }
    var parts: [String] = []
    guard var frequency = frequency(&words, &parts) else { return nil }
    if !words.isEmpty {
      guard words.removeFirst() == "on" else { return nil }
      guard let days = days(words, of: frequency) else { return nil }
      if frequency == "DAILY" { frequency = "WEEKLY" }
      parts.append(days)
    }
    let isPlain = parts.allSatisfy { $0.hasPrefix("INTERVAL") }
    // This list has no rule for days of a month or week that count from completion.
    guard isPlain || !isFromCompletion else { return nil }
    if isFromCompletion { parts.append("X-FROM=COMPLETION") }
    return Recurrence(rule: (["FREQ=\(frequency)"] + parts).joined(separator: ";"))?.rule
  }

  private static func frequency(_ words: inout [String], _ parts: inout [String]) -> String? {
    guard var word = words.first else { return nil }
    words.removeFirst()
    if let count = word == "other" ? 2 : Int(word) {
      parts.append("INTERVAL=\(count)")
      guard !words.isEmpty else { return nil }
      word = words.removeFirst()
    }
    switch word {
    case "day", "days": return "DAILY"
    case "week", "weeks": return "WEEKLY"
    case "month", "months": return "MONTHLY"
    case "year", "years": return "YEARLY"
    case "weekday", "weekdays":
      guard parts.isEmpty else { return nil }
      parts.append("BYDAY=MO,TU,WE,TH,FR")
      return "WEEKLY"
    default: break
    }
    if let month = months.firstIndex(of: word), parts.isEmpty {
      parts.append("BYMONTH=\(month + 1)")
      return "YEARLY"
    }
    guard parts.isEmpty, weekday(word) != nil else { return nil }
    var names = [word]
    while let next = words.first, next == "and" || weekday(next) != nil {
      names.append(words.removeFirst())
    }
    parts.append("BYDAY=\(names.compactMap(weekday).joined(separator: ","))")
    return "WEEKLY"
  }

  /// Returns the days in the rule's form for words such as `sunday and tuesday`, `the 1st and
  /// 15th`, `the 2nd last friday`.
  ///
  /// It is `nil` if the words name no days.
  private static func days(_ words: [String], of frequency: String) -> String? {
    let words = words.filter { $0 != "and" && $0 != "the" }
    let weekdays = words.compactMap(weekday)
    if weekdays.count == words.count, !words.isEmpty {
      return frequency == "WEEKLY" ? "BYDAY=\(weekdays.joined(separator: ","))" : nil
    }
    guard frequency == "MONTHLY" || frequency == "YEARLY" else { return nil }
    var numbers: [Int] = []
    var places: [String] = []
    for word in words {
      if let weekday = weekday(word), let number = numbers.popLast() {
        places.append("\(number)\(weekday)")
      } else if word == "last" {
        // `2nd last` counts from the end.
        let isCounted = numbers.last.map { $0 > 0 } ?? false
        numbers.append(isCounted ? -(numbers.popLast() ?? 1) : -1)
      } else if let number = ordinal(word) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    guard numbers.isEmpty != places.isEmpty else { return nil }
    return places.isEmpty
      ? "BYMONTHDAY=\(numbers.map { "\($0)" }.joined(separator: ","))"
      : "BYDAY=\(places.joined(separator: ","))"
  }

  private static func ordinal(_ word: String) -> Int? {
    guard word.utf8.count > 2, ["st", "nd", "rd", "th"].contains(word.suffix(2)) else { return nil }
    return Int(word.dropLast(2)).flatMap { (1...31).contains($0) ? $0 : nil }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func weekday(_ word: String) -> String? {
    switch word {
    case "monday", "mondays": "MO"
    case "tuesday", "tuesdays": "TU"
    case "wednesday", "wednesdays": "WE"
    case "thursday", "thursdays": "TH"
    case "friday", "fridays": "FR"
    case "saturday", "saturdays": "SA"
    case "sunday", "sundays": "SU"
    default: nil
    }
  }
}
