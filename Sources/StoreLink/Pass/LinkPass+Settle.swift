internal import SharedStore

/// The part of an exchange with the hub that changes the machine's records; it is one transaction.
extension LinkPass {
  /// The result of one transaction in an exchange with the hub.
  struct Settled {
    /// The number of applied runs of other machines.
    var taken = 0
    /// The pending runs that were merged again, with their changes after the merge.
    ///
    /// Other pending runs are sent with the changes that they already have.
    var redone: [MergedRun] = []
    /// The ids of the pending runs that were reverted and will not be sent.
    var refused: [String] = []
  }

  /// Applies the runs that have arrived, and merges the pending runs that change the same records
  /// after them.
  ///
  /// Such pending runs are reverted first, and applied again from their original changes (LK-3).
  /// Runs that another exchange has already applied are skipped. If a merge would change a run of
  /// `command`, or of a script in it, all of these are reverted instead.
  ///
  /// With `looksBack`, the runs of the log that a pending run did not know count as arrived. An
  /// earlier exchange applied them before it was interrupted.
  static func settle(
    _ runs: [ArrivedRun],
    looksBack: Bool = false,
    refusing command: [String] = [],
    in transaction: borrowing WriteTransaction
  ) throws -> Settled {
    var link = try link(in: transaction)
    let arrived = runs.filter { $0.number > link.head }
    for (place, run) in arrived.enumerated() where run.number != link.head + Int64(place) + 1 {
      throw LinkError.garbled(address: link.address, reason: "runs that do not follow each other")
    }
    let rules = try transaction.mergeRules()
    let pending = try transaction.pendingRuns(limit: .max)
    var log = arrived.map(\.run)
    if looksBack, let known = pending.map(\.known).min() {
      log += try transaction.arrivals(after: Int64(known)).map(\.run)
    }
    var affected = PassMerge.affected(pending, by: log, rules)
    if !affected.isEmpty { try transaction.takeBackPending(affected.map(\.id)) }
    let new = arrived.map(\.run)
    var merged = try merged(affected, behind: new, link.head, rules, in: transaction)
    var settled = Settled()
    if let refused = try refusal(of: merged, by: command, in: transaction) {
      // The other runs of the command are reverted with it.
      let others = pending.filter { isPart($0, of: command) && !affected.contains($0) }
      if !others.isEmpty {
        let above = PassMerge.affected(pending, by: others, rules).filter { !affected.contains($0) }
        try transaction.takeBackPending(above.map(\.id))
        let chosen = Set((affected + above).map(\.id))
        affected = pending.filter { chosen.contains($0.id) }
      }
      settled.refused = affected.filter { isPart($0, of: command) }.map(\.id)
      for id in settled.refused {
        try transaction.note(id, number: nil, outcome: refused[id], isTold: true)
      }
      affected.removeAll { isPart($0, of: command) }
      merged = try Self.merged(affected, behind: new, link.head, rules, in: transaction)
    }
    for run in arrived { try apply(run, in: transaction) }
    for run in merged { try redo(run, in: transaction) }
    if let last = arrived.last {
      link.head = last.number
      try transaction.set(link)
    }
    settled.taken = arrived.count { $0.run.machine != link.machine && $0.run.machine != 0 }
    settled.redone = merged
    return settled
  }

  static func isPart(_ run: LinkedRun, of command: [String]) -> Bool {
    command.contains { LinkedRun.isPart(run.id, of: $0) }
  }

  /// Returns the encoded outcomes of those of a command's runs that a merge would change, by the
  /// ids of the runs.
  ///
  /// It is `nil` if all runs of the command can be applied unchanged.
  private static func refusal(
    of merged: [MergedRun],
    by command: [String],
    in transaction: borrowing WriteTransaction
  ) throws -> [String: [UInt8]]? {
    guard !command.isEmpty else { return nil }
    let quiet = try transaction.quietColumns()
    var refused: [String: [UInt8]] = [:]
    for run in merged where isPart(run.run, of: command) && run.isAppended {
      let outcomes = run.outcomes.filter { !$0.isQuiet(quiet) }
      if !outcomes.isEmpty { refused[run.run.id] = try RunOutcomes(outcomes).bytes() }
    }
    return refused.isEmpty ? nil : refused
  }

  /// Applies a run of the log.
  ///
  /// - Throws: `.unreadableRun` for a run that violates the rules of its collection.
  private static func apply(
    _ arrived: ArrivedRun,
    in transaction: borrowing WriteTransaction
  ) throws {
    // A run of the hub itself changes no records.
    if arrived.run.machine != 0 {
      do {
        try transaction.apply(arrived.run)
      } catch StoreError.refused(let reason) {
        throw LinkError.unreadableRun(
          number: arrived.number,
          machine: arrived.run.machine,
          reason: reason
        )
      }
    }
    try transaction.note(arrived: arrived)
    if !arrived.run.forgets.isEmpty { try transaction.forgetLinked(arrived.run.forgets) }
  }

  /// Records that runs of this machine are in the hub's log under these numbers, with the outcomes
  /// of their merges.
  ///
  /// The runs in `redone` were sent with other changes than their original ones.
  ///
  /// - Returns: How many of the runs were not recorded before.
  static func note(
    _ runs: [MergedRun],
    _ numbers: [Int64],
    besides redone: [String: MergedRun],
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
      let isMeant = redone[merged.run.id] == nil
      if try !isMeant || !transaction.noteSent(merged.run, number: number) {
        try transaction.note(arrived: ArrivedRun(number: number, author: "", run: merged.run))
      }
      link.head = number
      count += 1
    }
    try transaction.set(link)
    return count
  }

  /// Applies a pending run again after its merge.
  ///
  /// A run for which another run's answer is used is not applied, and stops being pending.
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

  static func merged(
    _ pending: [LinkedRun],
    behind arrived: [LinkedRun],
    _ head: Int64,
    _ rules: MergeRules,
    in transaction: borrowing WriteTransaction
  ) throws -> [MergedRun] {
    guard !pending.isEmpty else { return [] }
    let start = try firstNeeded(by: pending, upTo: head, in: transaction)
    let known = try transaction.arrivals(after: start).map(\.run)
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

  /// Returns how many runs at the beginning of the log a merge of `runs` does not need.
  ///
  /// It needs the runs from the first one that they did not know, or that they reverse.
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

  /// Returns the names of the records that the runs change, and of those that have a unique value
  /// in common with these.
  private static func names(
    in runs: [LinkedRun],
    _ rules: MergeRules,
    _ transaction: borrowing WriteTransaction
  ) throws -> Set<RecordName> {
    var names = PassMerge.names(in: runs)
    var asked: Set<PassMerge.SingleValue> = []
    for run in runs { asked.formUnion(PassMerge.singleValues(of: run, rules)) }
    for value in asked {
      let (collection, column) = (value.collection, value.column)
      names.formUnion(try transaction.records(of: collection, where: column, is: value.value))
    }
    return names
  }
}
