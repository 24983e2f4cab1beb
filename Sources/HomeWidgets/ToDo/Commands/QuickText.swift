import Ground
import WidgetIntents

/// What a person types in one line for a to-do: `Buy milk tomorrow 9am +home @Work pri:high` (BW-26).
///
/// Signs are words of their own: `+home` is a tag, `-home` takes it away, `@Work` the list, `pri:high` the priority,
/// `due:friday` says when, `every:week` or `every:2-weeks` how it comes back, `note:…` has the notes. A day or a
/// time is taken where the rest of the text ends with it. Behind `--` nothing is recognised.
struct QuickText {
  /// What the text says that is not its name.
  private(set) var change = ToDoChange()
  /// When it is due, as written; `nil` where the text does not say.
  private(set) var moment: WrittenMoment?
  /// Whether it is to be due no more: `due:none`.
  private(set) var clearsDue = false
  /// What is left; empty where all of it was recognised.
  private(set) var name = ""

  /// Reads words as they were typed; one word with blanks is a text that was quoted.
  ///
  /// - Throws: for a priority or a day that is none.
  init(_ typed: [String], on clock: ReaderClock) throws(QuickTextError) {
    let words = typed.count == 1 ? Self.words(of: typed[0]) : typed
    let end = words.firstIndex(of: Self.end) ?? words.endIndex
    var rest: [String] = []
    for word in words[..<end] where try !take(sign: word, on: clock) { rest.append(word) }
    if moment == nil, !clearsDue, let trailing = TrailingMoment(of: rest, on: clock) {
      moment = trailing.moment
      rest.removeLast(trailing.wordCount)
    }
    name = (rest + words[end...].dropFirst()).joined(separator: " ")
  }

  private static let end = "--"

  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Takes a word that is a sign, and says whether it was one.
  private mutating func take(
    sign word: String,
    on clock: ReaderClock
  ) throws(QuickTextError) -> Bool {
    let rest = String(word.dropFirst())
    switch word.first {
    case "+" where Self.isLabel(rest): change.addedTags.append(rest)
    case "-" where Self.isLabel(rest): change.removedTags.append(rest)
    case "@" where Self.isLabel(rest): change.list = .set(rest)
    default: return try take(field: word, on: clock)
    }
    return true
  }

  /// A label begins with a letter: `+3d` is a day, `@` alone a word.
  private static func isLabel(_ text: String) -> Bool { text.first?.isLetter == true }

  private mutating func take(
    field word: String,
    on clock: ReaderClock
  ) throws(QuickTextError) -> Bool {
    guard let colon = word.firstIndex(of: ":"), let field = Field(word[..<colon]) else {
      return false
    }
    let value = String(word[word.index(after: colon)...])
    switch field {
    case .priority:
      guard let priority = ToDoPriority(typed: value) else { throw .priority(value) }
      change.priority = priority
    case .due where value == "none" || value == "yok": clearsDue = true
    case .due:
      do throws(MomentFault) {
        moment = try MomentPhrase(value, on: clock).moment
      } catch {
        throw .due(value, error)
      }
    case .every where value == "none" || value == "yok": change.recurrence = .clear
    case .every:
      let words = value.split(separator: "-").joined(separator: " ")
      do throws(RecurrenceFault) {
        let rule = try RecurrencePhrase.recurrence(value.contains("=") ? value : words, on: clock)
        change.recurrence = .set(rule)
        change.recurrenceDay = rule.first(from: clock.today)
      } catch {
        throw .every(error)
      }
    case .note: change.notes = value.isEmpty ? .clear : .set(value)
    case .list: change.list = value.isEmpty ? .clear : .set(value)
    }
    return true
  }

  /// The signs that are a word with a colon.
  private enum Field {
    case priority, due, every, note, list

    init?(_ word: Substring) {
      switch word.lowercased() {
      case "pri", "priority", "öncelik": self = .priority
      case "due", "tarih": self = .due
      case "every", "her": self = .every
      case "note", "notes", "not": self = .note
      case "list", "liste": self = .list
      default: return nil
      }
    }
  }
}

extension ToDoPriority {
  /// A priority by its word or the beginning of it: `high`, `h`, `H`.
  init?(typed text: String) {
    let word = text.lowercased()
    guard !word.isEmpty,
      let priority = Self.allCases.first(where: { $0.rawValue.hasPrefix(word) })
    else { return nil }
    self = priority
  }
}

/// Why a sign in a quick text was not understood.
enum QuickTextError: ExplainedError, Equatable {
  case priority(String)
  case due(String, MomentFault)
  case every(RecurrenceFault)
  /// A text that names nothing to do.
  case nothing
  /// A text that changes nothing.
  case noChange

  var message: String {
    switch self {
    case .priority(let found): "“\(found)” is no priority"
    case .due(_, let fault): fault.reason
    case .every(let fault): fault.message
    case .nothing: "a to-do needs a name"
    case .noChange: "nothing is said to change"
    }
  }

  var hint: String? {
    switch self {
    case .priority: "write pri:high, pri:medium, pri:low or pri:none"
    case .due(_, let fault): "for example due:\(fault.typedForms)"
    case .every: "for example every:week, every:2-weeks or every:last-friday"
    case .nothing: "for example: todo add Buy milk tomorrow 9am +home @Work pri:high"
    case .noChange: "for example: todo edit 3 friday 9am +home -work pri:low"
    }
  }

  var exitCode: Int32 { 64 }
}
