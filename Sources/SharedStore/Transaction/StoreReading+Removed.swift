/// A record that was removed, also by an undo, and does not exist now.
package struct RemovedRecord: Hashable, Sendable {
  /// The key that the record had, which is not given to another one.
  package let key: Int64
  /// The values of the requested columns.
  package let columns: [RecordedChange.ColumnValue]
}

extension StoreReading where Self: ~Copyable {
  /// Returns the records of a collection that were removed and do not exist now, the newest keys
  /// first.
  ///
  /// A record that is inserted under its old key again is the same one for `undo` and `redo`. They
  /// refuse to restore it a second time.
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
