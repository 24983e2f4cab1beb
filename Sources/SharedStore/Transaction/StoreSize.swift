/// The size of a store.
package struct StoreSize: Hashable, Sendable {
  /// Of the database, its log applied.
  package let bytes: Int64
  /// In the journal.
  package let runs: Int64
  /// Of all timelines.
  package let entries: Int64
  /// The size of the entries' archives, in bytes.
  package let entryBytes: Int64
}
