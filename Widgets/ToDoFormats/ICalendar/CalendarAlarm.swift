internal import Moments

/// A VALARM component, which is a reminder if only its time triggers it (RFC 5545, section 3.6.6).
struct CalendarAlarm {
  /// The properties of the alarm.
  private let contents: [ContentLine]

  init(_ lines: ArraySlice<CalendarText.Line>) {
    contents = lines.filter { $0.depth == 2 }.compactMap(\.content)
  }

  private func first(_ name: String) -> ContentLine? {
    contents.first { $0.name == name }
  }

  /// Whether the alarm is preserved in the file and not shown as a reminder.
  ///
  /// That is so if it depends on a location, sends mail or has no trigger.
  private var isKept: Bool {
    let action = ContentLine.capitals(EscapedText.trimmed(first("ACTION")?.value ?? "DISPLAY"))
    return !["DISPLAY", "AUDIO"].contains(action) || first("PROXIMITY") != nil
      || first("X-APPLE-PROXIMITY") != nil
      || first("TRIGGER") == nil
  }

  /// Returns the alarm as a reminder; `nil` if it is not one, or if widgetctl cannot express its
  /// time.
  func reminder(_ times: CalendarTimes, _ moments: inout CalendarMoments) -> ForeignToDo.Reminder? {
    guard !isKept, let trigger = first("TRIGGER") else { return nil }
    let value = EscapedText.trimmed(trigger.value)
    if case .utc(let instant)? = CalendarTime(value) { return .at(instant) }
    if CalendarTime(value) != nil {
      return moments.moment(trigger).flatMap { moment in
        if case .instant(let instant, _) = moment { .at(instant) } else { nil }
      }
    }
    guard let span = CalendarDuration(value) else { return nil }
    let isFromEnd = trigger.parameter("RELATED").map { ContentLine.capitals($0) == "END" } ?? false
    if isFromEnd || times.startLine == nil || times.startIsDue {
      guard times.due != nil, span.totalSeconds <= 0 else { return nil }
      return .before(seconds: -span.totalSeconds)
    }
    // The alarm is relative to the start, for which this list has no reminders, so it becomes an
    // instant.
    guard case .instant? = times.start, times.recurrence.isEmpty, let start = times.start,
      case .instant(let instant, _) = moments.moment(start, adding: span, of: times.startLine)
    else { return nil }
    return .at(instant)
  }

  /// Returns the lines of a VALARM for a reminder; `name` is the text that it displays.
  static func lines(_ reminder: ForeignToDo.Reminder, name: String) -> [ContentLine] {
    [
      ContentLine(name: "BEGIN", value: "VALARM"),
      trigger(reminder),
      ContentLine(name: "ACTION", value: "DISPLAY"),
      ContentLine(name: "DESCRIPTION", value: EscapedText.encoded(name.isEmpty ? "to-do" : name)),
      ContentLine(name: "END", value: "VALARM"),
    ]
  }

  /// Returns the TRIGGER property for a reminder.
  static func trigger(_ reminder: ForeignToDo.Reminder) -> ContentLine {
    switch reminder {
    case .before(let seconds):
      ContentLine(
        name: "TRIGGER",
        parameters: [.init("RELATED", "END")],
        value: CalendarDuration(seconds: -seconds).text
      )
    case .at(let instant):
      ContentLine(
        name: "TRIGGER",
        parameters: [.init("VALUE", "DATE-TIME")],
        value: CalendarTime.utc(instant).text
      )
    }
  }
}
