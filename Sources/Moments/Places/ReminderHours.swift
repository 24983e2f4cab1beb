import SystemLibrary

/// The default reminders of to-dos without their own, according to the settings `remind-at` and
/// `remind-day`.
package struct ReminderHours: Sendable, Hashable {
  /// Whether a to-do with a due time has a reminder at that time.
  package var isAtDue: Bool
  /// The second of the day of the reminder for a to-do that is due on a day without a time; `nil`
  /// for none.
  package var secondOfDay: Int?

  /// Reminders at the due time, and in the morning of a due day.
  package static let standard = ReminderHours(isAtDue: true, secondOfDay: 9 * 3_600)

  /// The environment variables in which the host passes the settings to extensions.
  package static let atVariable = "WIDGETCTL_REMIND_AT"
  package static let dayVariable = "WIDGETCTL_REMIND_DAY"

  /// The value of the settings `remind-at` and `remind-day` that turns reminders off.
  package static let none = "none"
  /// The value of `remind-at` for a reminder at the due time.
  package static let due = "due"

  package init(isAtDue: Bool, secondOfDay: Int?) {
    (self.isAtDue, self.secondOfDay) = (isAtDue, secondOfDay)
  }

  /// Parses the values of the settings `remind-at` and `remind-day`; a missing or invalid one is
  /// replaced by its default.
  package init(at: String?, day: String?) {
    self = .standard
    if at == Self.none { isAtDue = false }
    if day == Self.none {
      secondOfDay = nil
    } else if let second = day.flatMap(Self.second) {
      secondOfDay = second
    }
  }

  /// The settings `remind-at` and `remind-day` as the host passed them to this process.
  package static var ofProcess: ReminderHours {
    let value = { (name: String) in getenv(name).map { String(cString: $0) } }
    return ReminderHours(at: value(atVariable), day: value(dayVariable))
  }

  /// Returns whether a text is a value of `remind-day`: `none`, or a time such as `9:00` or
  /// `18:30`.
  package static func isDay(_ text: String) -> Bool { text == none || second(in: text) != nil }

  /// Returns the second of the day for a text `HH:MM`; `nil` for any other text.
  private static func second(in text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 3_600 + minute * 60
  }
}
