internal import Moments

/// Reads a to-do from the tasks of its record: one task, several versions of it, or a recurring
/// task and its instance.
struct WarriorReading {
  /// An error in a part of the record's text, at an offset in bytes from the beginning of the part.
  struct Fault {
    let part: Int
    let offset: Int
    let message: String
    let found: String
  }

  let tasks: [WarriorTask]
  /// The index of the task whose attributes determine the to-do.
  let main: Int
  /// The index of the recurring task of which the main task is an instance; `nil` if there is none.
  let parent: Int?
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The first error; `nil` if there is none.
  private(set) var fault: Fault?
  let time: WarriorTime

  /// Reads the tasks of a record; returns `nil` if a part is not a task.
  init?(_ raw: RawRecord, _ settings: FormatSettings) {
    let tasks = raw.parts.compactMap { WarriorTask($0) }
    guard let last = tasks.indices.last, tasks.count == raw.parts.count else { return nil }
    self.tasks = tasks
    time = WarriorTime(zone: settings.zone)
    // The last text of each uuid counts.
    var latest: [String: Int] = [:]
    for (index, task) in tasks.enumerated() { if let uuid = task.uuid { latest[uuid] = index } }
    let child = latest.values.filter { tasks[$0].parent.map { latest[$0] != nil } ?? false }.max()
    main = child ?? last
    parent = child.flatMap { tasks[$0].parent }.flatMap { latest[$0] }
    let isInstanceOfOther = !raw.surroundings.isEmpty
    read(isInstanceOfOther)
    if fault == nil,
      let (part, oddity) = tasks.enumerated().lazy.compactMap({ index, task in
        task.object.oddities.first.map { (index, $0) }
      }).first
    {
      let text = tasks[part].object.bytes[oddity.offset...]
      fault = Fault(
        part: part,
        offset: oddity.offset,
        message: oddity.message,
        found: Self.beginning(text)
      )
    }
  }

  var task: WarriorTask { tasks[main] }

  private mutating func read(_ isInstanceOfOther: Bool) {
    toDo.identity = (parent.map { tasks[$0] } ?? task).uuid
    readName()
    toDo.priority = priority()
    toDo.list = task.text("project")
    readTags()
    if let blockers = task.list("depends") {
      toDo.blockedBy = blockers.filter { !$0.isEmpty }.map { $0.lowercased() }
    } else {
      complain("depends", "dependencies that are neither an array nor a text")
    }
    toDo.addedAt = moment("entry")
    toDo.modifiedAt = moment("modified").map { time.instant($0) }
    toDo.startedAt = moment("start").map { time.instant($0) }
    toDo.notBefore = moment(WarriorReading.notBeforeName(task))
    toDo.due = moment("due")
    readState()
    readNotes()
    if !isInstanceOfOther { readRecurrence() }
  }

  /// Returns the name of the attribute in which the to-do's `notBefore` is stored: `wait` or
  /// `scheduled`.
  static func notBeforeName(_ task: WarriorTask) -> String {
    task.has("wait") || !task.has("scheduled") ? "wait" : "scheduled"
  }

  private mutating func readName() {
    let text = task.text("description")
    toDo.name = text.singleLine
    if toDo.name.isEmpty { complain("description", "a task without a description") }
    if text.contains(where: \.isNewline) {
      remarks.append("the line breaks in its description are blanks here")
    }
  }

  private mutating func priority() -> ForeignToDo.Priority {
    switch task.text("priority") {
    case "H": return .high
    case "M": return .medium
    case "L": return .low
    case "": return .none
    case let other:
      remarks.append(
        "its priority “\(other.prefix(40))” is none of H, M and L: it is kept, and has no rank here"
      )
      return .none
    }
  }

  private mutating func readTags() {
    guard let tags = task.list("tags") else {
      return complain("tags", "tags that are neither an array nor a text")
    }
    var seen: Set<String> = []
    toDo.tags = tags.map(Self.bareTag).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  static func bareTag(_ tag: String) -> String {
    tag.hasPrefix("+") ? String(tag.dropFirst()) : tag
  }

  private mutating func readState() {
    switch task.status {
    case .pending, .waiting, .recurring: toDo.state = .open
    case .completed: toDo.state = .done(moment("end"))
    case .deleted: toDo.state = .cancelled(moment("end"))
    case nil: complain("status", "a status that Taskwarrior does not have")
    }
  }

  private mutating func readNotes() {
    guard let annotations = annotations() else {
      return complain("annotations", "annotations that are not an array of them")
    }
    toDo.notes = WarriorNotes(time: time, entry: time.instant(task.text("entry"))).notes(
      annotations
    )
  }

  /// Returns the task's annotations; `nil` if one of them has no time or no text.
  func annotations() -> [WarriorNotes.Annotation]? {
    guard let value = task.value("annotations") else { return [] }
    guard let elements = JSONValue.elements(value)?.elements else { return nil }
    var annotations: [WarriorNotes.Annotation] = []
    for element in elements {
      let text = String(decoding: value[element], as: UTF8.self)
      guard let annotation = WarriorTask(text), annotation.has("description"),
        time.instant(annotation.text("entry")) != nil
      else { return nil }
      annotations.append(
        WarriorNotes.Annotation(
          text: text,
          stamp: annotation.text("entry"),
          description: annotation.text("description").trailingBreaksCut
        )
      )
    }
    return annotations
  }

  /// The recurrence of the main task.
  var rule: WarriorRule { WarriorRule(task: task, parent: parent.map { tasks[$0] }, time: time) }

  private mutating func readRecurrence() {
    let word = task.text("recur")
    guard !word.isEmpty else { return }
    // The recurring task, which is not in this file, creates the next instance; this list must not
    // create it again.
    if parent == nil, task.parent != nil {
      guard toDo.state == .open else { return }
      return remarks.append(
        "its recurring task is not in the file: it does not come back here"
      )
    }
    // The last instance of a recurring task that was ended.
    if toDo.state == .open, let parent, tasks[parent].status != .recurring { return }
    if task.has("rtype"), task.text("rtype") != "periodic" {
      return remarks.append(
        "its recurrence is \(task.text("rtype").prefix(40)), which is kept and makes nothing here"
      )
    }
    let rule = rule
    toDo.recurrence = rule.text
    guard !toDo.recurrence.isEmpty else {
      return remarks.append(
        "no rule here is like “\(word.prefix(40))”: it is kept and makes nothing"
      )
    }
    if let due = toDo.due, let next = rule.next(from: due) { toDo.due = next }
    if rule.drifts {
      remarks.append(
        "it keeps to the end of short months, where Taskwarrior would change the day for good"
      )
    }
  }

  private mutating func moment(_ name: String) -> ForeignToDo.Moment? {
    let text = task.text(name)
    guard !text.isEmpty else { return nil }
    let moment = time.moment(text)
    if moment == nil {
      complain(name, "\(name) is not a time of Taskwarrior's, or one that does not exist")
    }
    return moment
  }

  private mutating func complain(_ name: String, _ message: String) {
    guard fault == nil else { return }
    let object = task.object
    let span = object.member(name)?.value ?? object.span
    fault = Fault(
      part: main,
      offset: span.lowerBound,
      message: message,
      found: Self.beginning(object.bytes[span])
    )
  }

  private static func beginning(_ bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes.prefix(240), as: UTF8.self).prefix(60))
  }
}

extension String {
  /// The text without line breaks at its end, which notes do not keep.
  fileprivate var trailingBreaksCut: String {
    String(reversed().drop(while: \.isNewline).reversed())
  }
}
