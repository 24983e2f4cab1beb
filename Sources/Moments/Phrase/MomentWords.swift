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
    let month = day.shortMonth(in: language)
    let weekday = day.weekday.shortName(in: language)
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
}
