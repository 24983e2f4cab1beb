internal import SharedStore

/// A record that several machines share, with a column of each rule.
struct Errand: StoreRecord, Equatable {
  static let collection = StoreCollection(
    "errands",
    columns: [
      StoreColumn("id", .text, reading: .hidden), StoreColumn("name", .text),
      StoreColumn("day", .text, isOptional: true), StoreColumn("tags", .text, merging: .lines),
      StoreColumn("changed", .integer, reading: .hidden, merging: .greatest),
      StoreColumn("follows", .text, isOptional: true, reading: .hidden, merging: .once),
      StoreColumn("next", .integer, isOptional: true, merging: .reference("errands")),
      StoreColumn("place", .integer, reading: .unspoken),
    ],
    indexes: [["id"], StoreIndex(["follows"], wherePresent: "follows")],
    sharing: "id"
  )

  static let schema = ModuleSchema(
    name: "errands",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64 = 0
  let id: String
  var name: String
  var day: String?
  var tags = ""
  var changed: Int64 = 0
  var follows: String?
  var next: Int64?
  var place: Int64 = 0

  init(_ id: String, _ name: String) {
    (self.id, self.name) = (id, name)
  }

  init(row: StoreRow) throws {
    self.init(try row.value("id"), try row.value("name"))
    key = row.key
    day = try row.value("day")
    tags = try row.value("tags")
    changed = try row.value("changed")
    follows = try row.value("follows")
    next = try row.value("next")
    place = try row.value("place")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id)
    values.set("name", to: name)
    values.set("day", to: day)
    values.set("tags", to: tags)
    values.set("changed", to: changed)
    values.set("follows", to: follows)
    values.set("next", to: next)
    values.set("place", to: place)
  }
}
