extension StoreReading where Self: ~Copyable {
  /// Returns the current values of shared records by column; records that do not exist are left
  /// out.
  ///
  /// The values include the record's key as `key`, and leave out folded texts. A reference to
  /// another record is that record's identity.
  package func values(
    of records: some Collection<RecordName>
  ) throws(StoreError) -> [RecordName: [String: StoreValue]] {
    var tables: [String: SharedTable] = [:]
    for collection in try sharedCollections()
    where records.contains(where: { $0.collection == collection }) {
      tables[collection] = try connection.sharedTable(of: collection)
    }
    var values: [RecordName: [String: StoreValue]] = [:]
    for record in records {
      guard let table = tables[record.collection] else { continue }
      var rows = try connection.rows(table.recordNamed, [.text(record.identity)])
      if let row = try rows.next() {
        values[record] = try table.values(in: row, on: connection)
      }
    }
    return values
  }

  /// Returns the shared records of a collection with their numbers, sorted by number.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  package func sharedNumbers(
    of collection: String
  ) throws(StoreError) -> [(name: RecordName, number: Int64)] {
    let shape = try connection.requireSharedShape(of: collection)
    var rows = try connection.rows(
      StoreCollection.selection(of: [shape.naming], from: collection)
        + StoreCollection.inOrder
    )
    var records: [(name: RecordName, number: Int64)] = []
    while let row = try rows.next() {
      records.append((RecordName(collection, row.text(1)), row.integer(0)))
    }
    return records
  }

  /// Returns the records of a shared collection that have the given numbers, by number.
  ///
  /// Numbers without a record are left out.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  package func records(
    of collection: String,
    numbered numbers: some Sequence<Int64>
  ) throws(StoreError) -> [Int64: RecordName] {
    let shape = try connection.requireSharedShape(of: collection)
    let sql =
      StoreCollection.selection(of: [shape.naming], from: collection) + StoreCollection.fromKey
    var records: [Int64: RecordName] = [:]
    // The first record from the number of the last search on; `nil` after the last record.
    var next: (number: Int64, identity: String)? = (.min, "")
    for number in numbers.sorted() {
      guard let found = next else { break }
      if found.number < number {
        var rows = try connection.rows(sql, [.integer(number)])
        next = try rows.next().map { ($0.integer(0), $0.text(1)) }
      }
      if let next, next.number == number {
        records[number] = RecordName(collection, next.identity)
      }
    }
    return records
  }

  /// Returns the shared records whose value in a column equals `value`; an empty set if that is
  /// `.null`.
  ///
  /// - Throws: `.refused` for a collection that is not shared, or a column name that is not valid.
  package func records(
    of collection: String,
    where column: String,
    is value: StoreValue
  ) throws(StoreError) -> [RecordName] {
    let shape = try connection.requireSharedShape(of: collection)
    guard StoreName.isValid(column) else { throw .refused(reason: "no column has such a name") }
    guard let kept = try connection.kept(value, column, of: shape), kept != .null else { return [] }
    var rows = try connection.rows(
      StoreCollection.text(of: shape.naming, everyWhere: column, in: collection),
      [kept]
    )
    var records: [RecordName] = []
    while let row = try rows.next() { records.append(RecordName(collection, row.text(0))) }
    return records
  }

  /// Returns the shared records that follow `identity`, with their values, sorted by identity.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  package func sharedRecords(
    of collection: String,
    after identity: String? = nil,
    limit: Int
  ) throws(StoreError) -> [(name: RecordName, values: [String: StoreValue])] {
    let table = try connection.sharedTable(of: collection)
    var rows = try connection.rows(
      StoreCollection.selection(of: table.columns, from: collection)
        + StoreCollection.behind(table.shape.naming),
      [.text(identity ?? ""), .integer(Int64(clamping: max(0, limit)))]
    )
    var records: [(name: RecordName, values: [String: StoreValue])] = []
    while let row = try rows.next() {
      let values = try table.values(in: row, on: connection)
      guard case .text(let identity)? = values[table.shape.naming] else { continue }
      records.append((RecordName(collection, identity), values))
    }
    return records
  }
}

extension StoreConnection {
  /// Returns how a shared collection is shared.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  func requireSharedShape(of collection: String) throws(StoreError) -> SharedShape {
    guard let shape = try sharedShape(of: collection) else {
      throw .refused(reason: "the collection \(collection) is not shared")
    }
    return shape
  }

  /// Returns a shared collection with the columns that it has in this store.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  func sharedTable(of collection: String) throws(StoreError) -> SharedTable {
    SharedTable(
      shape: try requireSharedShape(of: collection),
      columns: try columnNames(of: collection),
      searched: try searchedColumns(of: collection)
    )
  }
}
