/// A record that was removed, by a run or by an undo, and does not exist now.
package struct RemovedRecord: Hashable, Sendable {
  /// The key that the record had; no other record gets it.
  package let key: Int64
  /// The values that the requested columns had when the record was removed.
  package let columns: [RecordedChange.ColumnValue]
}

extension StoreReading where Self: ~Copyable {
  /// Returns the records of a collection that were removed and do not exist now, the newest keys
  /// first.
  ///
  /// If a removed record is inserted again under its old key, `undo` and `redo` treat it as the
  /// same record. They refuse to restore it a second time.
  package func removed(
    from collection: StoreCollection,
    columns: [String],
    limit: Int
  ) throws(StoreError) -> [RemovedRecord] {
    try connection.beforeJournalRead?()
    let number = try connection.integer(JournalSQL.numberOfCollection, .text(collection.name))
    guard let number else { return [] }
    var rows = try connection.rows(
      JournalSQL.lastDeletions(from: collection.name),
      [.integer(number), .integer(Int64(max(0, limit)))]
    )
    var removed: [RemovedRecord] = []
    while let row = try rows.next() {
      let change = try RecordedChange(row: row)
      let values = change.before.filter { columns.contains($0.column) }
      removed.append(RemovedRecord(key: change.key, columns: values))
    }
    return removed
  }
}
