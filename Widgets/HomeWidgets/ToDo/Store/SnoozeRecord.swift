import Moments
import SharedStore

/// A stored snooze: the time at which the user is reminded of a to-do once more.
///
/// It is stored separately, so that the to-do that follows a recurring one does not inherit it.
struct SnoozeRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  /// The identifier of the to-do; each to-do has at most one snooze.
  let toDo: ToDoID
  /// The to-do's name, which the log of changes shows.
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

/// The store's collection of snoozes, with its migrations.
enum SnoozeSchema {
  static let module = ModuleSchema(
    name: "snooze",
    migrations: [
      Migration(1, [.createCollection(SnoozeRecord.collection)]),
      Migration(2, [.share(SnoozeRecord.collection)]),
    ]
  )
}
