internal import SharedStore

/// The last step of reading the hub's list: it applies the records that pending runs change, and
/// then these runs.
extension LinkReading {
  /// Applies the records that were left for this step, applies the pending runs again, and stores
  /// that the list is read.
  ///
  /// The runs that changed the hub's records are unknown. Each record that differs therefore counts
  /// as changed by one run of another machine.
  mutating func end(in transaction: borrowing WriteTransaction) throws {
    var link = try LinkPass.link(in: transaction)
    let there = Set(try transaction.pendingIDs())
    let pending = undone.filter { there.contains($0.id) }
    // Runs that were added since the last transaction.
    try transaction.setPending(behindList().filter { there.contains($0.run.id) })
    try transaction.takeBackPending(pending.map(\.id))
    for run in pending where sent.contains(run.id) {
      try transaction.note(run.id, number: nil, outcome: nil, isTold: true)
    }
    let again = pending.filter { !sent.contains($0.id) }
    let names = ofBothSides
    let own = try transaction.values(of: names)
    let theirs = names.filter { !isOwn($0) && list.numbers[$0] != nil }.sorted()
    let arrived = theirs.compactMap { list.change(of: $0, from: own[$0]) }.map(anew)
    let merged = try LinkPass.merged(
      again,
      behind: arrived,
      Int64(link.known),
      rules,
      in: transaction
    )
    // From here on no record is left for a later transaction.
    left = []
    let extras = names.filter { isOwn($0) && own[$0] != nil }
    try adopt(extras.sorted(), in: transaction)
    try take(theirs, in: transaction)
    // References to records that were created after the records that refer to them.
    if !missing.isEmpty { try transaction.apply(missing, as: LinkJoin.joining(link)) }
    link.head = list.state.head
    try transaction.set(link)
    for run in merged { try goOn(with: run, in: transaction) }
  }

  /// The pending runs that must be merged and applied again.
  ///
  /// These are the runs that change records of the hub, runs that an earlier merge has changed, and
  /// runs that the hub already has.
  private var undone: [LinkedRun] {
    let changed = posted.filter { run in run.run.changes.contains { left.contains($0.record) } }
    let runs = meant.map(\.run)
    let changes = ofBothSides.union(obstacles).sorted().map {
      LinkedChange($0, before: nil, after: list.present[$0] ?? [:])
    }
    let log = LinkedRun(id: "", machine: 0, made: 0, known: 0, changes: changes)
    let affected = Set(PassMerge.affected(runs, by: [log], rules).map(\.id))
    return changed.map(\.run)
      + runs.filter {
        $0.known != link.known || affected.contains($0.id) || sent.contains($0.id)
      }
  }

  /// The records of the hub that already have a unique value which a pending run sets too.
  private var sameValues: Set<RecordName> {
    singles.isEmpty ? [] : Set(list.present.keys.filter(sharesSingle))
  }

  /// Returns whether the hub's record of this name has a unique value which a pending run sets too.
  func sharesSingle(_ name: RecordName) -> Bool {
    guard !singles.isEmpty, let theirs = list.present[name] else { return false }
    return (rules[name.collection] ?? [:]).contains { column, rule in
      guard rule == .once, let value = theirs[column] else { return false }
      return singles.contains(
        PassMerge.SingleValue(collection: name.collection, column: column, value: value)
      )
    }
  }

  private func anew(_ change: LinkedChange) -> LinkedRun {
    let name = change.record
    return LinkedRun(
      id: "anew-\(link.list)-\(name.collection)-\(name.identity)",
      machine: 0,
      made: list.present[name].flatMap { LinkJoin.instant(of: $0, rules[name.collection] ?? [:]) }
        ?? list.state.now,
      known: link.known,
      changes: [change]
    )
  }

  /// Records the outcomes of a run that was merged again, and makes the run pending with its new
  /// changes.
  ///
  /// The outcomes are recorded now, because the next merge cannot find in the log what the run
  /// conflicted with.
  private func goOn(
    with merged: MergedRun,
    in transaction: borrowing WriteTransaction
  ) throws {
    let outcomes = merged.outcomes.filter { !$0.isQuiet(quiet) }
    let bytes = outcomes.isEmpty ? nil : try RunOutcomes(outcomes).bytes()
    try transaction.note(merged.run.id, number: nil, outcome: bytes, isTold: outcomes.isEmpty)
    guard merged.isAppended else { return }
    let run = behindList(merged.run)
    try transaction.addPending(run)
  }

  /// Returns a copy of a run that counts as made after the hub's last run, so that no run in the
  /// log conflicts with it.
  private func behindList(_ run: LinkedRun) -> LinkedRun {
    LinkedRun(
      id: run.id,
      key: run.key,
      machine: link.machine,
      made: run.made,
      known: Int(list.state.head),
      reverses: run.reverses,
      changes: run.changes,
      intent: run.intent,
      parameters: run.parameters,
      origin: run.origin
    )
  }

  /// The records that both the hub and pending runs concern: those left for the last step.
  ///
  /// Records that only a pending run has created are left out. Records of the hub are added if a
  /// pending run sets one of their unique values too.
  private var ofBothSides: Set<RecordName> {
    let made = Set(meant.flatMap(\.run.changes).filter { $0.before == nil }.map(\.record))
    return left.filter { list.numbers[$0] != nil || !made.contains($0) }.union(sameValues)
  }

  /// Returns copies of the pending runs that are not merged again, changed so that they follow the
  /// hub's last run.
  ///
  /// Each has its position in the outbox. Runs that already follow the hub's last run are left out.
  func behindList() -> [(place: Int64, run: LinkedRun)] {
    let undone = Set(undone.map(\.id))
    return (posted + meant).filter { place, run in
      !raised.contains(place) && run.known != Int(list.state.head) && !undone.contains(run.id)
    }.map { ($0.place, behindList($0.run)) }
  }
}
