internal import Moments

/// The recurrence of a task, determined by its own attributes and those of its recurring task.
struct WarriorRule {
  let task: WarriorTask
  /// The recurring task; `nil` if the task itself is recurring, or if the recurring one is not in
  /// the file.
  let parent: WarriorTask?
  let time: WarriorTime

  /// The most past instances of a recurring task that are counted; Taskwarrior creates them one by
  /// one.
  private static let maximumInstances = 2_000

  /// The day from which the rule counts: the due day of the recurring task; `nil` if that has no
  /// valid due date.
  var firstDay: CivilDate? {
    time.instant((parent ?? task).text("due")).map { time.zone.date(at: $0) }
  }

  /// The rule with its end, as an RRULE of RFC 5545; empty if widgetctl cannot express the
  /// recurrence.
  var text: String {
    guard let period = WarriorPeriod(task.text("recur")) else { return "" }
    let due = time.instant(task.text("due")).map { time.zone.civil(at: $0) }
    let end = lastDay(dueAt: due).map { ";UNTIL=" + $0.text.filter { $0 != "-" } } ?? ""
    return Recurrence(rule: period.rule(from: firstDay) + end)?.rule ?? ""
  }

  /// Returns the last day on which an occurrence may be due; `nil` if the recurrence has no end.
  ///
  /// An occurrence on the day of the end counts only if it is not due later than the end.
  func lastDay(dueAt due: CivilDateTime?) -> CivilDate? {
    guard let until = time.instant(task.text("until")) else { return nil }
    let last = time.zone.civil(at: until)
    return last.secondOfDay >= due?.secondOfDay ?? 0 ? last.date : last.date.adding(days: -1)
  }

  /// Whether the rule's days differ from Taskwarrior's because some months are shorter.
  var drifts: Bool { WarriorPeriod(task.text("recur"))?.drifts(from: firstDay) ?? false }

  /// Returns the next due date of a recurring task without an instance in its record.
  ///
  /// The attribute `mask` has a character for each instance, which shows whether it is over.
  /// - Returns: `nil` if it is due for the first time, and for an instance.
  func next(from due: ForeignToDo.Moment) -> ForeignToDo.Moment? {
    guard parent == nil, !task.has("parent"), var rule = Recurrence(rule: text) else { return nil }
    let mask = task.text("mask").utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "W") }
    guard (1...Self.maximumInstances).contains(mask.count) else { return nil }
    rule.end = .never
    var civil = time.zone.civil(at: time.instant(due))
    for _ in mask {
      guard let next = rule.next(after: civil.date, today: civil.date)?.day else { return nil }
      civil.date = next
    }
    return switch due {
    case .day: .day(civil.date)
    case .instant(_, let zone): .instant(time.zone.instant(of: civil), zone: zone)
    }
  }
}
