import Moments
import SharedStore

/// A moment at which a to-do is reminded of once more.
///
/// It is stored separately, so that the next to-do of a recurring one begins without it.
struct SnoozeRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  /// The identifier of the to-do, which has at most one snooze.
  let toDo: ToDoID
  /// The to-do's name, for the log.
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

/// The collection of snoozes, with its migrations.
enum SnoozeSchema {
  static let module = ModuleSchema(
    name: "snooze",
    migrations: [
      Migration(1, [.createCollection(SnoozeRecord.collection)]),
      Migration(2, [.share(SnoozeRecord.collection)]),
    ]
  )
}
