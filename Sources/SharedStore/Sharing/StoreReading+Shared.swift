extension StoreReading where Self: ~Copyable {
  /// The present values of shared records by the names of their columns, with their numbers as `key`; records that are
  /// not there are left out.
  ///
  /// Folded texts are left out, and the number of another record is that one's identity.
  package func values(
    of records: Set<RecordName>
  ) throws(StoreError) -> [RecordName: [String: StoreValue]] {
    var shapes: [String: SharedShape?] = [:]
    var values: [RecordName: [String: StoreValue]] = [:]
    for record in records.sorted() {
      if shapes[record.collection] == nil {
        shapes[record.collection] = .some(try connection.sharedShape(of: record.collection))
      }
      guard let shape = shapes[record.collection] ?? nil else { continue }
      values[record] = try connection.values(of: record.identity, shape)
    }
    return values
  }

  /// The shared records that have a value in a column; none for a missing value.
  ///
  /// - Throws: `.refused` for a collection that is not shared, or a column that there is not.
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

  /// The shared records of a collection with their values, in the order of their identities; those behind one of them.
  ///
  /// - Throws: `.refused` for a collection that is not shared.
  package func sharedRecords(
    of collection: String,
    after identity: String? = nil,
    limit: Int
  ) throws(StoreError) -> [(name: RecordName, values: [String: StoreValue])] {
    let shape = try connection.requireSharedShape(of: collection)
    var identities: [String] = []
    do {
      var rows = try connection.rows(
        StoreCollection.texts(of: shape.naming, in: collection),
        [.text(identity ?? ""), .integer(Int64(clamping: max(0, limit)))]
      )
      while let row = try rows.next() { identities.append(row.text(0)) }
    }
    var records: [(name: RecordName, values: [String: StoreValue])] = []
    for identity in identities {
      guard let values = try connection.values(of: identity, shape) else { continue }
      records.append((RecordName(collection, identity), values))
    }
    return records
  }
}

extension StoreConnection {
  /// - Throws: `.refused` for a collection that is not shared.
  func requireSharedShape(of collection: String) throws(StoreError) -> SharedShape {
    guard let shape = try sharedShape(of: collection) else {
      throw .refused(reason: "the collection \(collection) is not shared")
    }
    return shape
  }

  /// The values of a shared record as they travel, with its number; `nil` if it is not there.
  func values(
    of identity: String,
    _ shape: SharedShape
  ) throws(StoreError) -> [String: StoreValue]? {
    guard let key = try key(ofRecord: identity, shape),
      let columns = try columns(ofRecord: key, in: shape.collection)
    else { return nil }
    var values = [StoreFilter.keyColumn: StoreValue.integer(key)]
    for column in columns where shape.travels(column.column) {
      values[column.column] = try travelling(column.value, column.column, of: shape)
    }
    return values
  }
}
