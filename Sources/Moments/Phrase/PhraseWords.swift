/// The table of one language's words for dates.
///
/// The words are spelled as by `PhraseWord.folded`, and alternatives are separated by `|`.
struct PhraseWords: Sendable {
  let language: UserLanguage
  /// Short names of weekdays in addition to those of the calendar: `tues`.
  let furtherWeekdays: [String: Weekday]
  /// Names and stems of months in addition to those of the calendar: `sept`.
  let furtherMonths: [String: Int]
  let terms: [(PhraseTerm, String)]
  /// Abbreviations that are also words of the language: `sat` is a day only if the context confirms
  /// it.
  let wordsLikeNames: Set<String>
  /// The endings of ordinal numbers: `24th`.
  let ordinalEndings: Set<String>
  /// The endings of words and of numbers, if the language has them.
  let endings: [String: PhraseEnding]

  static let all = [english, turkish]

  /// Every phrase of the language with its meaning.
  var phrases: [(phrase: String, term: PhraseTerm)] {
    var phrases = terms.flatMap { term, words in
      words.split(separator: "|").map { (phrase: String($0), term: term) }
    }
    let names = language.names
    for day in Weekday.allCases {
      phrases.append((PhraseWord.folded(day.name(in: language)), .weekday(day)))
      phrases.append((PhraseWord.folded(day.shortName(in: language)), .shortWeekday(day)))
    }
    phrases += furtherWeekdays.map { ($0.key, .shortWeekday($0.value)) }
    for months in [names.months, names.shortMonths] {
      phrases += months.enumerated().map { (PhraseWord.folded($0.element), .month($0.offset + 1)) }
    }
    phrases += furtherMonths.map { ($0.key, .month($0.value)) }
    return phrases
  }
}

/// A meaning of the words at one position of a phrase.
struct PhraseMeaning: Sendable, Hashable {
  let term: PhraseTerm
  let language: UserLanguage
  /// The number of words that have this meaning together.
  let length: Int
  let ending: PhraseEnding?
}

/// The phrases of all languages by their first word.
enum PhraseLexicon {
  private struct Entry {
    let rest: [String]
    let term: PhraseTerm
    let language: UserLanguage
  }

  private static let entries: [String: [Entry]] = {
    var entries: [String: [Entry]] = [:]
    for table in PhraseWords.all {
      for (phrase, term) in table.phrases {
        let words = phrase.split(separator: " ").map(String.init)
        let entry = Entry(rest: Array(words.dropFirst()), term: term, language: table.language)
        entries[words[0], default: []].append(entry)
      }
    }
    return entries.mapValues { list in list.sorted { $0.rest.count > $1.rest.count } }
  }()

  private static let endings = PhraseWords.all.flatMap { table in
    table.endings.map { (text: $0.key, ending: $0.value, language: table.language) }
  }.sorted { $0.text.utf8.count > $1.text.utf8.count }

  /// Returns the ending with these letters, as written after an apostrophe; `nil` if there is none.
  static func ending(_ text: String) -> PhraseEnding? {
    PhraseWords.all.lazy.compactMap { $0.endings[text] }.first
  }

  /// Returns the first value that `pick` returns for a meaning of a single word, ignoring its
  /// endings; `nil` if there is none.
  static func exact<Value>(_ word: String, _ pick: (PhraseMeaning) -> Value?) -> Value? {
    for entry in entries[word] ?? [] where entry.rest.isEmpty {
      let meaning = PhraseMeaning(
        term: entry.term,
        language: entry.language,
        length: 1,
        ending: nil
      )
      if let value = pick(meaning) { return value }
    }
    return nil
  }

  /// Returns the meanings of the words at an index, those with more words first.
  static func meanings(at index: Int, of words: [PhraseWord]) -> [PhraseMeaning] {
    let word = words[index]
    let whole = (entries[word.folded] ?? []).compactMap { entry -> PhraseMeaning? in
      guard !entry.rest.isEmpty, index + entry.rest.count < words.count else { return nil }
      let rest = words[(index + 1)...].prefix(entry.rest.count)
      guard zip(rest.dropLast(), entry.rest).allSatisfy({ $0.folded == $1 }),
        let last = rest.last, let part = entry.rest.last,
        let ending = ending(of: last, as: part, entry)
      else { return nil }
      return meaning(entry, ending)
    }
    let single = (entries[word.folded] ?? []).filter { $0.rest.isEmpty }.map {
      meaning($0, word.ending)
    }
    return whole + single + inflected(word)
  }

  private static func meaning(_ entry: Entry, _ ending: PhraseEnding?) -> PhraseMeaning {
    PhraseMeaning(
      term: entry.term,
      language: entry.language,
      length: entry.rest.count + 1,
      ending: ending
    )
  }

  /// Compares a word, which may have an ending, with the last word of an entry.
  ///
  /// - Returns: The ending, `.some(nil)` for a word without one; `nil` if it is another word.
  private static func ending(
    of word: PhraseWord,
    as part: String,
    _ entry: Entry
  ) -> PhraseEnding?? {
    if word.folded == part { return .some(word.ending) }
    guard word.ending == nil, entry.term.takesEndings, word.folded.hasPrefix(part) else {
      return nil
    }
    let rest = word.folded.dropFirst(part.utf8.count)
    let found = endings.first { $0.text == rest && $0.language == entry.language }
    return found.map { .some($0.ending) }
  }

  /// Returns the meanings of a word whose ending has no apostrophe before it: `cumadan`, `ayın`.
  private static func inflected(_ word: PhraseWord) -> [PhraseMeaning] {
    guard word.ending == nil else { return [] }
    for (text, ending, language) in endings
    where word.folded.utf8.count > text.utf8.count + 1 && word.folded.hasSuffix(text) {
      let stem = String(word.folded.dropLast(text.utf8.count))
      let found = (entries[stem] ?? []).filter {
        $0.language == language && $0.rest.isEmpty && $0.term.takesEndings
      }
      if !found.isEmpty { return found.map { meaning($0, ending) } }
    }
    return []
  }
}

extension PhraseTerm {
  /// Whether words with this meaning may have an ending without an apostrophe.
  ///
  /// Sunday may not, because `pazardan` also means from the market.
  fileprivate var takesEndings: Bool {
    switch self {
    case .weekday(let day): day != .sunday
    case .day, .yearDay, .month, .part, .unit, .number, .plusHalf, .weekend, .edgeBehind, .edgeOf,
      .endOfDay, .midnight:
      true
    default: false
    }
  }
}
