/// A recurrence rule in words, in English or Turkish, or in the syntax of RFC 5545 (BW-24, BW-29).
///
/// `every 2 weeks on mon,thu until 24 Dec`, `last workday of every month`, `every weekday 9:30`,
/// `after 3 days`, `her ayın son cuması 10 kez`, `RRULE:FREQ=WEEKLY`. It depends only on its words
/// and the clock. A hyphen may replace a space, as in the signs `every:2-weeks` and
/// `every:mon-fri`.
package struct RecurrencePhrase: Sendable, Equatable {
  private let unbounded: Recurrence
  private let bounds: RecurrenceBounds
  private let today: CivilDate
  /// The first day or time; `nil` if the rule has none from today on.
  package let moment: WrittenMoment?
  /// Whether the words themselves express a repetition: `every friday`, `mondays`, but not
  /// `last friday`.
  package let isRepeating: Bool
  /// Whether the words begin with an adverb such as `daily`, which may be a name as well.
  package let beginsWithAdverb: Bool
  /// Whether the words list weekdays by name, `mon, wed, fri`, which may repeat or be days of one
  /// week.
  package let listsWeekdays: Bool

  /// The rule, with its end counted from the first day.
  package var rule: Recurrence { rule(from: day ?? today) }

  /// The time of every occurrence; `nil` if the words name none.
  package var time: WrittenTime? { bounds.time }

  /// Whether the words name the rule's first day.
  package var hasStart: Bool { bounds.start != nil }

  /// The words of a span of hours that begins at `time`: `14:30-15:30`.
  package var spanWords: [String] { bounds.spanWords }

  /// The day of `moment`, with or without a time; `nil` if the rule has no first day.
  package var day: CivilDate? {
    switch moment {
    case .day(let day), .time(let day, _): day
    case .instant, nil: nil
    }
  }

  /// Returns the rule for a to-do that is first due on a day; an end such as `for 3 weeks` is
  /// counted from that day.
  package func rule(from first: CivilDate) -> Recurrence {
    guard let span = bounds.span else { return unbounded }
    let end =
      switch span.frequency {
      case .daily: first.adding(days: span.count)
      case .weekly: first.adding(days: span.count * 7)
      case .monthly: first.adding(months: span.count)
      case .yearly: first.adding(months: span.count * 12)
      }
    var rule = unbounded
    rule.end = .until(end.adding(days: -1))
    return rule
  }

  /// Parses a whole text.
  ///
  /// - Throws: `RecurrenceFault` with the words that could not be parsed.
  package init(_ text: String, on clock: UserClock) throws(RecurrenceFault) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count == 1, let rule = Recurrence(rule: Self.withoutPrefix(words[0])) {
      self.init(rule, RecurrenceBounds(), on: clock)
      return
    }
    guard !words.isEmpty else { throw RecurrenceFault(text, .missing) }
    guard text.utf8.count <= Self.maximumBytes, let read = PhraseWord.ofRule(words) else {
      throw RecurrenceFault(String(text.prefix(PhraseWord.maximumBytes)), .tooLong)
    }
    do throws(RecurrenceDoubt) {
      try self.init(read.flatMap(\.self)[...], on: clock)
    } catch {
      throw RecurrenceFault(text, error)
    }
    // A rule by itself has no name to keep the end of a span in.
    if let span = bounds.spanWords.first { throw RecurrenceFault(text, .unknown(span)) }
  }

  /// Parses words in each language.
  ///
  /// - Throws: The error of the language that understood the most words.
  init(_ words: ArraySlice<PhraseWord>, on clock: UserClock) throws(RecurrenceDoubt) {
    var doubt: (value: RecurrenceDoubt, read: Int)?
    for vocabulary in RecurrenceVocabulary.all {
      var grammar = RecurrenceGrammar(Array(words), vocabulary, on: clock)
      do throws(RecurrenceDoubt) {
        try grammar.read()
        self.init(
          grammar.rule.canonical,
          grammar.bounds,
          isRepeating: grammar.isRepeating,
          beginsWithAdverb: grammar.beginsWithAdverb,
          listsWeekdays: grammar.listsWeekdays,
          on: clock
        )
        return
      } catch {
        // The language that understood more says what it did not.
        if doubt == nil || grammar.cursor.index > doubt?.read ?? 0 {
          doubt = (error, grammar.cursor.index)
        }
      }
    }
    throw doubt?.value ?? .missing
  }

  private init(
    _ rule: Recurrence,
    _ bounds: RecurrenceBounds,
    isRepeating: Bool = true,
    beginsWithAdverb: Bool = false,
    listsWeekdays: Bool = false,
    on clock: UserClock
  ) {
    unbounded = rule
    self.bounds = bounds
    self.isRepeating = isRepeating
    self.beginsWithAdverb = beginsWithAdverb
    self.listsWeekdays = listsWeekdays
    today = clock.today
    moment = rule.firstMoment(from: bounds.start ?? clock.today, at: bounds.time, on: clock)
  }

  /// Returns the phrase with a time for every occurrence.
  package func timed(_ time: WrittenTime, on clock: UserClock) -> RecurrencePhrase {
    var bounds = bounds
    bounds.time = time
    return RecurrencePhrase(
      unbounded,
      bounds,
      isRepeating: isRepeating,
      beginsWithAdverb: beginsWithAdverb,
      listsWeekdays: listsWeekdays,
      on: clock
    )
  }

  /// Parses a whole text as a rule; the clock is for the day in `until next friday`.
  ///
  /// - Throws: `RecurrenceFault` with the words that could not be parsed.
  static func recurrence(
    _ text: String,
    on clock: UserClock
  ) throws(RecurrenceFault) -> Recurrence {
    try RecurrencePhrase(text, on: clock).rule
  }

  /// Returns the text of a rule without the `RRULE:` that calendars write before it.
  private static func withoutPrefix(_ text: String) -> String {
    let prefix = "rrule:"
    return text.lowercased().hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }

  /// The most bytes of a rule in words with all of its lists.
  private static let maximumBytes = 1_024
}

extension PhraseWord {
  /// Returns the words of a rule, one list for each typed word; `nil` if a word is too long.
  static func ofRule(_ typed: [String]) -> [[PhraseWord]]? {
    var all: [[PhraseWord]] = []
    for word in typed {
      var words: [PhraseWord] = []
      for part in RuleWord.parts(of: word) {
        do throws(MomentFault) {
          words += try PhraseWord.words(of: part)
        } catch {
          return nil
        }
      }
      all.append(words)
    }
    return all
  }
}

/// Splits a typed word into its parts: `mon,thu`, `mon/wed/fri`, `2-weeks`, `mon-fri`, `3d`.
private enum RuleWord {
  static func parts(of word: String) -> [String] {
    let commas = word.split(separator: ",")
    guard commas.count < 2 else {
      return commas.dropLast().flatMap { parts(of: String($0) + ",") }
        + (commas.last.map { parts(of: String($0) + (word.hasSuffix(",") ? "," : "")) } ?? [])
    }
    return strokes(word) ?? hyphens(word) ?? span(word) ?? [word]
  }

  private static func strokes(_ word: String) -> [String]? {
    let parts = word.split(separator: "/").map(String.init)
    guard parts.count > 1, parts.allSatisfy(isWeekday) else { return nil }
    return parts
  }

  private static func hyphens(_ word: String) -> [String]? {
    let parts = word.split { $0 == "-" || $0 == "–" }.map(String.init)
    guard parts.count > 1, !word.contains(":"),
      parts.contains(where: { $0.first?.isLetter == true })
    else { return nil }
    let folded = word.lowercased()
    guard !RecurrenceVocabulary.all.contains(where: { $0.adverbs[folded] != nil }) else {
      return nil
    }
    var found: [String] = []
    var rest = parts[...]
    while let part = rest.popFirst() {
      if let next = rest.first, isWeekday(part), isWeekday(next) {
        found += [part, "-"]
      } else if part.utf8.count == 4, Int(part) != nil, rest.count > 1,
        rest.prefix(2).allSatisfy({ $0.utf8.count == 2 && Int($0) != nil })
      {
        // A date as ISO 8601 writes it.
        found.append(([part] + rest.prefix(2)).joined(separator: "-"))
        rest = rest.dropFirst(2)
      } else {
        found.append(part)
      }
    }
    return found
  }

  /// Splits a number and a unit: `3d`, `2mo`; returns `nil` for any other word.
  private static func span(_ word: String) -> [String]? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let unit = word.dropFirst(digits.count)
    guard !digits.isEmpty, RecurrenceVocabulary.english.units[unit.lowercased()] != nil else {
      return nil
    }
    return [String(digits), String(unit)]
  }

  private static func isWeekday(_ word: String) -> Bool {
    guard let words = try? PhraseWord.words(of: word), words.count == 1 else { return false }
    return RecurrenceVocabulary.all.contains { $0.weekday(words[0].folded) != nil }
  }
}
