internal import SharedStore

/// The repair of a machine that cannot continue from the log.
///
/// Either the hub no longer has the next run, or the records differ from the hub's.
extension LinkPass {
  /// Replaces the shared records by the hub's and continues from there.
  ///
  /// Pending runs are repeated on them. Records that the hub has never had become pending runs of
  /// their own.
  ///
  /// - Throws: A `LinkError` if the hub does not answer, or is not the one of this store; a
  ///   `StoreError`.
  package func repair() throws -> PassReport {
    guard try store.read({ try Self.link(in: $0).list }) == hub.state().list else {
      throw LinkError.otherList(address: try store.read { try Self.link(in: $0).address })
    }
    try joinAgain()
    try readAnew()
    var report = try run()
    report.hasReadAnew = true
    return report
  }

  /// Joins again if the hub no longer knows this machine, as after a restore from an earlier
  /// backup.
  func joinAgain() throws {
    let link = try store.read { try Self.link(in: $0) }
    let isKnown = try hub.machines().contains {
      $0.number == link.machine && $0.computer == link.computer
    }
    guard !isKnown, link.computer == computer else { return }
    let machine = try hub.join(name: machineName, computer: computer)
    try store.write { transaction in
      var link = try Self.link(in: transaction)
      link.machine = machine
      try transaction.set(link)
      try transaction.dropNumbers()
    }
  }

  /// Replaces the shared records by the hub's, and repeats the pending runs on them.
  ///
  /// The runs that changed the records are not available, so each record that differs counts as
  /// changed by one run of another machine.
  func readAnew() throws {
    let head = try store.read { try Self.link(in: $0).head }
    var sent: Set<String> = []
    var last = head
    // The answer to an append may have been lost before the log was cut.
    while true {
      let runs = try hub.runs(after: last, limit: HubLimits.runs)
      guard let end = runs.last?.number else { break }
      sent.formUnion(runs.map(\.run.id))
      last = end
    }
    let list = try HubList(of: hub)
    try store.write { try Self.replace(with: list, besides: sent, in: $0) }
    if try store.read({ try $0.pendingCount() }) > 0 { try liftNumbers() }
  }

  private static func replace(
    with list: HubList,
    besides sent: Set<String>,
    in transaction: borrowing WriteTransaction
  ) throws {
    var link = try link(in: transaction)
    let (rules, quiet) = (try transaction.mergeRules(), try transaction.quietColumns())
    let pending = try transaction.pendingRuns(limit: .max)
    try transaction.takeBackPending(pending.map(\.id))
    for run in pending where sent.contains(run.id) {
      try transaction.note(run.id, number: nil, outcome: nil, isTold: true)
    }
    let left = pending.filter { !sent.contains($0.id) }
    var own: [RecordName: [String: StoreValue]] = [:]
    for collection in try transaction.sharedCollections() {
      own.merge(try LinkJoin.records(of: collection, in: transaction)) { $1 }
    }
    let changes = differences(between: own, and: list)
    let runs = changes.map { change in
      LinkedRun(
        id: "anew-\(link.list)-\(change.record.collection)-\(change.record.identity)",
        machine: 0,
        made: list.present[change.record].flatMap {
          LinkJoin.instant(of: $0, rules[change.record.collection] ?? [:])
        } ?? list.state.now,
        known: Int(link.head),
        changes: [change]
      )
    }
    let merged = try Self.merged(left, behind: runs, link.head, rules, in: transaction)
    let extras = Set(own.keys.filter { list.numbers[$0] == nil })
    try LinkJoin.replace(with: list.present, keeping: extras, for: link, in: transaction)
    link.head = list.state.head
    try transaction.set(link)
    for name in extras.sorted() {
      try transaction.addPending(
        LinkedRun(
          id: "extra-\(link.machine)-\(link.head)-\(name.collection)-\(name.identity)",
          machine: link.machine,
          made: list.state.now,
          known: Int(link.head),
          changes: [LinkedChange(name, before: nil, after: own[name])],
          intent: JournalRun.joiningIntent,
          origin: JournalRun.linkOrigin
        )
      )
    }
    for run in merged { try goOn(with: run, link, quiet, in: transaction) }
  }

  /// Makes a merged run pending in its merged form.
  ///
  /// The next merge does not find the runs that it was merged with in the log.
  private static func goOn(
    with merged: MergedRun,
    _ link: StoredLink,
    _ quiet: [String: Set<String>],
    in transaction: borrowing WriteTransaction
  ) throws {
    let outcomes = merged.outcomes.filter { !$0.isQuiet(quiet) }
    let bytes = outcomes.isEmpty ? nil : try RunOutcomes(outcomes).bytes()
    try transaction.note(merged.run.id, number: nil, outcome: bytes, isTold: outcomes.isEmpty)
    guard merged.isAppended else { return }
    let run = merged.run
    try transaction.addPending(
      LinkedRun(
        id: run.id,
        key: run.key,
        machine: link.machine,
        made: run.made,
        known: Int(link.head),
        reverses: run.reverses,
        changes: run.changes,
        intent: run.intent,
        parameters: run.parameters,
        origin: run.origin
      )
    )
  }

  /// Returns the changes that make own records equal to the hub's; records that the hub has never
  /// had are left out.
  private static func differences(
    between own: [RecordName: [String: StoreValue]],
    and list: HubList
  ) -> [LinkedChange] {
    var changes: [LinkedChange] = []
    for (name, theirs) in list.present {
      guard let values = own[name] else {
        changes.append(LinkedChange(name, before: nil, after: theirs))
        continue
      }
      let after = theirs.filter { values[$0.key] != $0.value }
      guard !after.isEmpty else { continue }
      let before = after.keys.reduce(into: [:]) { $0[$1] = values[$1] ?? .null }
      changes.append(LinkedChange(name, before: before, after: after))
    }
    for name in list.removed {
      guard let values = own[name] else { continue }
      changes.append(LinkedChange(name, before: values, after: nil))
    }
    return changes.sorted { $0.record < $1.record }
  }
}
