import Moments
import WidgetIntents

/// A to-do in one line as the user types it: `Buy milk tomorrow 9am +home @Work pri:high` (BW-26,
/// BW-28).
///
/// Signs are separate words:
/// - `+home` is a tag, `@Work` the list, `pri:high` or `!!!` the priority, and `due:friday` the due
///   date;
/// - `every:week` or `every:2-weeks` is the recurrence, `from:monday` the first day on which it can
///   be done;
/// - `remind:10m` is a reminder, `after:3` a to-do that must be done before, `url:…` the address;
/// - `note:…` contains the notes; `-home` removes a tag of an existing to-do.
///
/// A day or a time at the end of the remaining text is the due date. After `--` everything is the
/// name.
///
/// Each word becomes part of a field or of the name; `told` lists the words that look like a field
/// but are none.
struct QuickText {
  /// Whether the typed text describes a new to-do or changes an existing one.
  enum Purpose {
    case new
    /// The text changes a to-do, whose name stays if the text has only signs.
    case edit
  }

  /// The changes of all fields except the name, the dates, the recurrence and the blockers.
  private(set) var change = ToDoChange()
  /// The due date as written; `nil` if the text has none.
  private(set) var moment: WrittenMoment?
  /// The recurrence as written; `nil` if the text has none.
  private(set) var recurrence: RecurrencePhrase?
  /// Whether the due date is to be removed, by `due:none`.
  private(set) var clearsDue = false
  /// The date before which the to-do cannot be done, as written; `nil` if the text has none.
  private(set) var notBefore: WrittenMoment?
  /// The numbers of the to-dos that must be done before this one.
  private(set) var blockers: [Int64] = []
  /// The text that remains for the name; empty if all of it was recognised.
  private(set) var name = ""
  /// Remarks about words in the name that look like a field.
  private(set) var told: [QuickRemark] = []

  private let purpose: Purpose
  private let clock: UserClock
  /// The fields that earlier words of the text have set.
  private var isTaken: [QuickSign.Field] = []

  /// Parses words as they were typed; a single text with blanks is a whole line.
  ///
  /// - Throws: `QuickTextError` for an invalid value, and in an edit for words that are probably a
  ///   mistake and not a name.
  init(
    _ typed: [String],
    for purpose: Purpose = .new,
    on clock: UserClock
  ) throws(QuickTextError) {
    (self.purpose, self.clock) = (purpose, clock)
    let (words, behind) = QuickWord.words(of: typed, for: purpose)
    var rest = words[...]
    var name = QuickName()
    /// The words that begin like a sign but are none, such as `+2`.
    var doubtful: [String] = []
    while let word = rest.popFirst() {
      let found = QuickSign.read(word, on: clock)
      if let found, try take(found, of: word, before: &rest, &name) { continue }
      if QuickSign.isSignLike(word) { doubtful.append(word.typed) }
      if found == nil, QuickSign.quote(in: word.body) != nil { told.append(.kept(word.typed)) }
      name.append(word.typed)
    }
    if purpose == .edit { try refuse(doubtful) }
    if takeRecurrence(from: &name) { takeDate(from: &name) }
    let literal = behind.map { isDash(before: $0, behind: name) ? [QuickWord.end] + $0 : $0 }
    self.name = name.text(then: literal)
    if purpose == .edit, literal == nil {
      let isTold = told.contains { $0.words == name.text(then: nil) }
      if let slip = QuickSlip(name.words, isTold: isTold) { throw .doubtful(slip.text) }
    }
  }

  /// Applies a sign, such as `+home` or `due:friday`, and removes the following words that belong
  /// to its value.
  ///
  /// - Returns: `false` if the sign stays in the text, because it has no value or its field was
  ///   already set.
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
      // In an edit without a new name, an empty value clears the field; otherwise it may be a word.
      guard purpose == .edit, rest.allSatisfy({ QuickSign.read($0, on: clock) != nil }),
        name.words.isEmpty
      else {
        if found.isQuoted { told.append(.kept(word.typed)) }
        return false
      }
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
    told.append(.kept(word.typed))
    return false
  }

  /// Sets a field to a value.
  ///
  /// - Returns: The number of following words that are part of the value, and the punctuation after
  ///   the last of them.
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
    case .from where Self.isNone(value): change.notBefore = .clear
    case .after where Self.isNone(value): change.blockers = []
    case .after: blockers = try Self.numbers(in: value)
    case .remind where Self.isNone(value): change.reminders = []
    case .remind:
      let words = QuickValue(value, found, before: rest, on: clock)
      return try words.longest { (text) throws(QuickTextError) in
        do throws(ToDoError) {
          let typed = text.joined(separator: " ")
          change.addedReminders = try ToDoReminder.list(typed: typed, on: clock)
        } catch {
          throw .field(error)
        }
      }
    case .url where Self.isNone(value): change.url = .clear
    case .url:
      do throws(ToDoError) {
        change.url = .set(try ToDoAddress.checked(value))
      } catch {
        throw .field(error)
      }
    case .from:
      let words = QuickValue(value, found, before: rest, on: clock)
      return try words.longest { (text) throws(QuickTextError) in
        do throws(MomentFault) {
          notBefore = try MomentPhrase(sign: text.joined(separator: " "), on: clock).moment
        } catch {
          throw .from(value, error)
        }
      }
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
          // The parser keeps the hyphen in `mon-fri` and treats other hyphens as blanks.
          recurrence = try RecurrencePhrase(text.joined(separator: " "), on: clock)
        } catch {
          throw .every(error)
        }
      }
    }
    return (0, nil)
  }

  /// Parses the numbers of to-dos, separated by commas: `3`, `3,5` or `#3`.
  ///
  /// - Throws: `.field` for any other text.
  private static func numbers(in value: String) throws(QuickTextError) -> [Int64] {
    var numbers: [Int64] = []
    for part in value.split(separator: ",") {
      let digits = part.hasPrefix("#") ? part.dropFirst() : part
      guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int64(digits) else {
        throw .field(.unusableNumber(found: value))
      }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { throw .field(.unusableNumber(found: value)) }
    return numbers
  }

  private static func isNone(_ value: String) -> Bool {
    ToDoWord.nothing.isMeant(by: FoldedText.fold(value))
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

  /// Removes the word `due` if it is the only word before a date: in an edit, `due friday` changes
  /// only the date.
  private func withoutVerb(_ words: [String]) -> [String] {
    let isVerb = words.count == 1 && QuickSign.Field(words[0][...]) == .due
    return purpose == .edit && isVerb ? [] : words
  }

  private func refuse(_ doubtful: [String]) throws(QuickTextError) {
    if let word = doubtful.first { throw .doubtful(word) }
  }

  /// Returns whether `--` is a dash within a new name.
  ///
  /// It is one if no sign was recognised before it, and none would be recognised after it.
  private func isDash(before rest: [String], behind name: QuickName) -> Bool {
    guard purpose == .new, !name.words.isEmpty, change.isEmpty, isTaken.isEmpty,
      moment == nil, recurrence == nil
    else { return false }
    let hasSign = rest.contains { word in
      // Such a word would be an option of the command without the hyphen before it.
      if word.hasPrefix("--") || word == "-h" { return true }
      let found = QuickSign.read(QuickWord(word), on: clock)
      if case .noTag? = found?.sign { return false }
      return found != nil
    }
    return !hasSign && TrailingMoment(of: rest, on: clock) == .none
      && TrailingRecurrence(of: rest, on: clock) == .none
  }
}
