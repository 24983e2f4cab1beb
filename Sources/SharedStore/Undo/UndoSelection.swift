/// Selects the runs that an undo undoes.
package indirect enum UndoSelection: Hashable, Sendable {
  /// The last runs that changed something; runs that are undone, undos and redos are skipped.
  case last(Int)
  /// The run with this id.
  case run(String)
  /// All runs of the script with this id.
  case script(String)
  /// All runs that the redo with this id redid.
  case redo(String)
  /// The runs of several selections, which one undo undoes together.
  case each([UndoSelection])
}

/// Selects the undos whose runs a redo redoes.
package enum RedoSelection: Hashable, Sendable {
  /// The undone runs of the last `count` undos that are not redone yet.
  case last(Int)
  /// The runs that the undo with this id undid, or the single run with this id.
  case run(String)
  /// The undos with these ids, which one redo redoes together.
  case each([String])
}

/// An undo, with those of its runs that are redone together.
struct RedoUnit {
  let undo: RecordedRun
  /// The selected runs of the undo that are still undone, newest first.
  let runs: [RecordedRun]

  /// Returns the same undo with more of its runs, which are redone too.
  fileprivate func adding(_ others: [RecordedRun]) -> RedoUnit {
    let known = Set(runs.map(\.number))
    let all = runs + others.filter { !known.contains($0.number) }
    return RedoUnit(undo: undo, runs: all.sorted { $0.number > $1.number })
  }
}

extension WriteTransaction {
  /// Returns the selected runs, newest first.
  ///
  /// - Throws: `.cannotUndo` if there are none, or if a selected run cannot be undone.
  func runs(_ selection: UndoSelection) throws(StoreError) -> [RecordedRun] {
    let runs: [RecordedRun]
    switch selection {
    case .last(let count):
      runs = try self.runs(UndoSQL.lastStanding, [.integer(Int64(clamping: max(0, count)))])
    case .run(let id):
      return [try requireStanding(id)]
    case .script(let id):
      // In the order of characters, "0" follows the slash in the ids of a script's runs.
      runs = try self.runs(
        UndoSQL.standingOfScript,
        [.text(id + "/"), .text(id + "0"), .integer(JournalRetention.runs)]
      )
    case .redo(let id):
      guard let redo = try run(id) else { throw .cannotUndo(reason: "there is no run \(id)") }
      runs = try self.runs(UndoSQL.standingOfRedo, [.integer(redo.number)])
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

  /// Returns the undos to redo, the last one first, each with the runs to redo.
  ///
  /// - Throws: `.cannotUndo` if there is nothing to redo, or if the selected run is not undone.
  func units(_ selection: RedoSelection) throws(StoreError) -> [RedoUnit] {
    var units: [RedoUnit] = []
    switch selection {
    case .each(let ids):
      var found: [RedoUnit] = []
      for id in ids { found += try self.units(.run(id)) }
      for unit in found {
        if let index = units.firstIndex(where: { $0.undo.number == unit.undo.number }) {
          units[index] = units[index].adding(unit.runs)
        } else {
          units.append(unit)
        }
      }
      units.sort { $0.undo.number > $1.undo.number }
    case .last(let count):
      var rows = try connection.rows(UndoSQL.lastUndos, [.integer(Int64(clamping: max(0, count)))])
      var numbers: [Int64] = []
      while let row = try rows.next() { numbers.append(row.integer(0)) }
      for number in numbers { if let unit = try unit(ofUndo: number) { units.append(unit) } }
    case .run(let id):
      guard let run = try run(id) else { throw .cannotUndo(reason: "there is no run \(id)") }
      guard run.sequence != DevelopmentStore.lostWay else {
        throw .ranInDevelopment(run: run.number)
      }
      guard run.sequence >= 0 else {
        throw .cannotUndo(
          reason:
            "run \(run.number) can no longer be done again: the log has forgotten a run beside it"
        )
      }
      if run.run.origin == JournalRun.undoOrigin {
        if let unit = try unit(ofUndo: run.number) { units.append(unit) }
      } else if let number = run.takenBackBy, number != run.number, !run.run.isReversal,
        let undo = try self.run(number: number)
      {
        units.append(RedoUnit(undo: undo, runs: [run]))
      } else {
        throw .cannotUndo(reason: "run \(run.number) was not undone")
      }
    }
    guard !units.isEmpty else { throw .cannotUndo(reason: "there is nothing to redo") }
    return units
  }

  private func unit(ofUndo number: Int64) throws(StoreError) -> RedoUnit? {
    let runs = try self.runs(UndoSQL.takenBack, [.integer(number)])
    guard !runs.isEmpty, let undo = try run(number: number) else { return nil }
    return RedoUnit(undo: undo, runs: runs)
  }

  private func requireStanding(_ id: String) throws(StoreError) -> RecordedRun {
    guard let run = try run(id) else { throw .cannotUndo(reason: "there is no run \(id)") }
    let number = run.number
    if run.run.isReversal {
      throw .cannotUndo(
        reason: "run \(number) is itself \(run.run.intent == "redo" ? "a redo" : "an undo")"
      )
    }
    if run.run.isJoining {
      throw .cannotUndo(reason: "run \(number) joined two lists, which cannot be undone")
    }
    if let undo = run.takenBackBy {
      throw .cannotUndo(reason: "run \(number) was undone already, by run \(undo)")
    }
    if run.sequence == DevelopmentStore.lostWay { throw .ranInDevelopment(run: number) }
    if let reason = run.lostWay {
      throw .cannotUndo(reason: "run \(number) can no longer be undone: \(reason)")
    }
    if run.sequence == 0 { throw .cannotUndo(reason: "run \(number) changed nothing in the store") }
    return run
  }
}
