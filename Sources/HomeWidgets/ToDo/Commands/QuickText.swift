import Moments
import WidgetIntents

/// What a person types in one line for a to-do: `Buy milk tomorrow 9am +home @Work pri:high` (BW-26, BW-28).
///
/// Signs are words of their own: `+home` is a tag, `@Work` the list, `pri:high` the priority, `due:friday` says when,
/// `every:week` or `every:2-weeks` how it comes back, `note:…` has the notes; of a to-do that exists `-home` takes a
/// tag away. A day or a time is taken if the rest of the text ends with it. Behind `--` nothing is recognised.
///
/// Each word is in a field or in the name; `told` says what could have been a field and is not.
struct QuickText {
  /// What the text is for.
  enum Purpose {
    case new
    /// A to-do that has a name, which only a text without signs replaces.
    case edit
  }

  /// What the text says that is not its name.
  private(set) var change = ToDoChange()
  /// When it is due, as written; `nil` where the text does not say.
  private(set) var moment: WrittenMoment?
  /// How it comes back, as written; `nil` where the text does not say.
  private(set) var recurrence: RecurrencePhrase?
  /// Whether it is to be due no more: `due:none`.
  private(set) var clearsDue = false
  /// What is left; empty where all of it was recognised.
  private(set) var name = ""
  /// What stays in the name though it looks like a field.
  private(set) var told: [QuickRemark] = []

  private let purpose: Purpose
  private let clock: ReaderClock
  /// The fields that have a value.
  private var isTaken: [QuickSign.Field] = []

  /// Reads words as they were typed; one word with blanks is a text that was quoted.
  ///
  /// - Throws: for a priority, a day or a rule that is none, and in an edit for a sign that would become the name.
  init(
    _ typed: [String],
    for purpose: Purpose = .new,
    on clock: ReaderClock
  ) throws(QuickTextError) {
    (self.purpose, self.clock) = (purpose, clock)
    let (words, literal) = QuickWord.words(of: typed)
    var rest = words[...]
    var name = QuickName()
    /// Words in the name that may be a slip.
    var doubtful: [String] = []
    while let word = rest.popFirst() {
      let found = QuickSign.read(word, on: clock)
      if let found, try take(found, of: word, before: &rest, &name) { continue }
      if QuickSign.isSignLike(word) { doubtful.append(word.typed) }
      name.append(word.typed)
    }
    if purpose == .edit { try refuse(doubtful) }
    if takeRecurrence(from: &name) { takeDate(from: &name) }
    self.name = name.text(then: literal)
    if purpose == .edit, literal == nil { try refuseDateLike(name.words) }
  }

  /// Takes a sign out of the text with the words behind it that are a part of its value; a sign that says nothing, or
  /// what another one has said, is not taken.
  private mutating func take(
    _ found: QuickSign.Found,
    of word: QuickWord,
    before rest: inout ArraySlice<QuickWord>,
    _ name: inout QuickName
  ) throws(QuickTextError) -> Bool {
    var closing = found.closing
    switch found.sign {
    case .tag(let tag): change.addedTags.append(tag)
    case .noTag where purpose == .new: return false
    case .noTag(let tag): change.removedTags.append(tag)
    case .list(let list):
      guard isFirst(.list, word) else { return false }
      change.list = .set(list)
    case .field(.note, ""), .field(.list, ""):
      // Of a to-do that exists it empties the field; beside a name it is as likely a word.
      guard purpose == .edit, rest.allSatisfy({ QuickSign.read($0, on: clock) != nil }),
        name.words.isEmpty
      else { return false }
      if case .field(.note, _) = found.sign { change.notes = .clear } else { change.list = .clear }
    case .field(let field, let value):
      guard isFirst(field, word) else { return false }
      let (words, mark) = try set(field, value, found, before: rest)
      rest = rest.dropFirst(words)
      if let mark { closing = mark }
    }
    name.leave(word.opening, closing)
    return true
  }

  private mutating func isFirst(_ field: QuickSign.Field, _ word: QuickWord) -> Bool {
    guard isTaken.contains(field) else {
      isTaken.append(field)
      return true
    }
    told.append(.repeated(word.typed))
    return false
  }

  /// Sets a field.
  ///
  /// - Returns: How many words behind the sign belong to it, and the punctuation behind the last of them.
  private mutating func set(
    _ field: QuickSign.Field,
    _ value: String,
    _ found: QuickSign.Found,
    before rest: ArraySlice<QuickWord>
  ) throws(QuickTextError) -> (words: Int, closing: String?) {
    switch field {
    case .priority:
      guard let priority = ToDoPriority(typed: value) else { throw .priority(value) }
      change.priority = priority
    case .note: change.notes = .set(value)
    case .list: change.list = .set(value)
    case .due where Self.isNone(value): clearsDue = true
    case .every where Self.isNone(value): change.recurrence = .clear
    case .due:
      let words = QuickValue(value, found, before: rest, on: clock)
      return try words.longest { (text) throws(QuickTextError) in
        do throws(MomentFault) {
          moment = try MomentPhrase(sign: text.joined(separator: " "), on: clock).moment
        } catch {
          throw .due(value, error)
        }
      }
    case .every:
      let words = QuickValue(value, found, before: rest, on: clock)
      return try words.longest { (text) throws(QuickTextError) in
        do throws(RecurrenceFault) {
          // A hyphen may be one of `mon-fri`: the phrase takes it for a blank where it is none.
          recurrence = try RecurrencePhrase(text.joined(separator: " "), on: clock)
        } catch {
          throw .every(error)
        }
      }
    }
    return (0, nil)
  }

  private static func isNone(_ value: String) -> Bool {
    ["none", "yok"].contains(FoldedText.fold(value))
  }

  private mutating func takeRecurrence(from name: inout QuickName) -> Bool {
    guard recurrence == nil, change.recurrence == nil else { return true }
    switch TrailingRecurrence(of: name.words, on: clock) {
    case .none: break
    case .taken(let taken):
      recurrence = taken.phrase
      name.keep(taken.name)
    case .untaken(let words, _):
      told.append(.unrepeated(words.joined(separator: " ")))
      return false
    }
    return true
  }

  private mutating func takeDate(from name: inout QuickName) {
    guard moment == nil, !clearsDue else { return }
    switch TrailingMoment(of: name.words, on: clock) {
    case .none: break
    case .taken(let taken):
      moment = taken.moment
      name.keep(withoutVerb(taken.name))
    case .untaken(let words, _): told.append(.untaken(words.joined(separator: " ")))
    }
  }

  /// `due friday` changes a date: people write what they mean to change.
  private func withoutVerb(_ words: [String]) -> [String] {
    let isVerb = words.count == 1 && QuickSign.Field(words[0][...]) == .due
    return purpose == .edit && isVerb ? [] : words
  }

  private func refuse(_ doubtful: [String]) throws(QuickTextError) {
    if let word = doubtful.first { throw .doubtful(word) }
  }

  /// Refuses a name that is only a number or a date that was not understood: `20th`, `the 20th`, `11-13T16:00`.
  private func refuseDateLike(_ words: [String]) throws(QuickTextError) {
    let articles: Set<String> = ["the", "on", "at", "by", "in", "due", "saat", "ayin"]
    let rest = words.drop { articles.contains(FoldedText.fold($0)) }
    let text = words.joined(separator: " ")
    guard !rest.isEmpty,
      rest.allSatisfy(Self.isDateLike) || told.contains(.untaken(text))
        || told.contains(.unrepeated(text))
    else { return }
    throw .doubtful(text)
  }

  /// Whether a word is made of digits and what is written around those of a date or an hour.
  private static func isDateLike(_ word: String) -> Bool {
    let endings: Set<String> = [
      "", "st", "nd", "rd", "th", "am", "pm", "d", "w", "m", "y", "h", "t", "tz", "z", "min", "g",
    ]
    guard word.first?.isNumber == true else { return false }
    let letters = FoldedText.fold(word).filter { !$0.isNumber && !":-./,+".contains($0) }
    return endings.contains(letters)
  }
}

/// What an answer says of a quick text besides what it changed.
enum QuickRemark: Equatable {
  /// Words about time at the end of the name that are not one day or time.
  case untaken(String)
  /// Words about coming back at the end of the name that are not one rule.
  case unrepeated(String)
  /// A sign whose field another one has set.
  case repeated(String)

  var text: String {
    switch self {
    case .untaken(let words):
      String(english: "no date taken: “\(words)”", turkish: "tarih alınmadı: “\(words)”")
    case .unrepeated(let words):
      String(english: "no recurrence taken: “\(words)”", turkish: "tekrar alınmadı: “\(words)”")
    case .repeated(let word):
      String(english: "“\(word)” stays in the name", turkish: "“\(word)” adda kaldı")
    }
  }

  /// The remarks as the end of a sentence: `; no date taken: “3 or 4 May”`.
  static func ending(_ remarks: [QuickRemark]) -> String {
    remarks.map { "; \($0.text)" }.joined()
  }
}

/// The words of a sign's value, of which some may be behind the sign: `due:tomorrow 9am`.
private struct QuickValue {
  /// The value by itself, as it was typed and without the punctuation at its end.
  private let forms: [(text: String, closing: String)]
  /// The words behind it that are no signs.
  private let following: [String]

  /// No day, time or rule has more words.
  private static let maximumWords = 12

  init(
    _ value: String,
    _ found: QuickSign.Found,
    before rest: ArraySlice<QuickWord>,
    on clock: ReaderClock
  ) {
    forms =
      found.closing.allSatisfy { $0 == "," } || found.isQuoted
      ? [(value, found.closing)] : [(value + found.closing, ""), (value, found.closing)]
    following =
      found.isQuoted || !found.closing.allSatisfy({ $0 == "," })
      ? []
      : rest.prefix(Self.maximumWords)
        .prefix { word in
          QuickSign.read(word, on: clock) == nil && !QuickSign.isSignLike(word)
            && word.typed.contains { $0.isLetter || $0.isNumber }
        }
        .map(\.typed)
  }

  /// Reads as many words as it can.
  ///
  /// - Throws: what `read` throws for the value alone.
  func longest(
    _ read: ([String]) throws(QuickTextError) -> Void
  ) throws(QuickTextError) -> (words: Int, closing: String?) {
    for count in stride(from: following.count, to: 0, by: -1) {
      let words = following.prefix(count)
      guard let last = words.last else { break }
      let (bare, closing) = QuickWord.split(last)
      for (last, closing) in [(last, ""), (bare, closing)] where !last.isEmpty {
        let text = [forms[0].text] + words.dropLast() + [last]
        if Self.isRead(text, read) { return (count, closing) }
      }
    }
    let whole = forms[0]
    if forms.count > 1, Self.isRead([whole.text], read) { return (0, whole.closing) }
    let bare = forms[forms.count - 1]
    try read([bare.text])
    return (0, bare.closing)
  }

  private static func isRead(
    _ words: [String],
    _ read: ([String]) throws(QuickTextError) -> Void
  ) -> Bool {
    do throws(QuickTextError) {
      try read(words)
      return true
    } catch {
      return false
    }
  }
}
