package import SharedStore

/// Merges the runs of a machine that are not in the log yet with the runs that are.
///
/// It uses the original changes of each run, never the result of an earlier merge (LK-3). It is a
/// pure value: the same history and the same runs have the same result on each machine.
package struct RunMerge {
  /// The runs of the log, followed by the machine's runs that are already merged.
  private var history: LinkHistory
  /// For each new record of this machine that was merged into another record, that other record.
  ///
  /// If two machines insert the same record, only the first is inserted.
  private var aliases: [RecordName: RecordName] = [:]
  private var merged: [MergedRun] = []

  /// Returns the results of merging `pending`, a machine's own runs, after the runs of the log.
  ///
  ///     let merged = RunMerge.merged(outbox, behind: history)
  package static func merged(_ pending: [LinkedRun], behind history: LinkHistory) -> [MergedRun] {
    var merge = RunMerge(history: history)
    for run in pending { merge.add(run) }
    return merge.merged
  }

  private mutating func add(_ meant: LinkedRun) {
    if let key = meant.key, let other = history.run(withKey: key) {
      nameInserted(by: meant, as: other)
      merged.append(MergedRun(without(meant), [.answered(by: other.id)]))
      return
    }
    let result = redone(meant)
    history.append(result.run)
    merged.append(result)
  }

  private mutating func redone(_ meant: LinkedRun) -> MergedRun {
    var part = RunPart(meant: meant, history: history, aliases: aliases)
    if meant.reverses.isEmpty { part.redoChanges() } else { part.askUndoAgain() }
    aliases = part.aliases
    var run = meant
    run.changes = part.changes
    return MergedRun(run, part.outcomes)
  }

  private func without(_ meant: LinkedRun) -> LinkedRun {
    var run = meant
    run.changes = []
    return run
  }

  /// Notes that later changes of the records that the dropped run `meant` inserted apply to other
  /// records.
  ///
  /// These are the records that `other`, the run with the same idempotency key, inserted.
  private mutating func nameInserted(by meant: LinkedRun, as other: LinkedRun) {
    let own = meant.changes.filter { $0.before == nil }.map(\.record)
    let others = other.changes.filter { $0.before == nil }.map(\.record)
    for (one, another) in zip(own, others) where one.collection == another.collection {
      aliases[one] = another
    }
  }
}
