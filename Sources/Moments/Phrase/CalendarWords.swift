/// The names of days, months and units in every language, spelled as by `PhraseWord.folded`.
package enum CalendarWords {
  /// A weekday that a word names, the word's language, and whether the word is an abbreviation.
  package struct WeekdayName: Sendable, Hashable {
    package let weekday: Weekday
    package let language: UserLanguage
    package let isShort: Bool
  }

  package static func weekday(_ word: String) -> WeekdayName? {
    PhraseLexicon.exact(word) { meaning in
      switch meaning.term {
      case .weekday(let day): WeekdayName(weekday: day, language: meaning.language, isShort: false)
      case .shortWeekday(let day):
        WeekdayName(weekday: day, language: meaning.language, isShort: true)
      default: nil
      }
    }
  }

  /// Returns the number of the month that a word names, 1 for January; `nil` for any other word.
  ///
  /// A full stop after an abbreviation is ignored.
  package static func month(_ word: String) -> Int? {
    let name = word.utf8.last == UInt8(ascii: ".") ? String(word.dropLast()) : word
    return PhraseLexicon.exact(name) { meaning in
      if case .month(let month) = meaning.term { month } else { nil }
    }
  }

  /// A unit of time that phrases count, as in `in 3 days` and `+3d`.
  package enum Unit: Sendable, Hashable {
    case minute, hour, day, week, month, year
  }

  package static func unit(_ word: String) -> Unit? {
    switch word {
    case "h": .hour
    case "d": .day
    case "w": .week
    case "m": .month
    case "y": .year
    default:
      PhraseLexicon.exact(word, Unit.init)
    }
  }
}

extension CalendarWords.Unit {
  init?(_ meaning: PhraseMeaning) {
    guard case .unit(let unit) = meaning.term else { return nil }
    self = unit
  }
}
