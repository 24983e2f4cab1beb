@testable import SharedStore

/// A record that linked machines share, with columns for most rules of merging.
struct Chore: StoreRecord, Equatable {
  static let collection = StoreCollection(
    "chores",
    columns: [
      StoreColumn("id", .text, reading: .hidden), StoreColumn("name", .text, isSearched: true),
      StoreColumn("tags", .text, merging: .lines),
      StoreColumn("changed", .integer, reading: .hidden, merging: .greatest),
      StoreColumn("follows", .text, isOptional: true, reading: .hidden, merging: .once),
      StoreColumn("next", .integer, isOptional: true, merging: .reference("chores")),
      StoreColumn("place", .integer, reading: .unspoken),
      StoreColumn("nameFolded", foldedFrom: "name"),
    ],
    indexes: [["id"], StoreIndex(["follows"], wherePresent: "follows")],
    sharing: "id"
  )

  static let schema = ModuleSchema(
    name: "chores",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64
  let id: String
  var name: String
  var tags = ""
  var changed: Int64 = 0
  var follows: String?
  var next: Int64?
  var place: Int64 = 0

  init(_ id: String, _ name: String = "", key: Int64 = 0) {
    (self.id, self.name, self.key) = (id, name, key)
  }

  init(row: StoreRow) throws {
    self.init(try row.value("id"), try row.value("name"), key: row.key)
    tags = try row.value("tags")
    changed = try row.value("changed")
    follows = try row.value("follows")
    next = try row.value("next")
    place = try row.value("place")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id)
    values.set("name", to: name)
    values.set("tags", to: tags)
    values.set("changed", to: changed)
    values.set("follows", to: follows)
    values.set("next", to: next)
    values.set("place", to: place)
  }

  static func named(_ id: String) -> RecordName { RecordName("chores", id) }
}

/// A linked store with chores and notes, for tests.
struct LinkedStore {
  let folder = TemporaryStore()
  let core: StoreCore

  init(machine: Int64 = 1, numbers: ClosedRange<Int64>? = 1...20) throws {
    core = try StoreCore(
      at: folder.location,
      schemas: [Chore.schema, Note.schema],
      now: { 1_000_000 }
    )
    try core.write { transaction in
      try transaction.set(
        StoredLink(
          address: "/hub",
          list: "list",
          machine: machine,
          name: "laptop",
          computer: "here",
          head: 7,
          clock: 5
        )
      )
      if let numbers { try transaction.setNumbers(numbers, of: "chores") }
    }
  }

  /// Calls `body` as a complete run.
  @discardableResult
  func perform<Value>(
    _ id: String,
    key: String? = nil,
    _ body: (borrowing WriteTransaction) throws -> Value
  ) throws -> Value {
    let run = JournalRun(id: id, intent: "do", parameters: [9], key: key, origin: "perform")
    return try core.perform(run) { transaction in (value: try body(transaction), result: [1]) }
  }

  var pending: [LinkedRun] {
    get throws { try core.read { try $0.pendingRuns(limit: 1_000) } }
  }

  var chores: [Chore] {
    get throws { try core.read { try $0.fetch(Chore.self) } }
  }

  func values(of id: String) throws -> [String: StoreValue]? {
    try core.read { try $0.values(of: [Chore.named(id)])[Chore.named(id)] }
  }

  /// Changes the chore with an identifier, as a run.
  func edit(_ id: String, as run: String, _ change: (inout Chore) -> Void) throws {
    try perform(run) { transaction in
      let found = try transaction.fetch(Chore.self, where: .equals("id", .text(id)), limit: 1)
      guard var chore = found.first else { return }
      change(&chore)
      try transaction.update(chore)
    }
  }
}
