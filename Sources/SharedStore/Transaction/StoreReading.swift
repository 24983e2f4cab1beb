/// A type through whose values the store's records can be read: a reader or a transaction.
public protocol StoreReading: ~Copyable {
  /// The connection that is read, and the tracker that records the reads.
  var source: StoreSource { get }
}

/// The connection and the read tracker of a ``StoreReading`` value, which are internal to the
/// store.
public struct StoreSource {
  package let connection: StoreConnection
  /// Records which collections are read while a timeline is made; `nil` if none is being made.
  let reads: ReadTracker?
}

extension StoreReading where Self: ~Copyable {
  package var connection: StoreConnection { source.connection }

  /// Returns the records that match `filter`, sorted by `sort` and then by key.
  ///
  /// - Throws: The error of the record's `init(row:)`, or a `StoreError`.
  public func fetch<Record: StoreRecord>(
    _ type: Record.Type = Record.self,
    where filter: StoreFilter = .all([]),
    sortedBy sort: [StoreSort] = [],
    limit: Int? = nil
  ) throws -> [Record] {
    var records: [Record] = []
    try forEach(type, where: filter, sortedBy: sort, limit: limit) { record in
      records.append(record)
      return true
    }
    return records
  }

  /// Reads the records that `fetch` would return one after another, until `body` returns `false`.
  ///
  /// - Throws: The error of `body` or of the record's `init(row:)`, or a `StoreError`.
  public func forEach<Record: StoreRecord>(
    _ type: Record.Type,
    where filter: StoreFilter = .all([]),
    sortedBy sort: [StoreSort] = [],
    limit: Int? = nil,
    _ body: (Record) throws -> Bool
  ) throws {
    let collection = Record.collection
    try noteRead(of: collection)
    let condition = try filter.condition(on: collection)
    let sql = try collection.selection(where: condition.sql, sortedBy: sort)
    let limit = StoreValue.integer(limit.map { Int64(max(0, $0)) } ?? -1)
    var rows = try connection.rows(sql, condition.values + [limit])
    while let statement = try rows.next() {
      let row = StoreRow(collection: collection, statement: statement)
      guard try body(try Record(row: row)) else { return }
    }
  }

  /// Returns the record with `key`; `nil` if there is none.
  public func record<Record: StoreRecord>(
    _ key: Int64,
    as type: Record.Type = Record.self
  ) throws -> Record? {
    let collection = Record.collection
    try noteRead(of: collection)
    var rows = try connection.rows(collection.selection + StoreCollection.byKey, [.integer(key)])
    guard let statement = try rows.next() else { return nil }
    return try Record(row: StoreRow(collection: collection, statement: statement))
  }

  /// Returns the number of records that match `filter`.
  public func count<Record: StoreRecord>(
    _ type: Record.Type,
    where filter: StoreFilter = .all([])
  ) throws(StoreError) -> Int {
    let collection = Record.collection
    try noteRead(of: collection)
    let condition = try filter.condition(on: collection)
    var rows = try connection.rows(
      collection.count(where: condition.sql),
      condition.values
    )
    return Int(try rows.next()?.integer(0) ?? 0)
  }

  /// Returns the greatest integer in a column of the records that match `filter`; `nil` if there is
  /// none.
  ///
  /// - Throws: `.refused` if the collection has no such column.
  public func greatest<Record: StoreRecord>(
    _ column: String,
    of type: Record.Type,
    where filter: StoreFilter = .all([])
  ) throws(StoreError) -> Int64? {
    let collection = Record.collection
    try noteRead(of: collection)
    let condition = try filter.condition(on: collection)
    let sql = try collection.greatest(column, where: condition.sql)
    var rows = try connection.rows(sql, condition.values)
    return try rows.next()?.optionalInteger(0)
  }

  /// Returns the number of the last commit; 0 before the first.
  package func lastCommit() throws(StoreError) -> Int64 {
    try connection.commitSequence()
  }

  /// If a timeline is being made, records that it was made from the collection.
  func noteRead(of collection: StoreCollection) throws(StoreError) {
    guard let tracker = source.reads else { return }
    let connection = connection
    try tracker.note(collection.name) { () throws(StoreError) in
      try connection.commitSequence()
    }
  }
}

/// A consistent state of the store for reading, which is valid only during the call of a closure.
public struct ReadTransaction: ~Copyable, StoreReading {
  public let source: StoreSource

  init(_ connection: StoreConnection, reads: ReadTracker?) {
    source = StoreSource(connection: connection, reads: reads)
  }
}

extension StoreConnection {
  /// Runs `body`, which reads one consistent state of the store.
  func reading<Result>(
    noting reads: ReadTracker? = nil,
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws -> Result {
    try beginReading()
    defer { rollBack() }
    return try body(ReadTransaction(self, reads: reads))
  }
}
