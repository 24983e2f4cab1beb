import SharedStore

@testable import HomeWidgets

/// A to-do whose identifier in the store is invalid, as if another program had changed it.
struct BrokenRecord: StoreRecord {
  static let collection = ToDoRecord.collection
  var key: Int64 = 0

  init() {}
  init(row: StoreRow) throws { key = row.key }

  func encode(into values: inout StoreRowValues) {
    ToDoRecord(name: "broken").encode(into: &values)
    values.set("id", to: "1")
  }
}
