/// Which runs are to be taken back.
package indirect enum UndoSelection: Hashable, Sendable {
  /// The last so many runs that changed something; runs taken back, and undos, do not count.
  case last(Int)
  /// The run with this id.
  case run(String)
  /// Every run of the script with this id.
  case script(String)
  /// All runs of several selections, taken back together.
  case each([UndoSelection])
}

extension WriteTransaction {
  /// The selected runs, newest first.
  ///
  /// - Throws: `.cannotUndo` when there is none, or when the named one cannot be taken back.
  func runs(_ selection: UndoSelection) throws(StoreError) -> [RecordedRun] {
    let runs: [RecordedRun]
    switch selection {
    case .last(let count):
      runs = try standing(limit: Int64(clamping: max(0, count)))
    case .run(let id):
      return [try requireStanding(id)]
    case .script(let id):
      // The slash of a run's id is followed by "0" among the characters.
      let range = [StoreValue.text(id + "/"), .text(id + "0")]
      runs = try standing(range, limit: JournalRetention.runs)
    case .each(let selections):
      var seen: Set<Int64> = []
      var found: [RecordedRun] = []
      for selection in selections {
        found += try self.runs(selection).filter { seen.insert($0.number).inserted }
      }
      runs = found.sorted { $0.number > $1.number }
    }
    guard !runs.isEmpty else { throw .cannotUndo(reason: "there is nothing to undo") }
    return runs
  }

  /// The runs that changed something which was not taken back, those of a `script`'s range of ids
  /// where one is given.
  private func standing(
    _ script: [StoreValue] = [],
    limit: Int64
  ) throws(StoreError) -> [RecordedRun] {
    try runs(
      JournalSQL.standing(ofScript: !script.isEmpty),
      [.text(JournalRun.undoOrigin)] + script + [.integer(limit)]
    )
  }

  private func requireStanding(_ id: String) throws(StoreError) -> RecordedRun {
    guard let run = try run(id) else { throw .cannotUndo(reason: "there is no run \(id)") }
    if run.run.origin == JournalRun.undoOrigin {
      throw .cannotUndo(reason: "run \(id) is itself an undo")
    }
    if run.takenBackBy != nil { throw .cannotUndo(reason: "run \(id) was taken back already") }
    if run.sequence == 0 { throw .cannotUndo(reason: "run \(id) changed nothing") }
    return run
  }
}
