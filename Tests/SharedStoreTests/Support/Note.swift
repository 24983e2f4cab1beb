import SharedStore

/// A record with a column of each kind.
struct Note: StoreRecord, Equatable {
  static let collection = StoreCollection(
    "notes",
    columns: [
      StoreColumn("text", .text), StoreColumn("isDone", .integer),
      StoreColumn("rank", .real, isOptional: true), StoreColumn("picture", .blob, isOptional: true),
    ],
    indexes: [["isDone", "text"]]
  )

  static let schema = ModuleSchema(
    name: "notes",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64
  var text: String
  var isDone: Bool
  var rank: Double?
  var picture: [UInt8]?

  init(
    _ text: String,
    isDone: Bool = false,
    rank: Double? = nil,
    picture: [UInt8]? = nil,
    key: Int64 = 0
  ) {
    self.key = key
    self.text = text
    self.isDone = isDone
    self.rank = rank
    self.picture = picture
  }

  init(row: StoreRow) throws {
    key = row.key
    text = try row.value("text")
    isDone = try row.value("isDone")
    rank = try row.value("rank")
    picture = try row.value("picture")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("text", to: text)
    values.set("isDone", to: isDone)
    values.set("rank", to: rank)
    values.set("picture", to: picture)
  }
}
