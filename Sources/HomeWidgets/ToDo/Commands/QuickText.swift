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
    if moment == nil, !clearsDue, case .taken(let trailing) = TrailingMoment(of: rest, on: clock) {
      moment = trailing.moment
      rest = trailing.name
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
        moment = try MomentPhrase(sign: value, on: clock).moment
      } catch {
        throw .due(value, error)
      }
    case .every where value == "none" || value == "yok": change.recurrence = .clear
    case .every:
      do throws(RecurrenceFault) {
        // A hyphen may be one of `mon-fri`: the phrase takes it for a blank where it is none.
        let phrase = try RecurrencePhrase(value, on: clock)
        change.recurrence = .set(phrase.rule)
        change.recurrenceDay = phrase.day
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
      switch FoldedText.fold(String(word)) {
      case "pri", "priority", "oncelik": self = .priority
      case "due", "tarih": self = .due
      case "every", "her": self = .every
      case "note", "notes", "not": self = .note
      case "list", "liste": self = .list
      default: return nil
      }
    }
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
    case .priority(let found):
      String(english: "“\(found)” is no priority", turkish: "“\(found)” bir öncelik değil")
    case .due(_, let fault): fault.reason
    case .every(let fault): fault.message
    case .nothing: String(english: "a to-do needs a name", turkish: "görevin bir adı olmalı")
    case .noChange:
      String(english: "nothing is said to change", turkish: "değişecek bir şey söylenmedi")
    }
  }

  var hint: String? {
    switch self {
    case .priority:
      String(
        english: "write pri:high, pri:medium, pri:low or pri:none",
        turkish: "öncelik:yüksek, öncelik:orta, öncelik:düşük ya da öncelik:yok yazın"
      )
    case .due(_, let fault):
      String(
        english: "for example due:\(fault.typedForms)",
        turkish: "örneğin tarih:\(fault.typedForms)"
      )
    case .every:
      String(
        english: "for example every:week, every:2-weeks or every:last-friday",
        turkish: "örneğin her:hafta, her:2-haftada-bir ya da her:son-cuma"
      )
    case .nothing:
      String(
        english: "for example: todo add Buy milk tomorrow 9am +home @Work pri:high",
        turkish: "örneğin: todo add Süt al yarın 9:00 +ev @İş öncelik:yüksek"
      )
    case .noChange:
      String(
        english: "for example: todo edit 3 friday 9am +home -work pri:low",
        turkish: "örneğin: todo edit 3 cuma 9:00 +ev -iş öncelik:düşük"
      )
    }
  }

  var exitCode: Int32 { 64 }
}
