import Ground

extension SharedStore {
  /// The run with this id, for good: a `nil` stays one, and a run that is there is on the disk.
  ///
  /// A process killed in a commit may have written all of it to the log without having announced it;
  /// the next recovery would find it. A commit in its place makes sure of either.
  package func settledRun(_ id: String) throws(StoreError) -> RecordedRun? {
    do {
      return try write(in: .alone, .full, for: nil) { transaction in
        transaction.change.touch()
        return try transaction.run(id)
      }
    } catch {
      throw Self.typed(error)
    }
  }

  /// Takes back the selected runs, newest first, all of them or none, and returns them.
  ///
  /// Every record gets back what it held, under the same key. The undo is a run of its own with
  /// the given id, of the origin `JournalRun.undoOrigin`; its parameters name the runs. It returns
  /// when that is on the disk.
  ///
  /// - Throws: `.changedSince` when another run changed one of the records later and was not taken
  ///   back, `.cannotUndo` when there is nothing to take back, `.busy` in an atomic block.
  @discardableResult
  package func undo(_ selection: UndoSelection, id: String) throws(StoreError) -> [RecordedRun] {
    let instant = now()
    do {
      return try write(in: .alone, .full, for: nil) { transaction in
        guard try transaction.run(id) == nil else {
          throw StoreError.refused(reason: "there is a run \(id) already")
        }
        let runs = try transaction.runs(selection)
        let undo = JournalRun(
          id: id,
          intent: JournalRun.undoOrigin,
          parameters: Self.parameters(naming: runs),
          key: nil,
          origin: JournalRun.undoOrigin
        )
        try transaction.change.beginWrite(undo, now: instant)
        try transaction.takeBack(runs)
        let number = try transaction.change.finish(undo, result: [], now: instant)
        for run in runs {
          try transaction.connection.run(
            JournalSQL.markUndone,
            .integer(number),
            .integer(run.number)
          )
        }
        return runs
      }
    } catch {
      throw Self.typed(error)
    }
  }

  /// The ids of `runs` as JSON.
  private static func parameters(naming runs: [RecordedRun]) -> String {
    "{\"runs\":[\(runs.map { JSONString.quoted($0.run.id) }.joined(separator: ","))]}"
  }
}
