internal import SharedStore

// The rows of a hub's file. A type with only some of the columns reads and changes only those.

/// The only row of its collection: the identity of the hub's list, and where its log begins.
struct HubListRow: StoreRecord {
  var key: Int64 = 0
  /// The random identity of the list, by which machines detect another list at the same address.
  let list: String
  /// The number of the oldest run in the log; earlier runs were removed.
  var first: Int64 = 1

  static let collection = StoreCollection(
    "hub_list",
    columns: [StoreColumn("list", .text), StoreColumn("first", .integer)]
  )

  init(list: String) { self.list = list }

  init(row: StoreRow) throws {
    list = try row.value("list")
    first = try row.value("first")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("list", to: list)
    values.set("first", to: first)
  }
}

/// A row of the log, with one run; the row's key is the run's number.
struct HubRunRow: StoreRecord {
  var key: Int64
  let run: String
  let author: String
  let machine: Int64
  let made: Int64
  /// The time when the run was appended, in microseconds since 1970 UTC by the hub's clock.
  let received: Int64
  let request: String?
  let reverses: [UInt8]?
  let stands: Bool
  /// The encoded run; `nil` for a forgotten run.
  let content: [UInt8]?

  static let collection = StoreCollection(
    "hub_runs",
    columns: [
      StoreColumn("run", .text),
      StoreColumn("author", .text),
      StoreColumn("machine", .integer),
      StoreColumn("made", .integer),
      StoreColumn("received", .integer),
      StoreColumn("request", .text, isOptional: true),
      StoreColumn("reverses", .blob, isOptional: true),
      StoreColumn("stands", .integer),
      StoreColumn("content", .blob, isOptional: true),
    ],
    indexes: [["run"], StoreIndex(["request"], wherePresent: "request")]
  )

  init(_ run: LinkedRun, number: Int64, author: String, received: Int64) throws(LinkError) {
    key = number
    self.run = run.id
    self.author = author
    machine = run.machine
    made = run.made
    self.received = received
    request = run.key
    reverses = run.reverses.isEmpty ? nil : try HubBytes.of(run.reverses)
    stands = true
    content = try HubBytes.of(run)
  }

  init(row: StoreRow) throws {
    run = try row.value("run")
    author = try row.value("author")
    machine = try row.value("machine")
    made = try row.value("made")
    received = try row.value("received")
    request = try row.value("request")
    reverses = try row.value("reverses")
    stands = try row.value("stands")
    content = try row.value("content")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("run", to: run)
    values.set("author", to: author)
    values.set("machine", to: machine)
    values.set("made", to: made)
    values.set("received", to: received)
    values.set("request", to: request)
    values.set("reverses", to: reverses)
    values.set("stands", to: stands)
    values.set("content", to: content)
  }
}

/// The columns of a run's row except its content, so that they can be read without it.
struct HubRunMark: StoreRecord {
  var key: Int64
  let run: String
  let author: String
  let received: Int64
  let request: String?
  let reverses: [UInt8]?
  var stands: Bool

  static let collection = StoreCollection(
    "hub_runs",
    columns: HubRunRow.collection.columns.filter {
      ["run", "author", "received", "request", "reverses", "stands"].contains($0.name)
    }
  )

  init(row: StoreRow) throws {
    run = try row.value("run")
    author = try row.value("author")
    received = try row.value("received")
    request = try row.value("request")
    reverses = try row.value("reverses")
    stands = try row.value("stands")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("run", to: run)
    values.set("author", to: author)
    values.set("received", to: received)
    values.set("request", to: request)
    values.set("reverses", to: reverses)
    values.set("stands", to: stands)
  }
}

/// The columns of a run that are removed when the run is forgotten.
struct HubRunContent: StoreRecord {
  var key: Int64
  var request: String?
  var content: [UInt8]?

  static let collection = StoreCollection(
    "hub_runs",
    columns: HubRunRow.collection.columns.filter { ["request", "content"].contains($0.name) }
  )

  init(row: StoreRow) throws {
    request = try row.value("request")
    content = try row.value("content")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("request", to: request)
    values.set("content", to: content)
  }
}

/// A row with the current values of a shared record; `content` is `nil` if the record was removed.
struct HubRecordRow: StoreRecord {
  var key: Int64 = 0
  let collection: String
  let identity: String
  var place: Int64
  var content: [UInt8]?

  static let collection = StoreCollection(
    "hub_records",
    columns: [
      StoreColumn("collection", .text),
      StoreColumn("identity", .text),
      StoreColumn("place", .integer),
      StoreColumn("content", .blob, isOptional: true),
    ],
    indexes: [["collection", "identity"], ["place"]]
  )

  init(_ record: RecordName, place: Int64, content: [UInt8]?) {
    (collection, identity) = (record.collection, record.identity)
    (self.place, self.content) = (place, content)
  }

  init(row: StoreRow) throws {
    collection = try row.value("collection")
    identity = try row.value("identity")
    place = try row.value("place")
    content = try row.value("content")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("collection", to: collection)
    values.set("identity", to: identity)
    values.set("place", to: place)
    values.set("content", to: content)
  }
}
