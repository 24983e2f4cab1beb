import CSQLite

/// The prepared statements for the records of a collection, so that a write neither builds nor
/// looks up SQL.
final class PreparedCollection {
  let collection: StoreCollection
  private let connection: StoreConnection
  private var insertion: Statement?
  private var update: Statement?
  private var deletion: Statement?
  private var selection: Statement?
  private var scratch = BoundBytes()

  init(_ collection: StoreCollection, on connection: StoreConnection) {
    self.collection = collection
    self.connection = connection
  }

  /// Inserts a row and returns its key; if `key` is 0, SQLite chooses the key.
  func insert(key: Int64, _ values: [StoreValue]) throws(StoreError) -> Int64 {
    guard key >= 0 else { throw .refused(reason: "the key \(key) is negative") }
    let statement: Statement
    if let insertion {
      statement = insertion
    } else {
      statement = try connection.statement(collection.insertion)
      insertion = statement
    }
    try run(statement, values, key: key == 0 ? .null : .integer(key))
    return connection.lastInsertedKey
  }

  func update(key: Int64, _ values: [StoreValue]) throws(StoreError) {
    let statement: Statement
    if let update {
      statement = update
    } else {
      statement = try connection.statement(collection.update)
      update = statement
    }
    try run(statement, values, key: .integer(key))
  }

  func delete(key: Int64) throws(StoreError) {
    let statement: Statement
    if let deletion {
      statement = deletion
    } else {
      statement = try connection.statement(collection.deletion)
      deletion = statement
    }
    try run(statement, [], key: .integer(key))
  }

  /// Returns the values of all columns of the record with `key`; `nil` if it does not exist.
  func values(_ key: Int64) throws(StoreError) -> [StoreValue]? {
    let statement: Statement
    if let selection {
      statement = selection
    } else {
      statement = try connection.statement(collection.selection + StoreCollection.byKey)
      selection = statement
    }
    _ = statement.bindInteger(key, at: 1)
    defer { sqlite3_reset(statement.handle) }
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW: return collection.columns.indices.map { statement.value(Int32($0 + 1)) }
    case SQLITE_DONE: return nil
    case let code: throw connection.fail(code)
    }
  }

  private func run(
    _ statement: Statement,
    _ values: [StoreValue],
    key: StoreValue
  ) throws(StoreError) {
    try connection.run(statement, values, last: key, &scratch)
  }
}

extension StoreConnection {
  /// Returns the values of the columns of `collection` for the record with `key`; `nil` if it does
  /// not exist.
  func values(
    _ key: Int64,
    in collection: StoreCollection
  ) throws(StoreError) -> [StoreValue]? {
    var rows = try rows(collection.selection + StoreCollection.byKey, [.integer(key)])
    guard let row = try rows.next() else { return nil }
    return collection.columns.indices.map { row.value(Int32($0 + 1)) }
  }

  /// Returns the values of `record`, in the order of its collection's columns.
  static func values<Record: StoreRecord>(
    of record: Record,
    in collection: StoreCollection
  ) -> [StoreValue] {
    var values = StoreRowValues(of: collection)
    record.encode(into: &values)
    return values.values
  }
}
