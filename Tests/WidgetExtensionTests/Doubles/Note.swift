import SharedStore
import WidgetIntents

/// A record of the extension in the tests: a note with its words.
struct Note: StoreRecord {
  static let collection = StoreCollection(
    "notes",
    columns: [StoreColumn("words", .text)]
  )
  static let schema = ModuleSchema(
    name: "notes",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64 = 0
  var words: String

  init(words: String) {
    self.words = words
  }

  init(row: StoreRow) throws {
    key = row.key
    words = try row.value("words")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("words", to: words)
  }
}
