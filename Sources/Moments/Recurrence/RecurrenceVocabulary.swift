/// A word that joins the parts of a rule, in whatever language it was written.
enum RecurrenceMark: Hashable, Sendable {
  case every, everyFromCompletion, once, per, single
  case other, couple, one
  case on, at, the, and, through, of, inside
  case day, days, last, fromEnd, end, beginning, leapDay, monthNoun
  case workdays, workdaysInterval, weekend, weekends, weekendDay
  case completion, after, behind
  case until, untilBehind, from, fromBehind, to, times, during, duringBehind, next
  case weeksFrom, begins
}

/// A unit of a rule's interval: a quarter is three months.
struct RecurrenceUnit: Hashable, Sendable {
  let frequency: Recurrence.Frequency
  let count: Int

  init(_ frequency: Recurrence.Frequency, _ count: Int = 1) {
    self.frequency = frequency
    self.count = count
  }
}

/// The words of rules in one language, spelled as by `PhraseWord.folded`, with spaces between
/// several words.
struct RecurrenceVocabulary: Sendable {
  let language: UserLanguage
  let marks: [RecurrenceMark: [String]]
  let units: [String: RecurrenceUnit]
  /// Units before the word for one, as `haftada` in `haftada bir`, once a week.
  let unitsBeforeOne: [String: RecurrenceUnit]
  /// Words that are a whole rule, such as `monthly`.
  let adverbs: [String: RecurrenceUnit]
  /// Ambiguous words, with both of their rules.
  let ambiguousAdverbs: [String: [RecurrenceUnit]]
  /// Adverbs that are also adjectives or nouns, and are not rules in a sentence: `annual`,
  /// `günlük`.
  let adjectives: Set<String>
  let numbers: [String: Int]
  let ordinals: [String: Int]
  /// Endings of ordinals in digits, such as `st`.
  let ordinalEndings: Set<String>
  let partsOfDay: Set<String>
  /// Units of time that rules do not have, such as hours.
  let shortUnits: Set<String>
  let weekdayEndings: [WeekdayForm: [String]]
  let monthEndings: [String]
  /// Endings of a day before a word that makes it a start or an end, in the order in which they are
  /// tried: `1 Ocak'a kadar`.
  let dayEndings: [String]
  /// Words that give the rule after them another meaning, so that the rule is not accepted:
  /// `before`, `or`.
  let binding: Set<String>
  /// Words before an adverb that make it a name or part of one: `the daily`.
  let determiners: Set<String>

  /// The grammatical form of a weekday's name in a rule.
  enum WeekdayForm: Hashable, Sendable {
    /// The name alone, or with the ending of an object.
    case name
    case plural
    /// The name before the word for one, as `cumada` in `cumada bir`.
    case beforeOne
    case from, to
  }

  static let all = [english, turkish]

  /// The most words in an entry of the tables.
  static let longestEntry = 3
}

/// The words of a rule, read one after the other in one language.
struct RecurrenceCursor {
  let vocabulary: RecurrenceVocabulary
  private let words: [PhraseWord]
  private(set) var index = 0

  init(_ words: [PhraseWord], _ vocabulary: RecurrenceVocabulary) {
    self.words = words
    self.vocabulary = vocabulary
  }

  var isAtEnd: Bool { index >= words.count }
  var remaining: Int { words.count - index }

  func word(_ ahead: Int = 0) -> PhraseWord? {
    index + ahead < words.count ? words[index + ahead] : nil
  }

  mutating func skip(_ count: Int = 1) { index += count }

  /// Returns `count` words from a position on, in their original form.
  func written(_ count: Int, ahead: Int = 0) -> String {
    words.dropFirst(index + ahead).prefix(count).map(\.written).joined(separator: " ")
  }

  /// Returns the words from an index to the current word, as they were typed.
  func written(from start: Int) -> String {
    words[start..<max(index, start)].map(\.written).joined(separator: " ")
  }

  /// Returns how many of the following words together form the longest entry that `isEntry`
  /// accepts; 0 for none.
  private func length(_ ahead: Int, _ isEntry: (String) -> Bool) -> Int {
    for count in stride(from: RecurrenceVocabulary.longestEntry, through: 1, by: -1)
    where index + ahead + count <= words.count {
      let entry = words[(index + ahead)..<(index + ahead + count)].map(\.folded)
      if isEntry(entry.joined(separator: " ")) { return count }
    }
    return 0
  }

  /// Returns how many of the following words form a joining word, such as `until`; 0 for none.
  func length(_ mark: RecurrenceMark, _ ahead: Int = 0) -> Int {
    guard let phrases = vocabulary.marks[mark] else { return 0 }
    return length(ahead) { phrases.contains($0) }
  }

  func has(_ mark: RecurrenceMark, _ ahead: Int = 0) -> Bool { length(mark, ahead) > 0 }

  mutating func take(_ marks: RecurrenceMark...) -> Bool {
    for mark in marks {
      let count = length(mark)
      if count > 0 {
        skip(count)
        return true
      }
    }
    return false
  }

  /// Returns the value in a table for the longest entry at the next words, with the number of its
  /// words.
  ///
  /// - Returns: `nil` if the words are not in the table.
  func entry<Value>(_ table: [String: Value], _ ahead: Int = 0) -> (value: Value, count: Int)? {
    var found: Value?
    let count = length(ahead) {
      found = table[$0]
      return found != nil
    }
    return found.map { ($0, count) }
  }

  func number(_ ahead: Int = 0) -> Int? {
    guard let word = word(ahead) else { return nil }
    return word.number ?? vocabulary.numbers[word.folded]
  }

  /// Returns the ordinal in a word, such as `2nd`, `second` or `2.`, and whether it was written in
  /// digits; `nil` for other words.
  func ordinal(_ ahead: Int = 0) -> (value: Int, isDigits: Bool)? {
    guard let word = word(ahead) else { return nil }
    if let value = vocabulary.ordinals[word.folded] { return (value, false) }
    guard let value = vocabulary.leadingNumber(word.folded),
      vocabulary.ordinalEndings.contains(value.ending)
    else { return nil }
    return (value.number, true)
  }

  func weekday(_ ahead: Int = 0) -> (weekday: Weekday, form: RecurrenceVocabulary.WeekdayForm)? {
    word(ahead).flatMap { vocabulary.weekday($0.folded) }
  }

  func month(_ ahead: Int = 0) -> Int? {
    word(ahead).flatMap { vocabulary.month($0.folded) }
  }
}

extension RecurrenceVocabulary {
  /// Returns the number that a word begins with, of at most three digits, and the rest of the word;
  /// `nil` if there is none.
  func leadingNumber(_ word: String) -> (number: Int, ending: String)? {
    let digits = word.prefix { ("0"..."9").contains($0) }
    guard (1...3).contains(digits.utf8.count), let number = Int(digits), number > 0 else {
      return nil
    }
    return (number, String(word.dropFirst(digits.count)))
  }

  /// Returns the weekday that a word names in this language, and its form; `nil` for other words.
  ///
  /// Short names have no endings.
  func weekday(_ word: String) -> (weekday: Weekday, form: WeekdayForm)? {
    let word = word.last == "." ? String(word.dropLast()) : word
    if let name = CalendarWords.weekday(word) {
      return name.language == language ? (name.weekday, .name) : nil
    }
    for (form, endings) in weekdayEndings {
      for ending in endings where word.hasSuffix(ending) {
        let name = CalendarWords.weekday(String(word.dropLast(ending.count)))
        if let name, !name.isShort, name.language == language { return (name.weekday, form) }
      }
    }
    return nil
  }

  /// Returns the month that a word names, also with an ending as in `martın` and `ocağın`; `nil`
  /// for other words.
  func month(_ word: String) -> Int? {
    if let month = CalendarWords.month(word) { return month }
    for ending in monthEndings where word.hasSuffix(ending) {
      var name = String(word.dropLast(ending.count))
      // `ocağın` of `ocak`: a k between vowels.
      if name.hasSuffix("g") { name = name.dropLast() + "k" }
      if name.utf8.count > 3, let month = CalendarWords.month(name) { return month }
    }
    return nil
  }

  /// Returns whether a word is about time, or joins such words.
  func knows(_ word: String) -> Bool {
    binding.contains(word) || names(word) || leadingNumber(word) != nil
      || numbers[word] != nil || ordinals[word] != nil
      || marks.values.contains { phrases in
        phrases.contains { phrase in phrase.split(separator: " ").contains { $0 == word } }
      }
  }

  /// Returns whether a word names a unit or a day.
  ///
  /// Short names of months are not included: `ara` is a verb as well.
  func names(_ word: String) -> Bool {
    units[word] != nil || unitsBeforeOne[word] != nil || shortUnits.contains(word)
      || adverbs[word] != nil || ambiguousAdverbs[word] != nil || weekday(word) != nil
      || (word.utf8.count > 3 && month(word) != nil) || partsOfDay.contains(word)
      || [.workdays, .workdaysInterval, .weekend, .weekends, .leapDay, .day].contains { mark in
        marks[mark]?.contains { $0.split(separator: " ").contains { $0 == word } } == true
      }
  }
}
