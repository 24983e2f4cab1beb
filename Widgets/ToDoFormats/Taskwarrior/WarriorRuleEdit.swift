internal import Moments

/// Changes the recurrence in the attributes of a record's tasks.
struct WarriorRuleEdit {
  let reading: WarriorReading
  /// The current time, at which a recurring task ends if its rule is removed.
  let now: Instant

  private var task: WarriorTask { reading.task }
  private var time: WarriorTime { reading.time }

  /// Changes the attributes that describe the recurrence.
  ///
  /// - Returns: Whether a recurrence is removed because the to-do has no due date.
  func change(
    from before: ForeignToDo,
    to after: ForeignToDo,
    in changes: inout WarriorChanges
  ) -> Bool {
    let isAlone = reading.parent == nil && !task.has("parent")
    if isAlone, task.has("mask") {
      // The old rule would count the instances in the mask from the new first day.
      changes.set("due", after.due.map { time.text($0) } ?? "")
      changes.remove("mask")
    }
    // The program refuses a recurring task that is not due.
    let losesDue = after.due == nil && task.has("recur")
    if before.recurrence != after.recurrence || losesDue {
      let word = word(for: after)
      changes.set("recur", word ?? "")
      changes.set("rtype", word == nil ? "" : "periodic")
      if word != nil { changes.setParent("recur", word ?? "") }
      if after.state == .open {
        if isAlone, task.status != .waiting || word != nil {
          changes.set("status", word == nil ? "pending" : "recurring")
        }
        changes.setParent("status", word == nil ? "deleted" : "recurring")
        changes.setParent("end", word == nil ? time.text(now) : "")
      }
    }
    changeEnd(from: before, to: after, in: &changes)
    return losesDue
  }

  private func changeEnd(
    from before: ForeignToDo,
    to after: ForeignToDo,
    in changes: inout WarriorChanges
  ) {
    guard case .until(let day) = Recurrence(rule: after.recurrence)?.end, let due = after.due else {
      // For a task that does not recur, `until` is the time at which it is deleted.
      if task.has("until"), !before.recurrence.isEmpty || !after.recurrence.isEmpty {
        changes.setBoth("until", "")
      }
      return
    }
    let first = time.zone.civil(at: time.instant(due))
    guard reading.rule.lastDay(dueAt: first) != day else { return }
    var last = first
    last.date = day
    let isDay = if case .day = due { true } else { false }
    changes.setBoth("until", isDay ? time.text(.day(day)) : time.text(time.zone.instant(of: last)))
  }

  /// Returns whether the changed task is a recurring task without an instance in its record.
  func recursAlone(_ before: ForeignToDo, _ after: ForeignToDo) -> Bool {
    guard reading.parent == nil, !task.has("parent") else { return false }
    return before.recurrence == after.recurrence ? task.has("recur") : word(for: after) != nil
  }

  /// Returns Taskwarrior's period for the rule.
  ///
  /// It is `nil` without a due date, for a rule with a count, and for a rule that no period
  /// expresses.
  private func word(for after: ForeignToDo) -> String? {
    guard let due = after.due, let rule = Recurrence(rule: after.recurrence) else { return nil }
    if case .count = rule.end { return nil }
    let day = reading.parent == nil ? time.zone.date(at: time.instant(due)) : reading.rule.firstDay
    return WarriorPeriod.word(for: rule, from: day)
  }
}
