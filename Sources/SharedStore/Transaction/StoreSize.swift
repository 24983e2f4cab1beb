/// The size of a store's file and of its growing tables.
package struct StoreSize: Hashable, Sendable {
  /// The size in bytes of the database after applying its log.
  package let bytes: Int64
  /// The number of runs in the journal.
  package let runs: Int64
  /// The number of entries of all timelines.
  package let entries: Int64
  /// The size of the entries' archives, in bytes.
  package let entryBytes: Int64
}
