import Moments
import WidgetIntents

/// A sign in a typed line, such as `+home`, `-home`, `@Work`, `pri:high` or `!!!`.
enum QuickSign: Equatable {
  case tag(String)
  case noTag(String)
  case list(String)
  /// A field name with a colon and a value, which may be empty.
  case field(Field, String)

  /// The fields that are set by their name and a colon, such as `due:`.
  enum Field: Equatable {
    case priority, due, every, note, list, from, url, remind, after

    init?(_ word: Substring) {
      let meanings: [ToDoWord] = [
        .priority, .due, .every, .note, .list, .from, .url, .remind, .after,
      ]
      switch ToDoWord.meaning(of: FoldedText.fold(String(word)), among: meanings) {
      case .priority: self = .priority
      case .due: self = .due
      case .every: self = .every
      case .note: self = .note
      case .list: self = .list
      case .from: self = .from
      case .url: self = .url
      case .remind: self = .remind
      case .after: self = .after
      default: return nil
      }
    }

    /// Whether punctuation at the end of the value is removed, because the value is not free text.
    var isWord: Bool { self != .note }
  }

  /// A sign that was found in a word, with the punctuation after it.
  struct Found: Equatable {
    let sign: QuickSign
    /// The punctuation after the sign, which is not part of it.
    let closing: String
    let isQuoted: Bool
  }

  /// Reads the sign in a word; returns `nil` if the word is plain text.
  static func read(_ word: QuickWord, on clock: UserClock) -> Found? {
    if let priority = ToDoPriority(marks: word.typed) {
      return Found(sign: .field(.priority, priority.rawValue), closing: "", isQuoted: false)
    }
    guard let head = Head(word.body) else { return nil }
    var value: String
    var closing: String
    let isQuoted: Bool
    if let quote = quote(in: word.body) {
      guard let content = quote.content else { return nil }
      (value, closing, isQuoted) = (content, quote.closing, true)
    } else if case .field(.note) = head {
      (value, closing, isQuoted) = (head.rest(of: word.body), "", false)
    } else {
      (value, closing) = QuickWord.split(head.rest(of: word.body))
      if case .field(.url) = head, closing.first == ")", value.contains("(") {
        // The bracket belongs to the address, as in `/wiki/Tea_(drink)`.
        value += String(closing.removeFirst())
      }
      if head.isMoment, closing.first == ".", Self.endsInDayOfMonth(value) {
        value += String(closing.removeFirst())
      }
      isQuoted = false
    }
    switch head {
    case .field(let field):
      return Found(sign: .field(field, value), closing: closing, isQuoted: isQuoted)
    case .label(let mark):
      guard isLabel(value, behind: mark, isQuoted: isQuoted, on: clock) else { return nil }
      let sign: QuickSign =
        switch mark {
        case "+": .tag(value)
        case "-": .noTag(value)
        default: .list(value)
        }
      return Found(sign: sign, closing: closing, isQuoted: isQuoted)
    }
  }

  /// Returns whether a text is a day and a month such as `24.12`, after which a full stop is part
  /// of the date.
  ///
  /// Without the full stop it may be a time.
  private static func endsInDayOfMonth(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// Returns whether a character is `+` or `@`, which begin a tag and a list.
  static func isLabelSign(_ character: Character?) -> Bool { character == "+" || character == "@" }

  /// Returns whether a word begins like a sign, though it may be none: `+2`, `@2024`, `-v`.
  static func isSignLike(_ word: QuickWord) -> Bool {
    if ToDoPriority(marks: word.typed) != nil { return true }
    return switch Head(word.body) {
    case .field: true
    case .label(let mark):
      word.body.dropFirst().first.map { $0.isLetter || $0.isNumber || $0 == "\"" } == true
        || (mark != "-" && word.body.count > 1)
    case nil: false
    }
  }

  /// Returns whether a text can be the name of a tag or a list, which needs a letter unless it is
  /// in quotation marks.
  ///
  /// A text that begins with a digit and means a day or a time cannot: `+3d`, `@9am`.
  private static func isLabel(
    _ text: String,
    behind mark: Character,
    isQuoted: Bool,
    on clock: UserClock
  ) -> Bool {
    guard let first = text.first, !isQuoted else { return !text.isEmpty }
    if first.isLetter { return true }
    guard first.isNumber, text.contains(where: \.isLetter) else { return false }
    return ![text, "\(mark)\(text)", "+\(text)"].contains { isMoment($0, on: clock) }
  }

  private static func isMoment(_ text: String, on clock: UserClock) -> Bool {
    do throws(MomentFault) {
      _ = try MomentPhrase(text, on: clock)
      return true
    } catch {
      return false
    }
  }

  /// The beginning of a sign: its character, or the name of the field before the colon.
  private enum Head {
    case label(Character)
    case field(Field)

    init?(_ body: String) {
      if let first = body.first, first == "-" || QuickSign.isLabelSign(first) {
        self = .label(first)
      } else if let colon = body.firstIndex(of: ":"), let field = Field(body[..<colon]) {
        self = .field(field)
      } else {
        return nil
      }
    }

    /// Whether the value is a day or a time.
    var isMoment: Bool {
      switch self {
      case .field(.due), .field(.from): true
      case .field, .label: false
      }
    }

    func rest(of body: String) -> String {
      switch self {
      case .label: String(body.dropFirst())
      case .field: String(body.drop { $0 != ":" }.dropFirst())
      }
    }
  }
}

extension QuickSign {
  /// A value of a sign in quotation marks, such as `"My list"` in `list:"My list"`.
  struct Quote {
    /// The quotation mark that ends the quotation.
    let mark: Character
    /// The text between the quotation marks; `nil` if they are not closed, or if text follows them.
    let content: String?
    /// The punctuation after the closing quotation mark.
    let closing: String

    var isClosed: Bool { content != nil }
  }

  /// Returns the quotation at the beginning of a sign's value; `nil` if the value does not begin
  /// with a quotation mark.
  static func quote(in body: String) -> Quote? {
    guard let rest = Head(body)?.rest(of: body), let first = rest.first,
      let mark: Character = ["\"": "\"", "“": "”"][first]
    else { return nil }
    let inner = rest.dropFirst()
    guard let end = inner.firstIndex(of: mark) else {
      return Quote(mark: mark, content: nil, closing: "")
    }
    let closing = String(inner[inner.index(after: end)...])
    let isWhole = QuickWord.split(closing).bare.isEmpty
    return Quote(mark: mark, content: isWhole ? String(inner[..<end]) : nil, closing: closing)
  }
}
