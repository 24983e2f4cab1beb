import SystemLibrary

/// The default reminders of to-dos without their own, according to the settings `remind-at` and `remind-day`.
package struct ReminderHours: Sendable, Hashable {
  /// Whether a to-do with a time is remembered at that time.
  package var isAtDue: Bool
  /// The second of the day at which a to-do of a day is remembered; `nil` for never.
  package var secondOfDay: Int?

  /// Reminders at the due time, and in the morning of a due day.
  package static let standard = ReminderHours(isAtDue: true, secondOfDay: 9 * 3_600)

  /// The variables in which a host hands the settings to extensions.
  package static let atVariable = "WIDGETCTL_REMIND_AT"
  package static let dayVariable = "WIDGETCTL_REMIND_DAY"

  /// The word for no reminder.
  package static let none = "none"
  /// The word for one at the time at which something is due.
  package static let due = "due"

  package init(isAtDue: Bool, secondOfDay: Int?) {
    (self.isAtDue, self.secondOfDay) = (isAtDue, secondOfDay)
  }

  /// Reads the values of both settings; one that is missing or is not understood is the standard one.
  package init(at: String?, day: String?) {
    self = .standard
    if at == Self.none { isAtDue = false }
    if day == Self.none {
      secondOfDay = nil
    } else if let second = day.flatMap(Self.second) {
      secondOfDay = second
    }
  }

  /// The values that this process's host has handed over.
  package static var ofProcess: ReminderHours {
    let value = { (name: String) in getenv(name).map { String(cString: $0) } }
    return ReminderHours(at: value(atVariable), day: value(dayVariable))
  }

  /// Whether a text is a value of `remind-day`: `none`, or a time such as `9:00` or `18:30`.
  package static func isDay(_ text: String) -> Bool { text == none || second(in: text) != nil }

  /// The second of the day that `HH:MM` means; `nil` for anything else.
  private static func second(in text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 3_600 + minute * 60
  }
}
