import SharedStore

/// A record with a single text, which test intents change.
struct KeptNote: StoreRecord {
  static let collection = StoreCollection("notes", columns: [StoreColumn("text", .text)])
  static let schema = ModuleSchema(
    name: "notes",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64
  var text: String

  init(key: Int64, text: String) {
    self.key = key
    self.text = text
  }

  init(row: StoreRow) throws {
    key = row.key
    text = try row.value("text")
  }

  func encode(into values: inout StoreRowValues) { values.set("text", to: text) }
}
