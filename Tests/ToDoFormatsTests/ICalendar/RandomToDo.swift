import Moments
import SeededNumbers

@testable import ToDoFormats

/// Makes random changes of a to-do, like those of users.
enum RandomToDo {
  private static let words = [
    "milk", "a, b; c", "back\\slash", "über – ünlü", "😀", "x:y", "\"quoted\"", "^caret", "end\\",
  ]

  /// Changes one random field to another value, and returns the field.
  static func change(_ toDo: inout ForeignToDo, _ numbers: inout SplitMix64) -> ForeignToDo.Field {
    let before = toDo
    for _ in 0..<100 {
      let field = numbers.element(
        of: ForeignToDo.Field.allCases.filter { $0 != .identity && $0 != .list }
      )
      set(field, of: &toDo, &numbers)
      if toDo != before { return field }
    }
    return .name
  }

  private static func set(
    _ field: ForeignToDo.Field,
    of toDo: inout ForeignToDo,
    _ numbers: inout SplitMix64
  ) {
    switch field {
    case .identity, .list: break
    case .name: toDo.name = text(&numbers, lines: 1)
    case .notes: toDo.notes = numbers.oneIn(4) ? "" : text(&numbers, lines: 3)
    case .state: toDo.state = state(&numbers)
    case .due: toDo.due = numbers.oneIn(4) ? nil : moment(&numbers)
    case .notBefore: toDo.notBefore = numbers.oneIn(4) ? nil : moment(&numbers)
    case .startedAt: toDo.startedAt = numbers.oneIn(3) ? nil : instant(&numbers)
    case .reminders:
      // One before the due date needs a due date.
      let reminders: [ForeignToDo.Reminder] = [
        .before(seconds: Int64(numbers.below(90) * 60)), .at(instant(&numbers)),
      ]
      toDo.reminders = reminders.filter { reminder in
        if case .before = reminder { toDo.due != nil && numbers.oneIn(2) } else { numbers.oneIn(2) }
      }
    case .blockedBy:
      toDo.blockedBy = (0..<numbers.below(3)).map { "other-\($0 + numbers.below(2) * 5)@example" }
    case .priority: toDo.priority = numbers.element(of: ForeignToDo.Priority.allCases)
    case .tags:
      if numbers.oneIn(2), !toDo.tags.isEmpty {
        toDo.tags.remove(at: numbers.below(toDo.tags.count))
      }
      let tag = numbers.element(of: words)
      if numbers.oneIn(2), !toDo.tags.contains(tag) {
        toDo.tags.insert(tag, at: numbers.oneIn(3) ? 0 : toDo.tags.count)
      }
    case .recurrence:
      let rules = [
        "", "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "FREQ=MONTHLY;BYMONTHDAY=-1",
        "FREQ=YEARLY;COUNT=4",
        "FREQ=WEEKLY;UNTIL=20290101", "FREQ=MONTHLY;INTERVAL=3;X-FROM=COMPLETION",
        "FREQ=DAILY;INTERVAL=20;BYDAY=MO,TU,WE,TH,FR;X-COUNTED=BYDAY",
      ]
      toDo.recurrence = numbers.element(of: rules)
    case .steps:
      if numbers.oneIn(2), !toDo.steps.isEmpty {
        toDo.steps.remove(at: numbers.below(toDo.steps.count))
      }
      if numbers.oneIn(2), !toDo.steps.isEmpty {
        toDo.steps[numbers.below(toDo.steps.count)].isDone.toggle()
      }
      if numbers.oneIn(2) {
        let step = ForeignToDo.Step(name: numbers.element(of: words), isDone: numbers.oneIn(2))
        toDo.steps.insert(step, at: numbers.below(toDo.steps.count + 1))
      }
    case .addedAt:
      toDo.addedAt = numbers.oneIn(3) ? day(&numbers) : .instant(instant(&numbers), zone: "")
    case .modifiedAt: toDo.modifiedAt = numbers.oneIn(4) ? nil : instant(&numbers)
    case .url: toDo.url = numbers.oneIn(3) ? "" : "https://example.org/\(numbers.below(100)),a;b"
    }
  }

  private static func text(_ numbers: inout SplitMix64, lines: Int) -> String {
    (0..<(numbers.below(lines) + 1)).map { _ in
      (0..<(numbers.below(14) + 1)).map { _ in numbers.element(of: words) }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func instant(_ numbers: inout SplitMix64) -> Instant {
    CalendarSamples.instant("2027-02-01T00:00:00Z").adding(
      seconds: Int64(numbers.below(500_000) * 60)
    )
  }

  private static func day(_ numbers: inout SplitMix64) -> ForeignToDo.Moment {
    .day(CivilDate(daysSince1970: 20_900 + numbers.below(400)))
  }

  private static func moment(_ numbers: inout SplitMix64) -> ForeignToDo.Moment {
    if numbers.oneIn(2) { return day(&numbers) }
    let zones = ["", "Asia/Istanbul", "Asia/Tokyo", "America/New_York", "Europe/Berlin"]
    // Clocks that go back show an hour twice: instants in it are written in UTC.
    return .instant(instant(&numbers), zone: numbers.element(of: zones))
  }

  private static func state(_ numbers: inout SplitMix64) -> ForeignToDo.State {
    let at: ForeignToDo.Moment? =
      numbers.oneIn(3)
      ? nil : numbers.oneIn(3) ? day(&numbers) : .instant(instant(&numbers), zone: "")
    return numbers.oneIn(3) ? .open : numbers.oneIn(2) ? .done(at) : .cancelled(at)
  }

  /// Returns the properties that contain the value of a field.
  static func properties(of field: ForeignToDo.Field) -> Set<String> {
    let start: Set = ["DTSTART", "X-WIDGETCTL-DTSTART"]
    let rule: Set = ["RRULE", "X-WIDGETCTL-RRULE", "EXDATE", "RDATE"]
    let alarm: Set = [
      "BEGIN", "END", "TRIGGER", "ACTION", "DESCRIPTION", "X-KEPT", "REPEAT", "DURATION",
    ]
    let started: Set = ["STATUS", "X-WIDGETCTL-STARTED"]
    return switch field {
    case .name: ["SUMMARY"]
    case .notes: ["DESCRIPTION"]
    case .state: started.union(["COMPLETED", "PERCENT-COMPLETE"])
    // A date takes with it what counts from it.
    case .due, .notBefore, .recurrence: start.union(rule).union(alarm).union(["DUE"])
    case .startedAt: started
    case .reminders: alarm
    case .blockedBy: ["RELATED-TO"]
    case .priority: ["PRIORITY"]
    case .tags: ["CATEGORIES"]
    case .steps:
      [
        "BEGIN", "END", "UID", "DTSTAMP", "SUMMARY", "STATUS", "RELATED-TO", "COMPLETED",
        "PRIORITY", "X-OC-HIDESUBTASKS",
      ]
    case .addedAt: ["CREATED", "X-WIDGETCTL-STARTED"]
    case .modifiedAt: ["LAST-MODIFIED", "X-WIDGETCTL-STARTED"]
    case .url: ["URL"]
    case .identity, .list: []
    }
  }
}
