internal import SharedStore

/// A record that linked machines share, with a column for each rule of merging.
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
      StoreColumn("dueDay", .text, isOptional: true, merging: .part("due")),
      StoreColumn("dueHour", .integer, isOptional: true, merging: .part("due")),
      StoreColumn("file", .text, merging: .local),
      StoreColumn("code", .text, isOptional: true, form: StoreTextForm(count: 2, of: "k"..."z")),
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
  var dueDay: String?
  var dueHour: Int64?
  var file = ""
  var code: String?

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
    dueDay = try row.value("dueDay")
    dueHour = try row.value("dueHour")
    file = try row.value("file")
    code = try row.value("code")
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
    values.set("dueDay", to: dueDay)
    values.set("dueHour", to: dueHour)
    values.set("file", to: file)
    values.set("code", to: code)
  }
}
