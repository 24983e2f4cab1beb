// These methods of `StoreCore` run on the store's own thread.
extension SharedStore {
  package func settledRun(_ id: String) throws(StoreError) -> RecordedRun? {
    try core.settledRun(id)
  }

  package func perform<Value: Sendable>(
    _ run: JournalRun,
    _ body: @Sendable (borrowing WriteTransaction) throws -> (value: Value, result: [UInt8])
  ) throws -> Value {
    try core.perform(run, body)
  }

  package func noteState(ofExtension name: String) throws(StoreError) {
    try core.noteState(ofExtension: name)
  }

  @discardableResult
  package func undo(_ selection: UndoSelection, id: String) throws(StoreError) -> Reversal {
    try core.undo(selection, id: id)
  }

  @discardableResult
  package func redo(_ selection: RedoSelection, id: String) throws(StoreError) -> Reversal {
    try core.redo(selection, id: id)
  }

  package func obstacle(to selection: UndoSelection) throws(StoreError) -> StoredRun? {
    try core.obstacle(to: selection)
  }

  package func forget(_ numbers: [Int64]) throws(StoreError) -> ForgottenRuns {
    try core.forget(numbers)
  }
}
