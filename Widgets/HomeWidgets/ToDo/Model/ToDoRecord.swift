import Moments
import SharedStore
import WidgetIntents

/// A to-do as it is stored; its key is the short number that people type, which is never reused.
struct ToDoRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  var id = ToDoID.random()
  var name: String
  /// When it was done, in microseconds since 1970 UTC; `nil` while it is open.
  var doneAt: Int64?
  var due: Due?
  var priority = ToDoPriority.none
  var notes = ""
  var tags: [String] = []
  var list = ""
  /// The rule by which it comes back, as iCalendar writes it (RFC 5545, RRULE); empty for none.
  var recurrence = ""
  /// The steps that it takes, in their order.
  var checklist: [ChecklistItem] = []
  /// The number of the to-do that was made when this one, which comes back, was completed; `nil` for none.
  var successor: Int64?
  /// The zone in which the due time was written, as the time-zone database names it; empty where none is known.
  var dueZone = ""
  /// Fields of imports that mean nothing here, as JSON, so that an export gives them back.
  var imported = ""
  /// Orders the open to-dos, smallest first.
  var position: Int64 = 0
  /// When it was added, in microseconds since 1970 UTC.
  var addedAt: Int64 = 0

  var isDone: Bool { doneAt != nil }

  /// Another to-do with all that this one has but its being done: open, with no step ticked off.
  ///
  /// It is added at an instant in microseconds since 1970 UTC, and has no number yet.
  func openCopy(addedAt instant: Int64) -> ToDoRecord {
    var copy = self
    (copy.key, copy.id, copy.doneAt, copy.successor) = (0, .random(), nil, nil)
    copy.addedAt = instant
    for index in copy.checklist.indices { copy.checklist[index].isDone = false }
    return copy
  }
}

extension ToDoRecord {
  static let collection = StoreCollection(
    "todos",
    columns: [
      StoreColumn("id", .text, reading: .hidden),
      StoreColumn("name", .text, isSearched: true),
      StoreColumn("isDone", .integer, reading: .flag),
      StoreColumn("doneAt", .integer, isOptional: true, reading: .hidden),
      StoreColumn("dueDay", .text, isOptional: true),
      StoreColumn("dueAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("priority", .integer, reading: .choice(ToDoPriority.words)),
      StoreColumn("notes", .text, isSearched: true),
      StoreColumn("tags", .text, isSearched: true),
      StoreColumn("list", .text, isSearched: true),
      StoreColumn("recurrence", .text),
      StoreColumn("imported", .text, reading: .unspoken),
      StoreColumn("position", .integer, reading: .unspoken),
      StoreColumn("addedAt", .integer, reading: .hidden),
      StoreColumn("nameFolded", foldedFrom: "name"),
      StoreColumn("notesFolded", foldedFrom: "notes"),
      StoreColumn("listFolded", foldedFrom: "list"),
      StoreColumn("checklist", .text),
      StoreColumn("dueZone", .text, reading: .unspoken),
      StoreColumn("successor", .integer, isOptional: true, reading: .hidden),
      StoreColumn("tagsFolded", foldedFrom: "tags"),
    ],
    // A to-do is in those of the dates that it has: most have none.
    indexes: [["id"], ["isDone", "position"]]
      + ["doneAt", "dueDay", "dueAt"].map { StoreIndex(["isDone", $0], wherePresent: $0) },
    noun: "to-do",
    titleColumn: "name",
    entity: "ToDo"
  )

  init(row: StoreRow) throws {
    let text: String = try row.value("id")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "id",
        expected: "ToDoID"
      )
    }
    // Through the other initializer: a default would draw random bits first, for each row that is read.
    self.init(key: row.key, id: id, name: try row.value("name"))
    doneAt = try row.value("doneAt")
    if let instant: Int64 = try row.value("dueAt") {
      due = .instant(Instant(microseconds: instant))
    } else if let text: String = try row.value("dueDay"), let day = CivilDate(text: text) {
      due = .day(day)
    }
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
  }

  /// Tags are the lines of a text.
  static func tags(in text: String) -> [String] {
    // Of characters, a tag that ends in a carriage return would be one with the line break.
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id.text)
    values.set("name", to: name)
    values.set("isDone", to: isDone)
    values.set("doneAt", to: doneAt)
    switch due {
    case .day(let day): values.set("dueDay", to: day.text)
    case .instant(let instant): values.set("dueAt", to: instant.microseconds)
    case nil: break
    }
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
  }
}
