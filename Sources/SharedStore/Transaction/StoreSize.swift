/// The size of a store's file, and of its tables that grow.
package struct StoreSize: Hashable, Sendable {
  /// The size of the database in bytes once its write-ahead log is applied.
  package let bytes: Int64
  /// The number of runs in the journal.
  package let runs: Int64
  /// The number of entries of all timelines.
  package let entries: Int64
  /// The size of the entries' archives, in bytes.
  package let entryBytes: Int64
}
