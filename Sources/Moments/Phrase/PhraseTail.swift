/// The words at the end of a text that are about a day or a time, or may be.
struct PhraseTail {
  /// The parsed words; a typed word may consist of several.
  let words: [PhraseWord]
  /// For each word, the index of the typed word that it comes from.
  private let sources: [Int]
  private let meanings: [[PhraseMeaning]]
  /// The accepted languages: those of words that can only be dates, otherwise the user's.
  private let languages: Set<UserLanguage>
  /// The index of the first word at the end that is about a day or time; the number of words if
  /// there is none.
  private(set) var start = 0

  /// Parses the last typed words; `inAnyLanguage` also accepts words in languages other than the
  /// user's.
  init(of typed: ArraySlice<String>, locale: UserLocale, inAnyLanguage: Bool = false) {
    var words: [PhraseWord] = []
    var sources: [Int] = []
    for (index, word) in zip(typed.indices, typed) {
      // A longer word is none of a date.
      let parts =
        word.utf8.count > PhraseWord.maximumBytes
        ? [PhraseWord("")] : PhraseWord.words(word)
      words += parts
      sources += parts.map { _ in index }
    }
    self.words = words
    self.sources = sources
    let meanings = words.indices.map { PhraseLexicon.meanings(at: $0, of: words) }
    self.meanings = meanings
    let every = Self.start(words, meanings, Set(UserLanguage.allCases))
    let sure = meanings[every...].joined().filter(\.term.isSure).map(\.language)
    if inAnyLanguage {
      languages = Set(UserLanguage.allCases)
    } else {
      languages = sure.isEmpty ? [locale.language] : Set(sure)
    }
    start = Self.start(words, meanings, languages)
    // A typed word is taken whole or not at all.
    while start < words.count, start > 0, sources[start - 1] == sources[start] { start += 1 }
    if start == words.count - 1, isForeignName(at: start, locale.language) { start = words.count }
  }

  /// Returns whether a single word is a day only in a language other than the user's, without that
  /// language's spelling: `Read Dune` (`düne`), `Call Sali` (`Salı`).
  private func isForeignName(at index: Int, _ language: UserLanguage) -> Bool {
    let word = words[index]
    return !meanings[index].isEmpty
      && meanings[index].allSatisfy { meaning in
        guard meaning.language != language else { return false }
        // An ending without its apostrophe.
        if meaning.ending != nil, word.ending == nil { return true }
        guard word.written.utf8.allSatisfy({ $0 < 0x80 }), word.written.first?.isUppercase == true
        else { return false }
        guard case .weekday(let day) = meaning.term else { return true }
        return !UserLanguage.allCases.map { day.name(in: $0) }.contains(word.written)
      }
  }

  private static func start(
    _ words: [PhraseWord],
    _ meanings: [[PhraseMeaning]],
    _ languages: Set<UserLanguage>
  ) -> Int {
    var isOfTime = words.map(\.hasShapeOfTime)
    for (index, meanings) in meanings.enumerated() {
      for meaning in meanings where languages.contains(meaning.language) {
        for place in index..<index + meaning.length { isOfTime[place] = true }
      }
    }
    return (isOfTime.lastIndex(of: false) ?? -1) + 1
  }

  /// Returns the index of the typed word that a word comes from.
  func source(of index: Int) -> Int { sources[index] }

  /// Returns whether a typed word begins at an index.
  func beginsWord(at index: Int) -> Bool { index == 0 || sources[index - 1] != sources[index] }

  private func terms(at index: Int) -> [PhraseTerm] {
    meanings[index].filter { languages.contains($0.language) }.map(\.term)
  }

  /// Returns the terms of the phrases whose last word has this index.
  private func termsEnding(at index: Int) -> [PhraseTerm] {
    (max(0, index - 4)...index).flatMap { start in
      meanings[start].filter { start + $0.length == index + 1 && languages.contains($0.language) }
        .map(\.term)
    }
  }

  /// Returns whether the phrase at `start` is only the end of a longer one (BW-29).
  ///
  /// The word before `start` is then part of the phrase, as in `by 5 tomorrow`.
  func isPart(from start: Int, isTimeAlone: Bool) -> Bool {
    guard start > self.start else { return false }
    let word = words[start - 1]
    if word.isClockTime || word.isWholeDay || DayPhrase.ordinal(word) != nil { return true }
    if word.isNumericDay, isTimeAlone { return true }
    if words[start].isStroke { return true }
    // `by 5 tomorrow`
    if word.number != nil, start - 1 > self.start,
      termsEnding(at: start - 2).contains(where: \.announcesNumber)
    {
      return true
    }
    let isQualified = terms(at: start).contains { term in
      switch term {
      case .which, .period, .coming: true
      default: false
      }
    }
    let hasArticle = terms(at: start).contains(.the)
    return termsEnding(at: start - 1).contains { term in
      switch term {
      case .ahead: hasArticle
      case .later, .ago: termsEnding(at: max(0, start - 2)).contains(where: \.isUnit)
      case .shortWeekday: !(word.isLikeName && isBehindArticle(start - 1))
      case .edge, .vague: isQualified
      case .month: isNumbered(start - 1)
      case .unit(let unit): unit != .minute && unit != .hour && isCounted(start - 1)
      default: term.changesNext
      }
    }
  }

  /// Whether the first word joins a following day or time to a day before it.
  var joinsDays: Bool {
    isSure && (words.first?.isStroke == true || terms(at: 0).contains(where: \.joins))
  }

  /// Returns whether the number of a day is next to a month's name.
  private func isNumbered(_ month: Int) -> Bool {
    let isDay = { (index: Int) in
      self.words.indices.contains(index)
        && self.words[index].folded.utf8.first.map(PhraseWord.isDigit) == true
        && !self.words[index].isClockTime
    }
    if isDay(month - 1) { return true }
    let isOfNext = terms(at: min(month + 2, words.count - 1)).contains(where: \.isMonth)
    return isDay(month + 1) && !words[month].isLikeName && !isOfNext
  }

  /// The index of the first word to report if no phrase is accepted.
  ///
  /// Words before it that may be verbs, such as `start` and `ara`, are left out.
  var reportedStart: Int {
    (start..<words.count).first { index in
      let terms = terms(at: index)
      return terms.isEmpty
        || terms.contains { term in
          switch term {
          case .month: isNumbered(index)
          case .edge: index + 1 < words.count && self.terms(at: index + 1).contains(.of)
          default: true
          }
        }
    } ?? start
  }

  /// The index after the last word to report in a name.
  ///
  /// A preposition at the end is left out, because it introduces other words.
  var reportedEnd: Int {
    let end = (start..<words.count).last { index in
      let terms = terms(at: index)
      return terms.isEmpty || !terms.allSatisfy(\.isConnection)
    }
    return (end ?? words.count - 1) + 1
  }

  private func isCounted(_ index: Int) -> Bool {
    guard index > start else { return false }
    return words[index - 1].number != nil
      || termsEnding(at: index - 1).contains { term in
        switch term {
        case .number, .article, .andAHalf, .plusHalf, .vague, .which: true
        default: false
        }
      }
  }

  /// Whether the words at the end are certainly about time: a day, an hour, or a distance, and not
  /// `3` or `may` alone.
  var isSure: Bool {
    let all = (start..<words.count).flatMap { index in
      meanings[index].filter { languages.contains($0.language) }.map { ($0.term, index) }
    }
    let terms = Set(all.map(\.0))
    let isRelated = terms.contains { term in
      switch term {
      case .ahead, .later, .ago, .which, .coming, .vague, .joint: true
      default: false
      }
    }
    return (start..<words.count).contains { words[$0].isClockTime || words[$0].isWholeDay }
      || (1...31).contains(words.last.flatMap(DayPhrase.ordinal) ?? 0)
      || all.contains { term, index in
        switch term {
        case .shortWeekday:
          !isBehindArticle(index)
        case .month: isNumbered(index) || isRelated
        case .unit: isRelated && words.count - start > 1
        default: term.isSure || term.isPartOfDay
        }
      }
  }

  private func isBehindArticle(_ index: Int) -> Bool {
    index > 0 && termsEnding(at: index - 1).contains { $0 == .the || $0 == .inThe }
  }
}

extension PhraseTerm {
  /// Whether words with this meaning can only be about a day.
  var isSure: Bool {
    switch self {
    case .day, .weekday, .yearDay, .period, .weekend, .edgeOf, .endOfDay, .tonight, .midnight,
      .unclear:
      true
    default: false
    }
  }

  var isMonth: Bool { if case .month = self { true } else { false } }

  fileprivate var isUnit: Bool { if case .unit = self { true } else { false } }

  fileprivate var announcesNumber: Bool {
    [.introduction, .before, .until, .after, .from, .about, .to, .between].contains(self)
  }

  fileprivate var joins: Bool { [.joint, .to, .and, .until].contains(self) }

  fileprivate var isConnection: Bool {
    switch self {
    case .introduction, .on, .at, .before, .until, .after, .from, .about, .the, .inThe, .of, .to,
      .with, .and, .dash, .between, .joint, .ahead:
      true
    default: false
    }
  }

  var isPartOfDay: Bool { if case .part = self { true } else { false } }

  /// Whether words with this meaning can change the meaning of the phrase after them.
  fileprivate var changesNext: Bool {
    switch self {
    case .introduction, .on, .at, .before, .until, .after, .from, .about, .the, .inThe, .of, .to,
      .and, .dash, .between, .joint, .unclear, .adjacentDay, .past, .ordinal, .which, .coming,
      .afterNext, .fortnight:
      true
    default: isSure || isPartOfDay || isShortWeekday
    }
  }

  private var isShortWeekday: Bool { if case .shortWeekday = self { true } else { false } }
}

extension PhraseWord {
  /// Whether the word looks like a date with a year (`2026-12-24`, `24.12.2026`); the date need not
  /// exist.
  fileprivate var isWholeDay: Bool {
    isNumericDay && folded.filter { "-./".contains($0) }.count == 2 && folded.utf8.count >= 8
  }

  /// Whether the word has digits where times, days and lengths have them.
  fileprivate var hasShapeOfTime: Bool {
    let isSigned = folded.utf8.first == UInt8(ascii: "+")
    let text = isSigned ? folded.dropFirst() : folded[...]
    guard text.utf8.first.map(Self.isDigit) == true else {
      return isStroke
    }
    if number != nil || isClockTime || isNumericDay || DayPhrase.dayOfMonth(self) != nil {
      return true
    }
    if AmountPhrase.joined(text) != nil || AmountPhrase.hoursAndMinutes(String(text)) != nil {
      return true
    }
    return text.allSatisfy { $0.isNumber || ":.-–/".contains($0) }
      || PhraseLexicon.ending(String(text.drop(while: \.isNumber))) != nil
  }
}
