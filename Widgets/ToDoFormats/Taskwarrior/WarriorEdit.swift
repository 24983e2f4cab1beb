internal import Moments

/// Changes the attributes of a record's tasks so that they express another to-do.
struct WarriorEdit {
  private let reading: WarriorReading
  private let settings: FormatSettings
  private let time: WarriorTime
  private let rules: WarriorRuleEdit
  private var changes: WarriorChanges
  /// Whether a recurrence is removed because the to-do no longer has a due date.
  private var losesRule = false

  init(_ reading: WarriorReading, _ settings: FormatSettings) {
    self.reading = reading
    self.settings = settings
    time = reading.time
    rules = WarriorRuleEdit(reading: reading, now: settings.now)
    changes = WarriorChanges(reading)
  }

  private var task: WarriorTask { reading.task }
  private var parentTask: WarriorTask? { reading.parent.map { reading.tasks[$0] } }

  /// Sets the attributes that every new task needs, such as its status and the time of its entry.
  mutating func begin(_ toDo: ForeignToDo) {
    changes.set("description", json: "\"\"")
    changes.set("entry", time.text(toDo.addedAt ?? .instant(settings.now, zone: "")))
    if toDo.modifiedAt == nil { changes.set("modified", time.text(settings.now)) }
    changes.set("status", "pending")
    if let identity = toDo.identity { changes.set("uuid", identity) }
  }

  mutating func change(from before: ForeignToDo, to after: ForeignToDo) {
    if before.name != after.name { changes.setBoth("description", after.name) }
    if before.list != after.list { changes.setBoth("project", after.list) }
    if before.priority != after.priority {
      changes.setBoth("priority", Self.letter(after.priority))
    }
    if before.tags != after.tags { changeTags(from: before.tags, to: after.tags) }
    if before.blockedBy != after.blockedBy { changeBlockers(to: after.blockedBy) }
    changeMoments(from: before, to: after)
    if before.recurrence != after.recurrence || text(before.due) != text(after.due) {
      losesRule = rules.change(from: before, to: after, in: &changes)
    }
    changeState(from: before, to: after)
    changeNotes(from: before, to: after)
  }

  /// Returns the changed record, with the names of the fields that would be lost because the format
  /// cannot express them.
  func record(_ raw: RawRecord, saying toDo: ForeignToDo) -> WrittenRecord {
    var raw = raw
    changes.write(into: &raw)
    guard let again = WarriorReading(raw, settings) else { return WrittenRecord(raw) }
    let unplaced = again.unplaced(of: toDo)
    let recurrence = ForeignToDo.Field.recurrence.rawValue
    let isMissing = losesRule && !unplaced.contains(recurrence)
    return WrittenRecord(raw, unplaced: unplaced + (isMissing ? [recurrence] : []))
  }

  private static func letter(_ priority: ForeignToDo.Priority) -> String {
    switch priority {
    case .none: ""
    case .low: "L"
    case .medium: "M"
    case .high: "H"
    }
  }

  // MARK: Fields

  private mutating func changeTags(from before: [String], to after: [String]) {
    // The program would take a tag apart at its commas.
    let wanted = after.filter { !$0.isEmpty && !$0.contains(",") }
    changes.set("tags", json: Self.array(Self.tags(of: task, wanted)))
    if let parentTask {
      changes.setParent("tags", json: Self.array(Self.tags(of: parentTask, wanted)))
    }
  }

  /// Returns a JSON array of strings; an empty text if there are no strings, which removes the
  /// attribute.
  private static func array(_ texts: [String]) -> String {
    texts.isEmpty ? "" : "[" + texts.map(WarriorTask.quoted).joined(separator: ",") + "]"
  }

  /// Returns the wanted tags; a tag that the task already has is spelled as the task has it.
  private static func tags(of task: WarriorTask, _ wanted: [String]) -> [String] {
    let old = task.list("tags") ?? []
    return wanted.map { tag in old.first { WarriorReading.bareTag($0) == tag } ?? tag }
  }

  private mutating func changeBlockers(to blockers: [String]) {
    let array = Self.array(blockers)
    guard let old = task.value("depends"), JSONValue.kind(old) == .string else {
      return changes.set("depends", json: array)
    }
    changes.set(
      "depends",
      JSONValue.text(old).hasPrefix("[") ? array : blockers.joined(separator: ",")
    )
  }

  private mutating func changeMoments(from before: ForeignToDo, to after: ForeignToDo) {
    change("entry", before.addedAt, after.addedAt)
    change("modified", before.modifiedAt, after.modifiedAt)
    change("start", before.startedAt, after.startedAt)
    change(WarriorReading.notBeforeName(task), before.notBefore, after.notBefore)
    if before.notBefore != nil, after.notBefore == nil {
      changes.remove("scheduled")
      if task.status == .waiting { changes.set("status", "pending") }
    }
    if text(before.due) != text(after.due) { changes.set("due", text(after.due)) }
  }

  private func text(_ moment: ForeignToDo.Moment?) -> String { moment.map { time.text($0) } ?? "" }

  private mutating func change(
    _ name: String,
    _ before: ForeignToDo.Moment?,
    _ after: ForeignToDo.Moment?
  ) {
    if text(before) != text(after) { changes.set(name, text(after)) }
  }

  private mutating func change(_ name: String, _ before: Instant?, _ after: Instant?) {
    change(name, before.map { .instant($0, zone: "") }, after.map { .instant($0, zone: "") })
  }

  private mutating func changeState(from before: ForeignToDo, to after: ForeignToDo) {
    let (old, new) = (ending(before.state), ending(after.state))
    guard old != new else { return }
    changes.set("end", text(new.moment))
    guard old.word != new.word else {
      if parentTask?.status == .deleted { changes.setParent("end", text(new.moment)) }
      return
    }
    changes.set("status", new.word ?? (rules.recursAlone(before, after) ? "recurring" : "pending"))
    // A recurring task would make the next instance, while this list has made its own.
    changes.setParent("status", new.word == nil ? "recurring" : "deleted")
    changes.setParent(
      "end",
      new.word == nil ? "" : text(new.moment ?? .instant(settings.now, zone: ""))
    )
  }

  private struct Ending: Equatable {
    /// Taskwarrior's name of the status; `nil` for an open to-do.
    var word: String?
    var moment: ForeignToDo.Moment?
  }

  private func ending(_ state: ForeignToDo.State) -> Ending {
    switch state {
    case .open: Ending()
    case .done(let moment):
      Ending(word: "completed", moment: moment.map { .instant(time.instant($0), zone: "") })
    case .cancelled(let moment):
      Ending(word: "deleted", moment: moment.map { .instant(time.instant($0), zone: "") })
    }
  }

  private mutating func changeNotes(from before: ForeignToDo, to after: ForeignToDo) {
    let old = time.instant(task.text("entry"))
    let isMoved = text(before.addedAt) != text(after.addedAt)
    let annotations = reading.annotations() ?? []
    // An annotation without a date has the time at which the task was entered.
    guard before.notes != after.notes || isMoved && !annotations.isEmpty else { return }
    guard !after.notes.isEmpty else { return changes.remove("annotations") }
    let entry =
      isNew
      ? after.addedAt.map { time.instant($0).wholeSecond } ?? settings.now.wholeSecond
      : isMoved ? after.addedAt.map { time.instant($0).wholeSecond } : old
    let notes = WarriorNotes(time: time, entry: entry)
    let array = notes.annotations(after.notes, keeping: annotations, now: settings.now)
    if array != task.value("annotations").map({ String(decoding: $0, as: UTF8.self) }) {
      changes.set("annotations", json: array)
    }
  }

  private var isNew: Bool { task.object.members.isEmpty }
}

extension Instant {
  fileprivate var wholeSecond: Instant { Instant(secondsSince1970: secondsSince1970) }
}
