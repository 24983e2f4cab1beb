import Moments
import SharedStore
import WidgetIntents

/// A stored to-do; its key is the number that users type, which is never reused.
struct ToDoRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  var id = ToDoID.random()
  var name: String
  var state = ToDoState.open
  /// The time at which the to-do was done or cancelled, in microseconds since 1970 UTC; `nil` if it
  /// is open, or if unknown.
  var doneAt: Int64?
  var due: Due?
  var priority = ToDoPriority.none
  var notes = ""
  var tags: [String] = []
  var list = ""
  /// The recurrence rule as iCalendar writes it (RFC 5545, RRULE); empty if the to-do does not
  /// recur.
  var recurrence = ""
  /// The steps of the checklist, in order.
  var checklist: [ChecklistItem] = []
  /// The number of the to-do that followed when this recurring one was completed; `nil` if there is
  /// none.
  var successor: Int64?
  /// The recurring to-do whose completion created this one; `nil` if there is none.
  ///
  /// Linked machines together create only one.
  var follows: ToDoID?
  /// The identifier of the time zone in which the due time was written; empty if unknown.
  var dueZone = ""
  /// The date before which the to-do cannot be done; `nil` if there is none.
  var notBefore: Due?
  /// The identifier of the time zone in which the time of `notBefore` was written.
  var notBeforeZone = ""
  /// The reminders, at most ``ToDoReminder/maximumCount``.
  var reminders: [ToDoReminder] = []
  /// The time at which the current work on the to-do began, in microseconds since 1970 UTC; `nil`
  /// if its clock is not running.
  var startedAt: Int64?
  /// The to-dos that must be done before this one; a closed or removed one no longer blocks it.
  var blockedBy: [ToDoID] = []
  /// The address that the user has set, such as that of a web page; empty if there is none.
  var url = ""
  /// The identity by which an import recognizes the to-do, `FORMAT:IDENTITY`; `nil` if it was not
  /// imported.
  var origin: String?
  /// The data of an imported record as JSON, which an export writes again; empty if the to-do was
  /// not imported.
  var imported = ""
  /// The position in the user's own order; smaller numbers come first.
  var position: Int64 = 0
  /// The time at which the to-do was added, in microseconds since 1970 UTC.
  var addedAt: Int64 = 0
  /// The time of the last change of a field other than the position, in microseconds since 1970
  /// UTC.
  var modifiedAt: Int64 = 0

  var isOpen: Bool { state == .open }
  var isDone: Bool { state == .done }

  /// Closes the to-do, and stops its clock.
  ///
  /// `instant` is in microseconds since 1970 UTC; `nil` if it is unknown.
  mutating func close(as state: ToDoState = .done, at instant: Int64?) {
    self.state = state
    doneAt = state == .open ? nil : instant
    startedAt = nil
  }

  mutating func reopen() { (state, doneAt) = (.open, nil) }

  /// Returns an open copy with another identifier and no number yet, and with all steps open.
  ///
  /// The running clock, the origin of an import and the links to other to-dos of a recurrence are
  /// not copied. `instant` is in microseconds since 1970 UTC.
  func openCopy(addedAt instant: Int64) -> ToDoRecord {
    var copy = self
    copy.reopen()
    (copy.key, copy.id, copy.successor, copy.startedAt) = (0, .random(), nil, nil)
    // The data of an import identifies the original, not the copy.
    (copy.origin, copy.imported, copy.follows) = (nil, "", nil)
    (copy.addedAt, copy.modifiedAt) = (instant, instant)
    for index in copy.checklist.indices { copy.checklist[index].isDone = false }
    return copy
  }
}

extension ToDoRecord {
  init(row: StoreRow) throws {
    let text: String = try row.value("id")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "id",
        expected: "ToDoID"
      )
    }
    // This uses the other initializer, because the default identifier would need random bits for
    // each row.
    self.init(key: row.key, id: id, name: try row.value("name"))
    // In the order of the columns, each of which is searched from the one before it.
    let isDone: Bool = try row.value("isDone")
    doneAt = try row.value("doneAt")
    due = try Self.moment(of: row, at: "dueAt", on: "dueDay")
    priority = ToDoPriority(rank: try row.value("priority"))
    notes = try row.value("notes")
    tags = Self.tags(in: try row.value("tags"))
    list = try row.value("list")
    recurrence = try row.value("recurrence")
    imported = try row.value("imported")
    position = try row.value("position")
    addedAt = try row.value("addedAt")
    checklist = ChecklistItem.items(in: try row.value("checklist"))
    dueZone = try row.value("dueZone")
    successor = try row.value("successor")
    let isCancelled: Bool = try row.value("isCancelled")
    state = isDone ? .done : isCancelled ? .cancelled : .open
    notBefore = try Self.moment(of: row, at: "notBeforeAt", on: "notBeforeDay")
    notBeforeZone = try row.value("notBeforeZone")
    reminders = ToDoReminder.reminders(in: try row.value("reminders"))
    startedAt = try row.value("startedAt")
    blockedBy = ToDoID.identifiers(in: try row.value("blockedBy"))
    // One that an undo brought back from before there was this field has none.
    modifiedAt = max(try row.value("modifiedAt"), addedAt)
    url = try row.value("url")
    origin = try row.value("origin")
    let followed: String? = try row.value("follows")
    follows = followed.flatMap(ToDoID.init)
  }

  /// Returns the date in one of two columns, for an instant or for a day; `nil` if both are empty.
  private static func moment(
    of row: StoreRow,
    at instantColumn: String,
    on dayColumn: String
  ) throws -> Due? {
    let text: String? = try row.value(dayColumn)
    if let instant: Int64 = try row.value(instantColumn) {
      return .instant(Instant(microseconds: instant))
    }
    return text.flatMap { CivilDate(text: $0) }.map { .day($0) }
  }

  /// Parses tags that were stored as text, on a line each.
  static func tags(in text: String) -> [String] {
    // Bytes are split, because a carriage return at the end of a tag and the line break form a
    // single character.
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id.text)
    values.set("name", to: name)
    values.set("isDone", to: state == .done)
    values.set("isCancelled", to: state == .cancelled)
    values.set("doneAt", to: doneAt)
    Self.set(due, at: "dueAt", on: "dueDay", in: &values)
    values.set("priority", to: priority.rank)
    values.set("notes", to: notes)
    values.set("tags", to: tags.isEmpty ? "" : tags.joined(separator: "\n"))
    values.set("list", to: list)
    values.set("recurrence", to: recurrence)
    values.set("imported", to: imported)
    values.set("position", to: position)
    values.set("addedAt", to: addedAt)
    values.set("checklist", to: ChecklistItem.text(of: checklist))
    values.set("dueZone", to: dueZone)
    values.set("successor", to: successor)
    Self.set(notBefore, at: "notBeforeAt", on: "notBeforeDay", in: &values)
    values.set("notBeforeZone", to: notBeforeZone)
    values.set("reminders", to: ToDoReminder.text(of: reminders))
    values.set("startedAt", to: startedAt)
    values.set("blockedBy", to: ToDoID.text(of: blockedBy))
    values.set("url", to: url)
    values.set("origin", to: origin)
    values.set("follows", to: follows?.text)
    values.set("modifiedAt", to: modifiedAt)
  }

  private static func set(
    _ moment: Due?,
    at instantColumn: String,
    on dayColumn: String,
    in values: inout StoreRowValues
  ) {
    switch moment {
    case .day(let day): values.set(dayColumn, to: day.text)
    case .instant(let instant): values.set(instantColumn, to: instant.microseconds)
    case nil: break
    }
  }
}
