/// Data that belongs to a run and is stored in the same transaction as the run's writes.
package struct WriteCompanion: Sendable {
  /// Stores the data with its value at the time of the commit.
  let store: @Sendable (borrowing WriteTransaction) throws -> Void
  /// Called after the data is committed; never called if the commit failed.
  let noteCommit: @Sendable () -> Void

  package init(
    store: @escaping @Sendable (borrowing WriteTransaction) throws -> Void,
    noteCommit: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.noteCommit = noteCommit
  }
}
