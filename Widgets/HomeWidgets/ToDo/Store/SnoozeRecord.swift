import Moments
import SharedStore

/// When a to-do is to be remembered once more; beside the to-do, so that one that comes back begins without it.
struct SnoozeRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  /// Whose it is; a to-do has one at most.
  let toDo: ToDoID
  /// The name of the to-do, for the log.
  var name: String
  var until: Instant

  static let collection = StoreCollection(
    "snoozes",
    columns: [
      StoreColumn("toDo", .text, reading: .hidden, form: ToDoID.form),
      StoreColumn("name", .text),
      StoreColumn("until", .integer, reading: .instant),
    ],
    indexes: [["toDo"]],
    noun: "snooze",
    titleColumn: "name",
    sharing: "toDo"
  )

  init(toDo: ToDoID, name: String, until: Instant) {
    (self.toDo, self.name, self.until) = (toDo, name, until)
  }

  init(row: StoreRow) throws {
    let text: String = try row.value("toDo")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "toDo",
        expected: "ToDoID"
      )
    }
    let until: Int64 = try row.value("until")
    self.init(toDo: id, name: try row.value("name"), until: Instant(microseconds: until))
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("toDo", to: toDo.text)
    values.set("name", to: name)
    values.set("until", to: until.microseconds)
  }
}

/// The shape of the snoozes in the store.
enum SnoozeSchema {
  static let module = ModuleSchema(
    name: "snooze",
    migrations: [
      Migration(1, [.createCollection(SnoozeRecord.collection)]),
      Migration(2, [.share(SnoozeRecord.collection)]),
    ]
  )
}
