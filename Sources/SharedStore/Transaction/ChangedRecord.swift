/// A record that a run changed, with its values before and after the run.
package struct ChangedRecord: Hashable, Sendable {
  package let collection: String
  package let key: Int64
  /// The ordinal of the first change of the record by the run; later pages begin after it.
  package let ordinal: Int64
  /// The columns that the run changed, with their values before it: all of them if it deleted the
  /// record, `nil` if it inserted it.
  package let before: [RecordedChange.ColumnValue]?
  /// The columns that the run changed, with their values after it: all of them if it inserted the
  /// record, `nil` if it deleted it.
  package let after: [RecordedChange.ColumnValue]?
  /// The record's current values, or its last ones if it is deleted; `nil` if they are unknown.
  package let latest: [RecordedChange.ColumnValue]?
}

/// One page of the records that a run changed.
package struct ChangedRecordPage: Sendable {
  package let records: [ChangedRecord]
  /// The ordinal after which the next page begins; `nil` if this is the last page.
  package let next: Int64?
}

extension StoreReading where Self: ~Copyable {
  /// Returns the runs after a number, whether they are finished or not, oldest first.
  package func runs(after number: Int64, limit: Int) throws(StoreError) -> [RecordedRun] {
    try runs(JournalSQL.following, [.integer(number), .integer(Int64(max(0, limit)))])
  }

  /// Returns the number of the first run that began at `instant` or later, in microseconds since
  /// 1970 UTC.
  package func firstRun(since instant: Int64) throws(StoreError) -> Int64? {
    try connection.beforeJournalRead?()
    return try connection.integer(JournalSQL.firstSince, .integer(instant))
  }

  /// Returns the number of the last run; 0 before the first.
  package func lastRun() throws(StoreError) -> Int64 {
    try connection.beforeJournalRead?()
    return try connection.integer(JournalSQL.lastNumber) ?? 0
  }

  /// Returns the records that a run changed, in the order of its first change of each.
  ///
  /// If several runs changed a record alternately, the values after the run are those after all of
  /// them.
  ///
  /// - Parameters:
  ///   - number: The number of the run; a run that was removed from the log has no records.
  ///   - ordinal: The `next` of the previous page, or 0.
  ///   - limit: The most first changes that are read.
  /// - Returns: The records, and the ordinal after which the next page begins.
  /// - Throws: If the journal cannot be read.
  package func changedRecords(
    ofRun number: Int64,
    after ordinal: Int64 = 0,
    limit: Int
  ) throws(StoreError) -> ChangedRecordPage {
    try connection.beforeJournalRead?()
    var changes: [FirstChange] = []
    do {
      var rows = try connection.rows(
        JournalSQL.firstChanges,
        [.integer(number), .integer(ordinal), .integer(Int64(max(1, limit)))]
      )
      while let row = try rows.next() { changes.append(FirstChange(row: row)) }
    }
    var records: [ChangedRecord] = []
    for change in changes {
      if let record = try change.record(ofRun: number, on: connection) { records.append(record) }
    }
    return ChangedRecordPage(
      records: records,
      next: changes.count == max(1, limit) ? changes.last?.ordinal : nil
    )
  }
}

/// The first change of a record by a run.
private struct FirstChange {
  let ordinal: Int64
  private let collectionNumber: Int64
  private let collection: String
  private let key: Int64

  init(row: Statement) {
    ordinal = row.integer(0)
    collectionNumber = row.integer(1)
    collection = row.text(2)
    key = row.integer(3)
  }

  /// Returns the record with its values before and after the run; `nil` if these are equal.
  ///
  /// The journal contains only values before a change. So a column's value after the run is the one
  /// before its next change, or the current value.
  func record(
    ofRun number: Int64,
    on connection: StoreConnection
  ) throws(StoreError) -> ChangedRecord? {
    let current = try connection.columns(ofRecord: key, in: collection)
    var (before, after) = (ColumnValues(), ColumnValues())
    var existed: Bool?
    var exists = true
    var rows = try connection.rows(
      JournalSQL.historyOfRecord,
      [
        .integer(collectionNumber), .integer(key),
        .integer(number << Int64(JournalSQL.bits) | ordinal),
      ]
    )
    var isFound = false
    while !isFound, let row = try rows.next() {
      let change = try RecordedChange(row: row)
      if row.integer(5) == number {
        if existed == nil { existed = change.kind != .insert }
        exists = change.kind != .delete
        before.add(change.before)
      } else {
        // The values after the run are known once a deletion, or a change of each of these columns,
        // is found.
        guard exists, change.kind != .insert else { break }
        after.add(change.before)
        isFound = change.kind == .delete || existed == true && after.holdsAll(of: before)
      }
    }
    if !isFound, let current { after.add(current) }
    let existedBefore = existed == true
    guard existedBefore || exists else { return nil }
    if existedBefore, exists {
      let changed = before.names.filter { before[$0] != after[$0] }
      guard !changed.isEmpty else { return nil }
      before.keep(changed)
      after.keep(changed)
    }
    var latest = current
    if latest == nil { latest = try lastDeleted(connection) }
    return ChangedRecord(
      collection: collection,
      key: key,
      ordinal: ordinal,
      before: existedBefore ? before.all : nil,
      after: exists ? after.all : nil,
      latest: latest
    )
  }

  private func lastDeleted(
    _ connection: StoreConnection
  ) throws(StoreError) -> [RecordedChange.ColumnValue]? {
    var rows = try connection.rows(
      JournalSQL.lastDeletion,
      [.integer(collectionNumber), .integer(key)]
    )
    return try rows.next().map { (row) throws(StoreError) in try RecordedChange(row: row).before }
  }
}

/// The values of a record's columns, in order.
///
/// If a value is set for a column that already has one, the first value is kept.
private struct ColumnValues {
  private(set) var names: [String] = []
  private var values: [String: StoreValue] = [:]

  subscript(name: String) -> StoreValue? { values[name] }

  var all: [RecordedChange.ColumnValue] {
    names.compactMap { name in values[name].map { .init(column: name, value: $0) } }
  }

  mutating func add(_ columns: [RecordedChange.ColumnValue]) {
    for column in columns where values[column.column] == nil {
      names.append(column.column)
      values[column.column] = column.value
    }
  }

  func holdsAll(of other: ColumnValues) -> Bool { other.names.allSatisfy { values[$0] != nil } }

  mutating func keep(_ kept: [String]) { names = kept }
}
