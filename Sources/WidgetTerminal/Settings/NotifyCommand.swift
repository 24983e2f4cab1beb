/// The program that delivers reminders as notifications, from the setting `notify`.
package enum NotifyCommand: Equatable, Sendable {
  /// Delivers reminders as notifications of the desktop.
  case auto
  case none
  /// A program by its absolute path, with its arguments; it runs without a shell.
  case program([String])

  /// The most arguments of the program that delivers notifications.
  private static let mostWords = 64

  /// Parses `auto`, `none`, or arguments separated by blanks; double quotes keep words together.
  ///
  /// It is `nil` for an unclosed quote, and if the first argument is not an absolute path.
  package init?(_ text: String) {
    switch text {
    case "auto": self = .auto
    case "none": self = .none
    default:
      guard let words = Self.words(of: text), words.count <= Self.mostWords,
        words.first?.hasPrefix("/") == true
      else { return nil }
      self = .program(words)
    }
  }

  private static func words(of text: String) -> [String]? {
    var (words, word, isQuoted): ([String], String?, Bool) = ([], nil, false)
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted, "\t" where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted ? nil : words
  }
}
