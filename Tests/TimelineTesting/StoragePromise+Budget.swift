import Essentials
import WidgetTimeline

extension StoragePromise {
  /// A budget state in whole microseconds, the precision of every storage.
  private static let charged = BudgetState(
    full: start.addingTimeInterval(1_728),
    lastPolicy: start,
    firstEnd: start.addingTimeInterval(-60),
    lastEnd: start.addingTimeInterval(1),
    processorTime: .milliseconds(12)
  )

  static let budgets = [
    StoragePromise("RT-10: a budget is stored with its timeline, and with its failure") { trial in
      var planned = try ReloadPlanner().plan(
        MadeTimeline(entries: [MadeEntry(date: start, light: [1])], policy: .never),
        reason: .first,
        at: start
      )
      planned.budgetState = charged
      _ = try await trial.storage.acquireLeases([trial.first])
      _ = try await trial.storage.store(planned, for: trial.first)
      await trial.storage.releaseLeases([trial.first])
      try await trial.expect(charged, "after a timeline")
      var failure = FailedReload(
        error: .notAnswered,
        at: start,
        failures: 1,
        due: start.addingTimeInterval(60),
        reason: .retry
      )
      failure.budgetState = charged.ended(at: start, processorTime: .seconds(1))
      try await trial.storage.record(failure, for: trial.first)
      try await trial.expect(failure.budgetState, "after a failure")
    },
    StoragePromise("WK-85: what is put off is due at its date and not before, and waits") { trial in
      try await trial.store(trial.first, .after(start))
      let until = start.addingTimeInterval(300)
      try await trial.putOff(trial.first, until: until, .policy)
      let isEarly = try await trial.isDue(trial.first, at: until.addingTimeInterval(-1))
      try trial.expect(!isEarly, "it is due a second before its date")
      let isDue = try await trial.isDue(trial.first, at: until)
      try trial.expect(isDue, "it is not due at its date")
      let waiting = try await trial.storage.waitingTimelines(at: start).map(\.key)
      try trial.expect(waiting == [trial.first], "waiting are \(waiting)")
      let state = try await trial.state(of: trial.first)
      try trial.expect(!state.isDirty && state.made == start, "it is \(state)")
      try await trial.store(trial.first, .after(until))
      let left = try await trial.storage.waitingTimelines(at: start).map(\.key)
      try trial.expect(left.isEmpty, "after a reload \(left) wait")
    },
    StoragePromise("WK-85: a request that is put off is not forgotten") { trial in
      try await trial.store(trial.first, .never)
      let until = start.addingTimeInterval(300)
      try await trial.putOff(trial.first, until: until, .requested)
      let state = try await trial.state(of: trial.first)
      try trial.expect(state.isDirty && state.due == until, "it is \(state)")
      try trial.expect(
        state.dirtyCause == .request,
        "its cause is \(String(describing: state.dirtyCause))"
      )
    },
    StoragePromise("a mark makes what waits due at once, and it waits since then all the same") {
      trial in
      try await trial.store(trial.first, .never)
      try await trial.putOff(trial.first, until: start.addingTimeInterval(300), .policy)
      try await trial.storage.markDirty([trial.first])
      let isDue = try await trial.isDue(trial.first, at: start)
      try trial.expect(isDue, "it is not due")
      let waiting = try await trial.storage.waitingTimelines(at: start)
      try trial.expect(waiting.first?.budgetState.wait?.since == start, "it waits no more")
    },
  ]
}

extension StorageTrial {
  fileprivate func putOff(
    _ key: TimelineKey,
    until date: Date,
    _ reason: ReloadReason
  ) async throws {
    let found = try await storage.timelines(.timelines([key]))
    try expect(found.map(\.key) == [key], "\(key) is found as \(found.map(\.key))")
    let record = ReloadRecord(
      ReloadCause(reason, by: .timer),
      .putOff,
      of: found[0].state,
      begun: start,
      ended: start,
      isOffline: false,
      next: date
    )
    let state = found[0].budgetState.waiting(until: date, at: start)
    try await storage.putOff([PutOffReload(key: key, record: record, budgetState: state)])
  }

  fileprivate func expect(_ state: BudgetState, _ when: String) async throws {
    let found = try await storage.timelines(.timelines([first])).map(\.budgetState)
    try expect(found == [state], "\(when) it is \(found)")
  }
}
