import Moments
import SharedStore

/// A period of work on a to-do; it stays stored if the to-do is removed.
struct ToDoSpanRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  /// The period's identifier on all linked machines; empty for a period of an older version, which
  /// is not shared.
  var id = ToDoID.random().text
  /// The identifier of the to-do; `number` is its number.
  let toDo: ToDoID
  let number: Int64
  /// The name that the to-do had when the work stopped.
  let name: String
  /// The start of the work, in microseconds since 1970 UTC; `endedAt` is its end.
  let startedAt: Int64
  let endedAt: Int64

  /// Creates the period between two instants; returns `nil` if no time has passed, for example
  /// after a clock was set back.
  init?(of record: ToDoRecord, from start: Int64, to end: Int64) {
    guard end > start else { return nil }
    (toDo, number, name) = (record.id, record.key, record.name)
    (startedAt, endedAt) = (start, end)
  }

  static let collection = StoreCollection(
    firstCollection.name,
    columns: firstCollection.columns + [idColumn],
    indexes: firstCollection.indexes + [idIndex],
    noun: firstCollection.noun,
    titleColumn: firstCollection.titleColumn,
    entity: firstCollection.entity,
    sharing: "id"
  )

  private static let idColumn =
    StoreColumn("id", .text, initialValue: .text(""), reading: .hidden)
  private static let idIndex: StoreIndex = ["id"]

  /// The operations of the migration that shares the periods between linked machines.
  static let sharingOperations: [Migration.Operation] = [
    .addColumn(idColumn, to: collection.name),
    .addIndex(idIndex, on: collection.name),
    .share(collection),
  ]

  /// The collection as the first migration created it, which never changes.
  static let firstCollection = StoreCollection(
    "toDoSpans",
    columns: [
      StoreColumn("toDo", .text, reading: .hidden, form: ToDoID.form),
      StoreColumn("number", .integer),
      StoreColumn("name", .text, isSearched: true),
      StoreColumn("nameFolded", foldedFrom: "name"),
      StoreColumn("startedAt", .integer, reading: .instant),
      StoreColumn("endedAt", .integer, reading: .instant),
    ],
    indexes: [["toDo"], ["endedAt"]],
    noun: "stretch of work",
    titleColumn: "name",
    entity: "ToDoSpan"
  )

  init(row: StoreRow) throws {
    let text: String = try row.value("toDo")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "toDo",
        expected: "ToDoID"
      )
    }
    toDo = id
    key = row.key
    self.id = try row.value("id")
    number = try row.value("number")
    name = try row.value("name")
    startedAt = try row.value("startedAt")
    endedAt = try row.value("endedAt")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("toDo", to: toDo.text)
    values.set("number", to: number)
    values.set("name", to: name)
    values.set("startedAt", to: startedAt)
    values.set("endedAt", to: endedAt)
    values.set("id", to: id)
  }

  /// The length of the period in microseconds, at least 0.
  var length: Int64 { max(endedAt - startedAt, 0) }
}
