package import Ground

/// The names of days, months and units in both languages, in the letters of `PhraseWord.folded`.
package enum CalendarWords {
  /// A weekday's name, in which language it is, and whether it is cut short.
  package struct WeekdayName {
    package let weekday: Weekday
    package let language: ReaderLanguage
    package let isShort: Bool
  }

  package static func weekday(_ word: String) -> WeekdayName? {
    for (language, isShort, names) in weekdayNames {
      if let index = names.firstIndex(of: word), let weekday = Weekday(rawValue: index + 1) {
        return WeekdayName(weekday: weekday, language: language, isShort: isShort)
      }
    }
    guard let index = otherShortWeekdays[word], let weekday = Weekday(rawValue: index) else {
      return nil
    }
    return WeekdayName(weekday: weekday, language: .english, isShort: true)
  }

  private static let weekdayNames: [(ReaderLanguage, Bool, [String])] = [
    (
      .english, false,
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    ),
    (.english, true, ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
    (
      .turkish, false,
      ["pazartesi", "sali", "carsamba", "persembe", "cuma", "cumartesi", "pazar"]
    ),
    (.turkish, true, ["pzt", "sal", "car", "per", "cum", "cmt", "paz"]),
  ]

  private static let otherShortWeekdays = ["tues": 2, "weds": 3, "thur": 4, "thurs": 4]

  /// 1 for January; a full stop behind a short name is no part of it.
  package static func month(_ word: String) -> Int? {
    let name = word.utf8.last == UInt8(ascii: ".") ? String(word.dropLast()) : word
    if name == "sept" { return 9 }
    for names in monthNames {
      if let index = names.firstIndex(of: name) { return index + 1 }
    }
    return nil
  }

  private static let monthNames: [[String]] = [
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ],
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
    [
      "ocak", "subat", "mart", "nisan", "mayis", "haziran", "temmuz", "agustos", "eylul", "ekim",
      "kasim", "aralik",
    ],
    ["oca", "sub", "mar", "nis", "may", "haz", "tem", "agu", "eyl", "eki", "kas", "ara"],
  ]

  /// What is counted in `in 3 days` and `+3d`.
  package enum Unit {
    case minute, hour, day, week, month, year
  }

  package static func unit(_ word: String) -> Unit? {
    switch word {
    case "minute", "minutes", "min", "mins", "dakika", "dk": .minute
    case "hour", "hours", "hr", "hrs", "h", "saat": .hour
    case "day", "days", "d", "gun": .day
    case "week", "weeks", "w", "hafta": .week
    case "month", "months", "mo", "m", "ay": .month
    case "year", "years", "yr", "y", "yil", "sene": .year
    default: nil
    }
  }
}
