/// How much a store holds.
package struct StoreSize: Hashable, Sendable {
  /// Of the database, its log applied.
  package let bytes: Int64
  /// In the journal.
  package let runs: Int64
  /// Of all timelines.
  package let entries: Int64
  /// What the archives of the entries take.
  package let entryBytes: Int64
}
