/// The result of removing runs from the journal at a user's request.
package struct ForgottenRuns: Sendable {
  /// The runs that were removed, newest first.
  package let runs: [RecordedRun]
  /// The remaining runs on the same records that can no longer be undone or redone, newest first.
  package let settled: [RecordedRun]
}

extension WriteTransaction {
  /// Removes runs from the journal with their idempotency keys and before-images.
  ///
  /// The records themselves are not changed. Earlier runs on the same records can no longer be
  /// undone, because that would silently undo the removed changes too. If a removed run was itself
  /// undone, the runs undone with it cannot be redone.
  ///
  /// In a linked store the hub is asked to forget them too, at the next synchronization.
  ///
  /// - Throws: `.cannotUndo` if a run does not exist, or may still be active.
  func forget(_ numbers: [Int64], now: Int64) throws(StoreError) -> ForgottenRuns {
    var names: [String] = []
    if let link = try change.link() {
      for number in Set(numbers).sorted() {
        guard let run = try run(number: number) else { continue }
        names += try connection.travelling(run.run.id, number)
      }
      if !names.isEmpty { try askToForget(names, link, now: now) }
    }
    let forgotten = try remove(numbers, now: now)
    for id in names { for sql in LinkSQL.forget { try connection.run(sql, .text(id)) } }
    return forgotten
  }

  private func askToForget(
    _ names: [String],
    _ link: LinkContext,
    now: Int64
  ) throws(StoreError) {
    let request: LinkedRun
    let content: [UInt8]
    do {
      request = try LinkedRun(
        forgetting: names,
        id: StoreRunID.make(),
        machine: link.machine,
        made: now.addingReportingOverflow(link.clock).partialValue,
        known: link.known
      )
      content = try request.bytes()
    } catch {
      throw .tooLarge(what: "the names of runs", limit: LinkedRun.maximumBytes)
    }
    try connection.run(
      LinkSQL.post,
      .text(request.id),
      .integer(0),
      .integer(0),
      .integer(request.made),
      .blob(content)
    )
  }

  /// Removes the runs that the hub has forgotten from the journal, except pending and active ones.
  func forgetArrived(_ ids: [String], now: Int64) throws(StoreError) {
    var numbers: Set<Int64> = []
    for id in ids {
      var found = try run(id)
      if found == nil, let whole = LinkedRun.run(ofCommit: id) { found = try run(whole) }
      guard let found,
        try connection.integer(LinkSQL.isPending, .integer(found.number)) == nil,
        found.finished != nil || found.started < now - ForgetRule.longestRun
      else { continue }
      numbers.insert(found.number)
    }
    if !numbers.isEmpty { _ = try remove(numbers.sorted(), now: now) }
  }

  private func remove(_ numbers: [Int64], now: Int64) throws(StoreError) -> ForgottenRuns {
    var runs: [RecordedRun] = []
    for number in Set(numbers).sorted(by: >) {
      guard let run = try run(number: number) else {
        throw .cannotUndo(reason: "there is no run \(number)")
      }
      guard run.finished != nil || run.started < now - ForgetRule.longestRun else {
        throw .cannotUndo(reason: "run \(number) has not ended yet")
      }
      guard try connection.integer(LinkSQL.isPending, .integer(number)) == nil else {
        throw .cannotUndo(reason: "run \(number) is not on the hub yet: run “link now” first")
      }
      runs.append(run)
    }
    let forgotten = Set(runs.map(\.number))
    var settled: Set<Int64> = []
    for run in runs where !run.run.isReversal {
      for step in try steps(of: [run.number]) {
        settled.formUnion(try dependents(of: step, isAway: run.takenBackBy != nil))
      }
    }
    settled.subtract(forgotten)
    var others: [RecordedRun] = []
    for number in settled.sorted(by: >) {
      if let run = try self.run(number: number) { others.append(run) }
      try connection.run(UndoSQL.settle, .integer(number))
    }
    if !forgotten.isEmpty { try connection.settleLinkedNumbers() }
    for number in forgotten.sorted() {
      for sql in UndoSQL.forget { try connection.run(sql, .integer(number)) }
    }
    if !forgotten.isEmpty { change.touch() }
    return ForgottenRuns(runs: runs, settled: others)
  }

  /// Returns the numbers of the runs that can no longer be undone or redone once this change is
  /// removed from the journal.
  ///
  /// `isAway` is true if the run that made the change is undone.
  private func dependents(of step: UndoStep, isAway: Bool) throws(StoreError) -> Set<Int64> {
    var rows = try connection.rows(
      UndoSQL.dependents,
      [
        .text(step.record.collection), .integer(step.record.key),
        .integer(step.change.sequence), .integer(step.ordinal), isAway.storeValue,
      ]
    )
    var numbers: Set<Int64> = []
    while let row = try rows.next() { numbers.insert(row.integer(0)) }
    return numbers
  }
}

private enum ForgetRule {
  /// The longest time, in microseconds, that a run counts as active: an hour, far above an intent's
  /// time limit.
  ///
  /// A run without a result after that time was killed.
  static let longestRun: Int64 = 3_600 * 1_000_000
}
