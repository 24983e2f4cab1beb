import SharedStore

/// A number that concurrent writers increase.
struct Counter: StoreRecord {
  static let collection = StoreCollection("counters", columns: [StoreColumn("value", .integer)])
  static let schema = ModuleSchema(
    name: "counters",
    migrations: [Migration(1, [.createCollection(collection), .insert([Counter(key: 1)])])]
  )

  var key: Int64
  var value = 0

  init(key: Int64) {
    self.key = key
  }

  init(row: StoreRow) throws {
    key = row.key
    value = try row.value("value")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("value", to: value)
  }
}
