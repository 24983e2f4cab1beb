/// The words for a day or a time in an answer, so that the user can check the date:
/// `tomorrow, Tue 1 Dec, 09:00` (BW-23).
///
/// They are built without a library's tables, so that they are the same on every machine.
package struct MomentWords {
  private let language: UserLanguage

  package init(_ language: UserLanguage) {
    self.language = language
  }

  /// Returns a day in words, with the time if there is one.
  ///
  /// - Parameters:
  ///   - day: The local day.
  ///   - time: The local time; `nil` for the day alone.
  ///   - today: The present day, which words such as `tomorrow` refer to.
  /// - Returns: One line.
  package func text(_ day: CivilDate, _ time: WrittenTime? = nil, today: CivilDate) -> String {
    var parts = [near(day, today), date(day, today)].compactMap(\.self)
    if let time { parts.append(Self.clock(time)) }
    return parts.joined(separator: ", ")
  }

  /// Returns a date such as `Tue 1 Dec`, in Turkish `1 Ara Sal`; with the year if it is not the
  /// current one.
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

  /// Returns a time such as `09:00`, with seconds if they are not zero.
  package static func clock(_ time: WrittenTime) -> String {
    let parts = [time.hour, time.minute] + (time.second ?? 0 > 0 ? [time.second ?? 0] : [])
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
