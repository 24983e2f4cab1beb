internal import SharedStore

/// The row of a machine that has joined the list; the row's key is the machine's number.
struct HubMachineRow: StoreRecord {
  var key: Int64 = 0
  let name: String
  let computer: String
  let author: String
  let joined: Int64
  var seen: Int64
  var head: Int64

  static let collection = StoreCollection(
    "hub_machines",
    columns: [
      StoreColumn("name", .text),
      StoreColumn("computer", .text),
      StoreColumn("author", .text),
      StoreColumn("joined", .integer),
      StoreColumn("seen", .integer),
      StoreColumn("head", .integer),
    ]
  )

  init(name: String, computer: String, author: String, now: Int64) {
    (self.name, self.computer, self.author) = (name, computer, author)
    (joined, seen, head) = (now, now, 0)
  }

  init(row: StoreRow) throws {
    name = try row.value("name")
    computer = try row.value("computer")
    author = try row.value("author")
    joined = try row.value("joined")
    seen = try row.value("seen")
    head = try row.value("head")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("computer", to: computer)
    values.set("author", to: author)
    values.set("joined", to: joined)
    values.set("seen", to: seen)
    values.set("head", to: head)
  }

  var machine: HubMachine {
    HubMachine(
      number: key,
      name: name,
      computer: computer,
      author: author,
      joined: joined,
      seen: seen,
      head: head
    )
  }
}

/// The row with the last number that the hub has assigned to a record of a collection.
struct HubNumbersRow: StoreRecord {
  var key: Int64 = 0
  let collection: String
  var last: Int64

  static let collection = StoreCollection(
    "hub_numbers",
    columns: [StoreColumn("collection", .text), StoreColumn("last", .integer)],
    indexes: [["collection"]]
  )

  init(_ collection: String, last: Int64) {
    (self.collection, self.last) = (collection, last)
  }

  init(row: StoreRow) throws {
    collection = try row.value("collection")
    last = try row.value("last")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("collection", to: collection)
    values.set("last", to: last)
  }
}

/// The collections of a hub's file.
enum HubSchema {
  static let module = ModuleSchema(
    name: "hub",
    migrations: [
      Migration(
        HubState.version,
        [
          .createCollection(HubListRow.collection), .createCollection(HubRunRow.collection),
          .createCollection(HubRecordRow.collection), .createCollection(HubMachineRow.collection),
          .createCollection(HubNumbersRow.collection),
          .createCollection(HubPictureRow.collection),
        ]
      )
    ]
  )
}
