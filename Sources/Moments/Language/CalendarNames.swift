/// The names of a language for days and months, as CLDR writes them: Monday and January are the
/// first.
package struct CalendarNames: Sendable {
  package let weekdays: [String]
  package let shortWeekdays: [String]
  package let months: [String]
  /// The short names of the months: the first three letters of each name.
  package let shortMonths: [String]
  /// The separator between counts of units: `2 days, 3 hours`.
  package let unitSeparator: String
  /// The separator between a day and a time.
  package let timeSeparator: String
  /// The separator between the ends of a range of times on one day.
  package let timeRange: String

  private init(
    weekdays: [String],
    shortWeekdays: [String],
    months: [String],
    unitSeparator: String,
    timeSeparator: String,
    timeRange: String
  ) {
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.months = months
    self.unitSeparator = unitSeparator
    self.timeSeparator = timeSeparator
    self.timeRange = timeRange
    shortMonths = months.map { String($0.prefix(3)) }
  }

  package static let english = CalendarNames(
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    unitSeparator: ", ",
    timeSeparator: ", ",
    // Thin spaces, as CLDR has them.
    timeRange: "\u{2009}–\u{2009}"
  )

  package static let turkish = CalendarNames(
    weekdays: ["Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"],
    shortWeekdays: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"],
    months: [
      "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim",
      "Kasım", "Aralık",
    ],
    unitSeparator: " ",
    timeSeparator: " ",
    timeRange: "–"
  )
}

extension UserLanguage {
  /// The names of days and months in this language.
  package var names: CalendarNames {
    switch self {
    case .english: .english
    case .turkish: .turkish
    }
  }
}

extension CivilDate {
  /// Returns the short name of the day's month: `Jun`, `Haz`.
  package func shortMonth(in language: UserLanguage) -> String {
    language.names.shortMonths[month - 1]
  }

  /// Returns the day and its short month: `5 Jun`, `5 Haz`.
  package func dayAndMonth(in language: UserLanguage) -> String {
    "\(day) \(shortMonth(in: language))"
  }
}

extension Weekday {
  /// Returns the weekday's name: `Monday`, `Pazartesi`.
  package func name(in language: UserLanguage) -> String {
    language.names.weekdays[rawValue - 1]
  }

  /// Returns the weekday's short name: `Mon`, `Pzt`.
  package func shortName(in language: UserLanguage) -> String {
    language.names.shortWeekdays[rawValue - 1]
  }
}
