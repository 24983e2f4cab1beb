import Moments

/// A reminder of a to-do, before its due date or at an instant, exact to the second.
enum ToDoReminder: Hashable, Sendable {
  /// A number of seconds before the due date; if that is a day, before its start.
  case before(seconds: Int64)
  case at(Instant)

  /// The most reminders of one to-do.
  static let maximumCount = 10
  /// The longest time before the due date, in seconds: ten years.
  static let maximumSeconds: Int64 = 10 * 366 * 86_400

  private static let units: [(letter: Character, seconds: Int64)] = [
    ("w", 604_800), ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
  ]

  /// The reminder as text for the store: `10m`, `2d`, or a time in UTC such as
  /// `2026-12-01T09:00:00Z`.
  var text: String {
    switch self {
    case .before(0): return "0m"
    case .before(let seconds):
      let unit = Self.units.first { seconds.isMultiple(of: $0.seconds) } ?? ("s", 1)
      return "\(seconds / unit.seconds)\(unit.letter)"
    case .at(let instant): return Self.text(of: instant)
    }
  }

  /// Parses a reminder that was stored as text; returns `nil` for other texts.
  init?(text: String) {
    if let unit = Self.units.first(where: { $0.letter == text.last }),
      let count = Int64(text.dropLast()), count >= 0
    {
      let (seconds, isTooLarge) = count.multipliedReportingOverflow(by: unit.seconds)
      guard !isTooLarge, seconds <= Self.maximumSeconds else { return nil }
      self = .before(seconds: seconds)
    } else if let instant = Self.instant(in: text) {
      self = .at(instant)
    } else {
      return nil
    }
  }

  /// Returns reminders as text for the store, on a line each.
  static func text(of reminders: [ToDoReminder]) -> String {
    reminders.isEmpty ? "" : reminders.map(\.text).joined(separator: "\n")
  }

  /// Parses reminders that were stored as text; a line that is not a reminder is left out.
  static func reminders(in text: String) -> [ToDoReminder] {
    text.isEmpty ? [] : text.split(separator: "\n").compactMap { ToDoReminder(text: String($0)) }
  }
}

extension ToDoReminder {
  private static func text(of instant: Instant) -> String {
    let wall = CivilDateTime(secondsSince1970: instant.secondsSince1970)
    let time = [wall.hour, wall.minute, wall.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(wall.date.text)T\(time.joined(separator: ":"))Z"
  }

  private static func instant(in text: String) -> Instant? {
    let parts = text.dropLast().split(separator: "T", omittingEmptySubsequences: false)
    guard text.last == "Z", parts.count == 2, let day = CivilDate(text: String(parts[0])) else {
      return nil
    }
    let time = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
      let wall = CivilDateTime(day, hour: hour, minute: minute, second: second)
    else { return nil }
    return Instant(secondsSince1970: wall.secondsSince1970)
  }
}
