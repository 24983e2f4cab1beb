import SharedStore

/// A record that is as small as those of intents.
struct Load: StoreRecord {
  static let collection = StoreCollection("load", columns: [StoreColumn("name", .text)])
  static let schema = ModuleSchema(
    name: "load",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64
  var name: String

  init(_ name: String) {
    self.key = 0
    self.name = name
  }

  init(row: StoreRow) throws {
    key = row.key
    name = try row.value("name")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
  }
}
