import Foundation
import Moments
import WidgetRender

/// The time zone, locale and calendar that views set around a text; `nil` is the user's (SU-89).
struct TextEnvironment: Sendable {
  var timeZone: TimeZone?
  var locale: Locale?
  var calendar: Calendar?

  /// Returns the text of a date whose language or calendar the host does not support; `nil` if the
  /// host can format it.
  ///
  /// Such a text does not follow the user to another time zone.
  func words(for content: ArchivedText.Content) -> String? {
    switch content {
    case .date(let date, .time) where hasForeignLanguage: words(for: date, time: .short)
    case .date(let date, .date) where isForeign: words(for: date, date: .long)
    case .interval(let start, let end) where isForeign: words(for: start.date..<end.date)
    default: nil
    }
  }

  private var isForeign: Bool {
    let isGregorian = calendar.map { [.gregorian, .iso8601].contains($0.identifier) } ?? true
    return !isGregorian || hasForeignLanguage
  }

  private var hasForeignLanguage: Bool {
    locale.map { !LocaleForm.hasLanguage(of: $0.identifier) } ?? false
  }

  private func words(
    for date: Instant,
    date day: DateFormatter.Style = .none,
    time: DateFormatter.Style = .none
  ) -> String {
    // Format styles have other patterns for these on Linux, with no zero before an hour.
    let formatter = DateFormatter()
    formatter.locale = locale ?? .reader
    if let calendar { formatter.calendar = calendar }
    if let timeZone { formatter.timeZone = timeZone }
    formatter.dateStyle = day
    formatter.timeStyle = time
    return formatter.string(from: date.date)
  }

  private func words(for dates: Range<Date>) -> String {
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone ?? .current
    let times = Date.IntervalFormatStyle(
      locale: locale ?? .reader,
      calendar: calendar,
      timeZone: calendar.timeZone
    ).hour().minute()
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return (isOneDay ? times : times.month(.abbreviated).day()).format(dates)
  }
}

extension EnvironmentValues {
  /// The zone, locale and calendar that views set around a text.
  var textEnvironment: TextEnvironment {
    TextEnvironment(timeZone: explicitTimeZone, locale: explicitLocale, calendar: explicitCalendar)
  }
}

extension Locale {
  /// The user's locale from the environment variables LC_ALL, LC_TIME and LANG; `nil` if none of
  /// them names one.
  static let readerName: String? = {
    let variables = ProcessInfo.processInfo.environment
    let name = LocaleForm.identifier(
      all: variables["LC_ALL"],
      time: variables["LC_TIME"],
      language: variables["LANG"]
    )
    return name.map { String($0.prefix { $0 != "." && $0 != "@" }) }
  }()

  /// The user's locale from the environment variables, which Foundation on Linux ignores.
  package static let reader = readerName.map { Locale(identifier: $0) } ?? .current
}

extension TimeZone {
  /// The zone's name for an archive: its identifier, or a POSIX rule if the zone is only an offset.
  fileprivate var archivedName: String {
    // Foundation's names of offsets, such as GMT+0530, are not in the time zone database.
    guard identifier.hasPrefix("GMT+") || identifier.hasPrefix("GMT-") else { return identifier }
    let seconds = secondsFromGMT()
    let parts = [abs(seconds) / 3600, abs(seconds) / 60 % 60, abs(seconds) % 60]
    let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    // POSIX counts towards the west.
    let signs = seconds < 0 ? ("-", "") : ("+", "-")
    return "<\(signs.0)\(digits[0])\(digits[1])>\(signs.1)\(digits.joined(separator: ":"))"
  }
}

extension ArchiveScope {
  /// Returns `text` with the locale and the time zone that views set, by which the host formats its
  /// dates.
  func placed(_ text: ArchivedText) -> ArchivedText {
    guard text.runs.contains(where: \.content.dependsOnPlace) else { return text }
    var text = text
    text.locale = environment.explicitLocale?.identifier
    if let zone = environment.explicitTimeZone { text.timeZone = session.name(of: zone) }
    return text
  }
}

extension ArchiveSession {
  /// Returns a name of the zone that the host knows.
  ///
  /// - Returns: `nil` if there is none; a note in the log reports it.
  fileprivate func name(of zone: TimeZone) -> String? {
    if let known = zoneNames[zone.identifier] { return known }
    let names =
      [zone.archivedName] + [TimeZone.abbreviationDictionary[zone.identifier]].compactMap(\.self)
    let name = names.first { TimeZoneSource().zone(named: $0) != nil }
    if name == nil {
      notes.add("the time zone \(zone.identifier) is not known: its dates are in the reader's")
    }
    zoneNames[zone.identifier] = .some(name)
    return name
  }
}

extension ArchivedText.Content {
  /// Whether the content is formatted by the time zone or the locale.
  fileprivate var dependsOnPlace: Bool {
    switch self {
    case .date(_, .timer), .timer, .verbatim, .symbol: false
    case .date, .interval: true
    }
  }
}
