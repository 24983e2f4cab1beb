internal import Moments

/// Changes a record's tasks in the attributes whose meaning changed.
struct WarriorEdit {
  private let reading: WarriorReading
  private let settings: FormatSettings
  private let time: WarriorTime
  private var main: JSONObjectEdit
  /// Of the recurring task whose instance the to-do is.
  private var parent: JSONObjectEdit?
  /// Whether words for a recurrence go that the to-do may have no rule for.
  private var losesRule = false

  init(_ reading: WarriorReading, _ settings: FormatSettings) {
    self.reading = reading
    self.settings = settings
    time = reading.time
    main = JSONObjectEdit(reading.task.object)
    parent = reading.parent.map { JSONObjectEdit(reading.tasks[$0].object) }
  }

  private var task: WarriorTask { reading.task }
  private var parentTask: WarriorTask? { reading.parent.map { reading.tasks[$0] } }

  /// What each task has, whatever it means.
  mutating func begin(_ toDo: ForeignToDo) {
    set("description", text: "")
    set("entry", time.text(toDo.addedAt ?? .instant(settings.now, zone: "")))
    if toDo.modifiedAt == nil { set("modified", time.text(settings.now)) }
    set("status", "pending")
    if let identity = toDo.identity { set("uuid", identity) }
  }

  mutating func change(from before: ForeignToDo, to after: ForeignToDo) {
    if before.name != after.name { setBoth("description", after.name) }
    if before.list != after.list { setBoth("project", after.list) }
    if before.priority != after.priority { setBoth("priority", Self.letter(after.priority)) }
    if before.tags != after.tags { changeTags(from: before.tags, to: after.tags) }
    if before.blockedBy != after.blockedBy { changeBlockers(to: after.blockedBy) }
    changeMoments(from: before, to: after)
    if before.recurrence != after.recurrence || text(before.due) != text(after.due) {
      changeRecurrence(from: before, to: after)
    }
    changeState(from: before, to: after)
    changeNotes(from: before, to: after)
  }

  /// The record, with the fields that reading it again does not give.
  func record(_ raw: RawRecord, saying toDo: ForeignToDo) -> WrittenRecord {
    var raw = raw
    raw.parts[reading.main] = main.text
    if let parent, let index = reading.parent { raw.parts[index] = parent.text }
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

  // MARK: Attributes

  private mutating func set(_ name: String, text: String) {
    main.set(name, WarriorTask.quoted(text))
  }

  /// Empty for an attribute that goes.
  private mutating func set(_ name: String, _ text: String) {
    if text.isEmpty { main.remove(name) } else { set(name, text: text) }
  }

  private mutating func setBoth(_ name: String, _ text: String) {
    set(name, text)
    setParent(name, text)
  }

  private mutating func setParent(_ name: String, _ text: String) {
    if text.isEmpty { parent?.remove(name) } else { parent?.set(name, WarriorTask.quoted(text)) }
  }

  // MARK: Fields

  private mutating func changeTags(from before: [String], to after: [String]) {
    // The program would take a tag apart at its commas.
    let wanted = after.filter { !$0.isEmpty && !$0.contains(",") }
    guard !wanted.isEmpty else {
      main.remove("tags")
      parent?.remove("tags")
      return
    }
    main.set("tags", Self.array(Self.tags(of: task, wanted)))
    if let parentTask { parent?.set("tags", Self.array(Self.tags(of: parentTask, wanted))) }
  }

  private static func array(_ texts: [String]) -> String {
    "[" + texts.map(WarriorTask.quoted).joined(separator: ",") + "]"
  }

  /// As the task writes those that it has.
  private static func tags(of task: WarriorTask, _ wanted: [String]) -> [String] {
    let old = task.list("tags") ?? []
    return wanted.map { tag in old.first { WarriorReading.bareTag($0) == tag } ?? tag }
  }

  private mutating func changeBlockers(to blockers: [String]) {
    guard !blockers.isEmpty else { return main.remove("depends") }
    let array = Self.array(blockers)
    let old = task.value("depends")
    guard let old, JSONValue.kind(old) == .string else { return main.set("depends", array) }
    set("depends", JSONValue.text(old).hasPrefix("[") ? array : blockers.joined(separator: ","))
  }

  private mutating func changeMoments(from before: ForeignToDo, to after: ForeignToDo) {
    change("entry", before.addedAt, after.addedAt)
    change("modified", before.modifiedAt, after.modifiedAt)
    change("start", before.startedAt, after.startedAt)
    change(WarriorReading.notBeforeName(task), before.notBefore, after.notBefore)
    if before.notBefore != nil, after.notBefore == nil {
      main.remove("scheduled")
      if task.status == .waiting { set("status", "pending") }
    }
    if text(before.due) != text(after.due) { set("due", text(after.due)) }
  }

  private func text(_ moment: ForeignToDo.Moment?) -> String { moment.map { time.text($0) } ?? "" }

  private mutating func change(
    _ name: String,
    _ before: ForeignToDo.Moment?,
    _ after: ForeignToDo.Moment?
  ) {
    if text(before) != text(after) { set(name, text(after)) }
  }

  private mutating func change(_ name: String, _ before: Instant?, _ after: Instant?) {
    change(name, before.map { .instant($0, zone: "") }, after.map { .instant($0, zone: "") })
  }

  private mutating func changeState(from before: ForeignToDo, to after: ForeignToDo) {
    let (old, new) = (ending(before.state), ending(after.state))
    guard old != new else { return }
    set("end", text(new.moment))
    guard old.word != new.word else {
      if parentTask?.status == .deleted { setParent("end", text(new.moment)) }
      return
    }
    set("status", new.word ?? (recursAlone(after, before) ? "recurring" : "pending"))
    // A recurring task would make the next instance, while this list has made its own.
    guard parent != nil else { return }
    setParent("status", new.word == nil ? "recurring" : "deleted")
    setParent("end", new.word == nil ? "" : text(new.moment ?? .instant(settings.now, zone: "")))
  }

  private struct Ending: Equatable {
    /// `nil` for open ones.
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
    // The first annotation without a date goes with the second in which the task was entered.
    guard before.notes != after.notes || isMoved && !annotations.isEmpty else { return }
    guard !after.notes.isEmpty else { return main.remove("annotations") }
    let entry =
      isNew
      ? after.addedAt.map { time.instant($0).wholeSecond } ?? settings.now.wholeSecond
      : isMoved ? after.addedAt.map { time.instant($0).wholeSecond } : old
    let notes = WarriorNotes(time: time, entry: entry)
    let array = notes.annotations(after.notes, keeping: annotations, now: settings.now)
    if array != task.value("annotations").map({ String(decoding: $0, as: UTF8.self) }) {
      main.set("annotations", array)
    }
  }

  private var isNew: Bool { task.object.members.isEmpty }

  // MARK: Recurrence

  private mutating func changeRecurrence(from before: ForeignToDo, to after: ForeignToDo) {
    let isAlone = parent == nil && !task.has("parent")
    if isAlone, task.has("mask") {
      // Its instances were counted from the first day by the rule that was.
      set("due", text(after.due))
      main.remove("mask")
    }
    // The program refuses a recurring task that is not due.
    let losesDue = after.due == nil && task.has("recur")
    if before.recurrence != after.recurrence || losesDue {
      losesRule = losesDue
      let word = word(for: after)
      set("recur", word ?? "")
      set("rtype", word == nil ? "" : "periodic")
      if word != nil { setParent("recur", word ?? "") }
      if after.state == .open {
        if isAlone, task.status != .waiting || word != nil {
          set("status", word == nil ? "pending" : "recurring")
        }
        setParent("status", word == nil ? "deleted" : "recurring")
        setParent("end", word == nil ? time.text(settings.now) : "")
      }
    }
    changeEnd(from: before, to: after)
  }

  private mutating func changeEnd(from before: ForeignToDo, to after: ForeignToDo) {
    guard case .until(let day) = Recurrence(rule: after.recurrence)?.end, let due = after.due else {
      // Of a task that does not come back it is the time at which it is dropped.
      if task.has("until"), !before.recurrence.isEmpty || !after.recurrence.isEmpty {
        setBoth("until", "")
      }
      return
    }
    let first = time.zone.civil(at: time.instant(due))
    guard reading.rule.lastDay(dueAt: first) != day else { return }
    var last = first
    last.date = day
    let isDay = if case .day = due { true } else { false }
    setBoth("until", isDay ? time.text(.day(day)) : time.text(time.zone.instant(of: last)))
  }

  /// Whether it is a recurring task of which the record has no instance.
  private func recursAlone(_ after: ForeignToDo, _ before: ForeignToDo) -> Bool {
    guard parent == nil, !task.has("parent") else { return false }
    return before.recurrence == after.recurrence ? task.has("recur") : word(for: after) != nil
  }

  /// The program's word for the rule; `nil` for one without a first day, with a number of times, or without a word.
  private func word(for after: ForeignToDo) -> String? {
    guard let due = after.due, let rule = Recurrence(rule: after.recurrence) else { return nil }
    if case .count = rule.end { return nil }
    let day = parent == nil ? time.zone.date(at: time.instant(due)) : reading.rule.firstDay
    return WarriorPeriod.word(for: rule, from: day)
  }
}

extension Instant {
  fileprivate var wholeSecond: Instant { Instant(secondsSince1970: secondsSince1970) }
}
