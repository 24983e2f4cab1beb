/// What a run keeps in memory and its writes take along: it is stored in their transaction, or with them not at all.
package struct WriteCompanion: Sendable {
  /// Stores what there is by the time of the commit.
  let store: @Sendable (borrowing WriteTransaction) throws -> Void
  /// Called once that is committed; never where the commit failed.
  let noteCommit: @Sendable () -> Void

  package init(
    store: @escaping @Sendable (borrowing WriteTransaction) throws -> Void,
    noteCommit: @escaping @Sendable () -> Void
  ) {
    self.store = store
    self.noteCommit = noteCommit
  }
}
