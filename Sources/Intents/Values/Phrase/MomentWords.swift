package import Ground

/// Says a day or a time so that its reader sees what was understood: `tomorrow, Tue 1 Dec, 09:00` (BW-23).
///
/// Without a library's tables, so that an echo is the same on every machine.
package struct MomentWords {
  private let language: ReaderLanguage

  package init(_ language: ReaderLanguage) {
    self.language = language
  }

  /// The words for a day, with the hour where there is one.
  ///
  /// - Parameters:
  ///   - day: The day on the wall.
  ///   - time: The time there; `nil` for the day alone.
  ///   - today: The day from which it is seen.
  /// - Returns: One line.
  package func text(_ day: CivilDate, _ time: WrittenTime? = nil, today: CivilDate) -> String {
    var parts = [near(day, today), date(day, today)].compactMap(\.self)
    if let time { parts.append(Self.clock(time)) }
    return parts.joined(separator: ", ")
  }

  /// `Tue 1 Dec`, in Turkish `1 Ara Sal`; the year where it is not the reader's.
  private func date(_ day: CivilDate, _ today: CivilDate) -> String {
    let year = day.year == today.year ? "" : " \(day.year)"
    let month = Self.shortMonths(language)[day.month - 1]
    let weekday = Self.shortWeekdays(language)[day.weekday.rawValue - 1]
    return switch language {
    case .english: "\(weekday) \(day.day) \(month)\(year)"
    case .turkish: "\(day.day) \(month)\(year) \(weekday)"
    }
  }

  private func near(_ day: CivilDate, _ today: CivilDate) -> String? {
    switch day.daysSince1970 - today.daysSince1970 {
    case 0: language == .turkish ? "bugün" : "today"
    case 1: language == .turkish ? "yarın" : "tomorrow"
    case -1: language == .turkish ? "dün" : "yesterday"
    default: nil
    }
  }

  /// `09:00`, with seconds where there are some.
  package static func clock(_ time: WrittenTime) -> String {
    let parts = [time.hour, time.minute] + (time.second ?? 0 > 0 ? [time.second ?? 0] : [])
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  package static func shortWeekdays(_ language: ReaderLanguage) -> [String] {
    switch language {
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    case .turkish: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"]
    }
  }

  package static func shortMonths(_ language: ReaderLanguage) -> [String] {
    switch language {
    case .english:
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    case .turkish:
      ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"]
    }
  }
}

extension CivilDate {
  /// `5 Jun`, `5 Haz`.
  func dayAndMonth(in language: ReaderLanguage) -> String {
    "\(day) \(MomentWords.shortMonths(language)[month - 1])"
  }
}

extension Weekday {
  package var turkishName: String {
    switch self {
    case .monday: "Pazartesi"
    case .tuesday: "Salı"
    case .wednesday: "Çarşamba"
    case .thursday: "Perşembe"
    case .friday: "Cuma"
    case .saturday: "Cumartesi"
    case .sunday: "Pazar"
    }
  }

  package var englishName: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}
