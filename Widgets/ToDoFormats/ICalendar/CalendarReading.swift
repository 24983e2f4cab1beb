internal import Moments

/// Reads a to-do from the VTODOs of a record.
struct CalendarReading {
  private(set) var moments: CalendarMoments
  private let record: CalendarRecord
  private let toDo: CalendarToDo

  var remarks: [String] { moments.remarks }
  var fault: FormatFault? { moments.fault }

  init(_ record: CalendarRecord, zones: CalendarZones) {
    self.record = record
    toDo = record.toDo
    moments = CalendarMoments(zones: zones)
  }

  mutating func meaning() -> ForeignToDo {
    var meaning = ForeignToDo(name: text("SUMMARY").map(EscapedText.oneLine) ?? "")
    meaning.identity = toDo.uid
    meaning.notes = text("DESCRIPTION") ?? ""
    meaning.tags = tags()
    meaning.priority = priority()
    meaning.url = EscapedText.trimmed(toDo.first("URL")?.value ?? "")
    meaning.blockedBy = toDo.related("DEPENDS-ON")
    meaning.addedAt = moments.moment(toDo.first("CREATED"), line: line("CREATED"))
    meaning.modifiedAt = moments.instant(toDo.first("LAST-MODIFIED"), line: line("LAST-MODIFIED"))
    meaning.state = state()
    meaning.startedAt = startedAt()
    meaning.steps = record.steps.map { step(record.blocks[$0].toDo) }
    readTimes(into: &meaning)
    noteOddities(reminders: meaning.reminders.count)
    return meaning
  }

  // MARK: Words

  private func text(_ name: String) -> String? {
    toDo.first(name).map { EscapedText.decoded($0.value) }
  }

  private func line(_ name: String) -> Int {
    toDo.indices(of: name).first.map { toDo.text.lines[$0].number } ?? 0
  }

  private func tags() -> [String] {
    var tags: [String] = []
    var seen: Set<String> = []
    for item in toDo.all("CATEGORIES").flatMap({ EscapedText.items(in: $0.value) }) {
      let tag = EscapedText.oneLine(EscapedText.decoded(item))
      if !tag.isEmpty, seen.insert(tag).inserted { tags.append(tag) }
    }
    return tags
  }

  private mutating func priority() -> ForeignToDo.Priority {
    let value = EscapedText.trimmed(toDo.first("PRIORITY")?.value ?? "")
    if let priority = Int(value).flatMap(ForeignToDo.Priority.init(calendarNumber:)) {
      return priority
    }
    if !value.isEmpty { moments.remarks.append("the priority “\(value.prefix(20))” is none") }
    return .none
  }

  private func step(_ child: CalendarToDo) -> ForeignToDo.Step {
    let name = EscapedText.oneLine(EscapedText.decoded(child.first("SUMMARY")?.value ?? ""))
    return ForeignToDo.Step(name: name, isDone: Self.isDone(child))
  }

  // MARK: State

  /// Returns whether a VTODO is done: by its STATUS, or without one by COMPLETED or
  /// PERCENT-COMPLETE.
  static func isDone(_ toDo: CalendarToDo) -> Bool {
    switch toDo.status {
    case "COMPLETED": true
    case "":
      toDo.first("COMPLETED").map { !$0.value.isEmpty } ?? false
        || EscapedText.trimmed(toDo.first("PERCENT-COMPLETE")?.value ?? "") == "100"
    default: false
    }
  }

  private mutating func state() -> ForeignToDo.State {
    let at = moments.moment(toDo.first("COMPLETED"), line: line("COMPLETED"))
    if toDo.status == "CANCELLED" { return .cancelled(at) }
    if Self.isDone(toDo) { return .done(at) }
    if at != nil { moments.remarks.append("it has a date of completion and is open by its status") }
    if !["", "NEEDS-ACTION", "IN-PROCESS"].contains(toDo.status) {
      moments.remarks.append("the status “\(toDo.status.prefix(20))” is unknown: it is open")
    }
    return .open
  }

  /// Returns the start of work on a to-do whose status is *in process*; iCalendar has no property
  /// for it.
  ///
  /// - Returns: The time in a property that widgetctl adds; otherwise, for that status, the time of
  ///   the last change. `nil` if there is neither.
  private mutating func startedAt() -> Instant? {
    if let own = toDo.first("X-WIDGETCTL-STARTED") { return moments.instant(own) }
    guard toDo.status == "IN-PROCESS" else { return nil }
    let names = ["LAST-MODIFIED", "DTSTAMP", "CREATED"]
    return names.lazy.compactMap { [toDo] in toDo.first($0) }.first.flatMap { moments.instant($0) }
  }

  // MARK: Times

  private mutating func readTimes(into meaning: inout ForeignToDo) {
    var times = CalendarTimes(record)
    times.read(&moments)
    meaning.due = times.due
    meaning.notBefore = times.start
    meaning.recurrence = times.recurrence
    if times.isOver, meaning.state == .open { meaning.state = .done(nil) }
    meaning.reminders = toDo.alarms.compactMap {
      CalendarAlarm(toDo.text.lines[$0]).reminder(times, &moments)
    }
  }

  private mutating func noteOddities(reminders: Int) {
    if let broken = toDo.text.lines.indices.first(where: { toDo.text.isBroken($0) }) {
      let line = toDo.text.lines[broken].number
      moments.fault =
        moments.fault
        ?? FormatFault(
          line: line,
          "a line without a name and a colon",
          found: EscapedText.trimmed(toDo.text.text(of: broken))
        )
    }
    if toDo.indices(of: "SUMMARY").count > 1 {
      moments.remarks.append("of its summaries the first is its name")
    }
    let kept = toDo.alarms.count - reminders
    if kept > 0 {
      moments.remarks.append(
        "\(kept) of its alarms \(kept == 1 ? "is kept and makes" : "are kept and make") no reminder"
      )
    }
  }
}
