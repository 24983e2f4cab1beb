internal import SharedStore

/// The part of a pass that changes the machine's records, within one transaction.
extension LinkPass {
  /// The result of one transaction of a pass.
  struct Settled {
    /// The number of runs of other machines that were applied.
    var taken = 0
    /// The pending runs after their merge, which are to be sent.
    var pending: [MergedRun] = []
  }

  /// Reverts the pending runs, applies the arrived runs, and redoes the pending ones after them.
  ///
  /// Each pending run is redone from its original changes (LK-3). Runs that another pass has already applied are skipped.
  static func settle(
    _ runs: [ArrivedRun],
    in transaction: borrowing WriteTransaction
  ) throws -> Settled {
    var link = try link(in: transaction)
    let arrived = runs.filter { $0.number > link.head }
    for (place, run) in arrived.enumerated() where run.number != link.head + Int64(place) + 1 {
      throw LinkError.garbled(address: link.address, reason: "runs that do not follow each other")
    }
    let pending = try transaction.pendingRuns(limit: .max)
    if !pending.isEmpty { try transaction.takeBackPending(pending.map(\.id)) }
    let merged = try merged(pending, behind: arrived.map(\.run), link.head, in: transaction)
    for run in arrived {
      try transaction.apply(run.run)
      try transaction.note(arrived: run)
      if !run.run.forgets.isEmpty { try transaction.forgetLinked(run.run.forgets) }
    }
    for run in merged { try redo(run, in: transaction) }
    if let last = arrived.last {
      link.head = last.number
      try transaction.set(link)
    }
    let own = Set(pending.map(\.id))
    return Settled(
      taken: arrived.count { !own.contains($0.run.id) },
      pending: merged.filter(\.isAppended)
    )
  }

  /// Records that the hub has runs of this machine, and their outcomes; returns how many were not recorded before.
  static func note(
    _ runs: [MergedRun],
    _ numbers: [Int64],
    in transaction: borrowing WriteTransaction
  ) throws -> Int {
    var link = try link(in: transaction)
    let quiet = try transaction.quietColumns()
    var count = 0
    for (merged, number) in zip(runs, numbers) where number == link.head + 1 {
      let outcomes = merged.outcomes.filter { !$0.isQuiet(quiet) }
      if !outcomes.isEmpty {
        let bytes = try RunOutcomes(outcomes).bytes()
        try transaction.note(merged.run.id, number: number, outcome: bytes, isTold: false)
      }
      try transaction.note(arrived: ArrivedRun(number: number, author: "", run: merged.run))
      link.head = number
      count += 1
    }
    try transaction.set(link)
    return count
  }

  /// Redoes a pending run.
  ///
  /// A run that another run answers is not redone, and stops being pending.
  private static func redo(
    _ run: MergedRun,
    in transaction: borrowing WriteTransaction
  ) throws {
    if run.isAppended {
      try transaction.apply(run.run)
    } else {
      let outcomes = try RunOutcomes(run.outcomes).bytes()
      try transaction.note(run.run.id, number: nil, outcome: outcomes, isTold: false)
    }
  }

  private static func merged(
    _ pending: [LinkedRun],
    behind arrived: [LinkedRun],
    _ head: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> [MergedRun] {
    guard !pending.isEmpty else { return [] }
    let start = try firstNeeded(by: pending, upTo: head, in: transaction)
    let known = try transaction.arrivals(after: start).map(\.run)
    let rules = try transaction.mergeRules()
    let names = try names(in: known + arrived + pending, rules, transaction)
    return PassMerge.merged(
      pending,
      arrived: arrived,
      known: known,
      behind: Int(start),
      records: try transaction.values(of: names),
      rules: rules
    )
  }

  /// Returns the number of runs in the log before the first one that a merge of `runs` needs.
  ///
  /// It needs all runs that they did not know, and those that they reverse.
  private static func firstNeeded(
    by runs: [LinkedRun],
    upTo head: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    var start = head
    for run in runs {
      start = min(start, Int64(run.known))
      for reversed in run.reverses {
        if let number = try transaction.number(ofRun: reversed) { start = min(start, number - 1) }
      }
    }
    return max(start, 0)
  }

  /// Returns the records that the runs name, and those with a value of theirs that may occur only once.
  private static func names(
    in runs: [LinkedRun],
    _ rules: MergeRules,
    _ transaction: borrowing WriteTransaction
  ) throws -> Set<RecordName> {
    var names = PassMerge.names(in: runs)
    var asked: Set<SingleValue> = []
    for change in runs.flatMap(\.changes) {
      let collection = change.record.collection
      for (column, rule) in rules[collection] ?? [:] where rule == .once {
        for value in [change.before?[column], change.after?[column]] {
          guard let value, value != .null else { continue }
          let single = SingleValue(collection: collection, column: column, value: value)
          guard asked.insert(single).inserted else { continue }
          names.formUnion(try transaction.records(of: collection, where: column, is: value))
        }
      }
    }
    return names
  }

  private struct SingleValue: Hashable {
    let collection: String
    let column: String
    let value: StoreValue
  }
}
