import Essentials
import WidgetTimeline

/// A requirement of `TimelineStorage` from its documentation, with a test for it.
///
/// Each test needs a new trial, and throws a `BrokenPromise` if the storage fails.
package struct StoragePromise: Sendable, CustomStringConvertible {
  package let description: String
  package let check: @Sendable (any StorageTrial) async throws -> Void

  init(
    _ description: String,
    _ check: @escaping @Sendable (any StorageTrial) async throws -> Void
  ) {
    self.description = description
    self.check = check
  }

  package static let all = due + leases + stored + failed + restamped + marked + budgets

  private static let due = [
    StoragePromise("a timeline that was never made is due") { trial in
      let isDue = try await trial.isDue(trial.first, at: start)
      try trial.expect(isDue, "it is not due")
    },
    StoragePromise("a timeline is due from its due date on, and not before") { trial in
      let date = start.addingTimeInterval(60)
      try await trial.store(trial.first, .after(date))
      let isEarly = try await trial.isDue(trial.first, at: date.addingTimeInterval(-1))
      try trial.expect(!isEarly, "it is due a second before its date")
      let isDue = try await trial.isDue(trial.first, at: date)
      try trial.expect(isDue, "it is not due at its date")
    },
    StoragePromise("a timeline without a due date is never due") { trial in
      try await trial.store(trial.first, .never)
      let isDue = try await trial.isDue(trial.first, at: start.addingTimeInterval(1e9))
      try trial.expect(!isDue, "it is due")
    },
    StoragePromise("RT-5: what a clock running ahead left behind is due") { trial in
      try await trial.store(trial.first, madeAt: start.addingTimeInterval(86_400), .never)
      let isDue = try await trial.isDue(trial.first, at: start)
      try trial.expect(isDue, "a timeline made in the future is not due")
      try await trial.store(trial.second, .never)
      try await trial.fail(trial.second, failures: 1, at: start.addingTimeInterval(86_400))
      let isRetried = try await trial.isDue(trial.second, at: start)
      try trial.expect(isRetried, "a try put off into the far future is not due")
    },
    StoragePromise("RT-5: what lies ahead of the clock by no more than the tolerance is not due") {
      trial in
      let ahead = start.addingTimeInterval(60)
      try await trial.store(trial.first, madeAt: ahead, .never)
      try await trial.store(trial.second, .never)
      try await trial.fail(trial.second, failures: 1, at: ahead)
      for key in [trial.first, trial.second] {
        let isDue = try await trial.isDue(key, at: start)
        try trial.expect(!isDue, "\(key) is due")
        let isDueEarlier = try await trial.isDue(key, at: start.addingTimeInterval(-1))
        try trial.expect(isDueEarlier, "\(key) is not due a second before")
      }
    },
    StoragePromise("a selection finds its timelines, due or not, as they are") { trial in
      try await trial.store(trial.first, .never)
      let all = try await trial.storage.timelines(.all).map(\.key)
      try trial.expect(
        all.contains(trial.first) && all.contains(trial.second),
        "not in all: \(all)"
      )
      let placed = try await trial.storage.timelines(.placements([trial.first.placement]))
      try trial.expect(placed.map(\.key).contains(trial.first), "not found by its placement")
      try trial.expect(!placed.map(\.key).contains(trial.second), "another placement's is found")
      let state = try await trial.state(of: trial.first)
      try trial.expect(state.made == start, "made at \(String(describing: state.made))")
    },
  ]

  private static let leases = [
    StoragePromise("RT-4: of leases it takes those that are free, at once") { trial in
      try await trial.takeLeaseElsewhere(trial.first)
      let keys = [trial.first, trial.second]
      let taken = try await trial.storage.acquireLeases(keys)
      try trial.expect(taken == [trial.second], "it took \(taken)")
      try await trial.endLeaseElsewhere(trial.first)
      let freed = try await trial.storage.acquireLeases([trial.first])
      try trial.expect(freed == [trial.first], "it did not take a lease that had ended")
      await trial.storage.releaseLeases(keys)
    },
    StoragePromise("RT-4: a lease that was released can be taken elsewhere") { trial in
      _ = try await trial.storage.acquireLeases([trial.first])
      await trial.storage.releaseLeases([trial.first])
      try await trial.takeLeaseElsewhere(trial.first)
      let taken = try await trial.storage.acquireLeases([trial.first])
      try trial.expect(taken.isEmpty, "it took a lease that is held elsewhere")
      try await trial.endLeaseElsewhere(trial.first)
    },
  ]

  private static let stored = [
    StoragePromise("RT-10: a timeline, its policy and its due date are stored together") { trial in
      let date = start.addingTimeInterval(120)
      let isDirty = try await trial.store(trial.first, .after(date))
      try trial.expect(!isDirty, "it is dirty, though nothing has changed")
      let state = try await trial.state(of: trial.first)
      let expected = TimelineState(made: start, policy: .after(date), lastEntry: start, due: date)
      try trial.expect(state == expected, "stored as \(state)")
    },
    StoragePromise("a good timeline clears failures and the dirty mark") { trial in
      try await trial.store(trial.first, .never)
      try await trial.fail(trial.first, failures: 3, at: start)
      try await trial.storage.markDirty([trial.first])
      try await trial.store(trial.first, madeAt: start.addingTimeInterval(10), .never)
      let state = try await trial.state(of: trial.first)
      try trial.expect(state.failures == 0, "\(state.failures) failures are left")
      try trial.expect(!state.isDirty && state.due == nil, "it is left dirty or due")
    },
    StoragePromise("a timeline is dirty when what it was made from has changed since") { trial in
      let reads = try await trial.outdatedReads(of: trial.first)
      let isDirty = try await trial.store(trial.first, .never, reads: reads)
      try trial.expect(isDirty, "it is not reported as dirty")
      let state = try await trial.state(of: trial.first)
      try trial.expect(state.isDirty && state.made == start, "stored as \(state)")
      let isDue = try await trial.isDue(trial.first, at: start)
      try trial.expect(isDue, "it is not due at once")
    },
  ]

  private static let failed = [
    StoragePromise("RT-9: a failure changes the count and the due date, and nothing else") {
      trial in
      let date = start.addingTimeInterval(60)
      try await trial.store(trial.first, .after(date))
      try await trial.storage.markDirty([trial.first])
      var expected = try await trial.state(of: trial.first)
      try await trial.fail(trial.first, failures: 7, at: start)
      expected.failures = 7
      expected.due = start.addingTimeInterval(3_600)
      let state = try await trial.state(of: trial.first)
      try trial.expect(state == expected, "it is \(state)")
    },
    StoragePromise("WK-80: a placeholder is kept until there is a timeline") { trial in
      let shown = MadeEntry(date: start, light: [7])
      try await trial.fail(trial.first, failures: 1, at: start, placeholder: shown)
      var state = try await trial.state(of: trial.first)
      try trial.expect(state.made == nil && state.lastEntry == start, "without one it is \(state)")
      try await trial.store(trial.first, madeAt: start.addingTimeInterval(10), .never)
      let later = MadeEntry(date: start.addingTimeInterval(20), light: [8])
      try await trial.fail(trial.first, failures: 1, at: start, placeholder: later)
      state = try await trial.state(of: trial.first)
      try trial.expect(
        state.lastEntry == start.addingTimeInterval(10),
        "of a timeline there is left \(state)"
      )
    },
    StoragePromise("RT-9: after a failure a timeline is due at the next try, and not before") {
      trial in
      try await trial.store(trial.first, .never)
      try await trial.fail(trial.first, failures: 1, at: start)
      let isEarly = try await trial.isDue(trial.first, at: start.addingTimeInterval(3_599))
      try trial.expect(!isEarly, "it is due a second before the next try")
      let isDue = try await trial.isDue(trial.first, at: start.addingTimeInterval(3_600))
      try trial.expect(isDue, "it is not due at the next try")
    },
  ]

  private static let restamped = [
    StoragePromise("RT-5: a stamp from the future is replaced, or made anew at once") { trial in
      try await trial.store(trial.first, madeAt: start.addingTimeInterval(86_400), .never)
      try await trial.checkRestamp()
    },
    StoragePromise("RT-5: a retry from the future is replaced, or made anew at once") { trial in
      try await trial.store(trial.first, madeAt: start.addingTimeInterval(-3_600), .never)
      try await trial.fail(trial.first, failures: 1, at: start.addingTimeInterval(86_400))
      try await trial.checkRestamp()
    },
  ]

  private static let marked = [
    StoragePromise("a mark makes its timelines dirty and due, and no other one") { trial in
      try await trial.store(trial.first, .never)
      try await trial.store(trial.second, .never)
      let untouched = try await trial.state(of: trial.second)
      try await trial.storage.markDirty([trial.first])
      let state = try await trial.state(of: trial.first)
      try trial.expect(state.isDirty && state.isStale(at: start), "it is not shown as stale")
      try trial.expect(state.made == start, "it lost when it was made")
      let isDue = try await trial.isDue(trial.first, at: start)
      try trial.expect(isDue, "it is not due")
      let other = try await trial.state(of: trial.second)
      try trial.expect(other == untouched, "another one is \(other)")
    }
  ]
}

extension StorageTrial {
  /// Restamps the first timeline as the engine does, and checks its new state.
  fileprivate func checkRestamp() async throws {
    guard let found = try await storage.dueTimelines(at: start).first(where: { $0.key == first }),
      case .restamp(let state) = ReloadPlanner().decide(found, at: start)
    else { throw BrokenPromise(description: "nothing is to be restamped") }
    let isMadeAnew = try await storage.restamp(state, for: first)
    let fresh = try await self.state(of: first)
    if isMadeAnew {
      try expect(fresh.isDue(at: start), "it is not due, though it is to be made anew")
    } else {
      try expect(fresh == state, "it is \(fresh) and not \(state)")
      let isDue = try await isDue(first, at: start)
      try expect(!isDue, "it is due though it was restamped")
    }
    var kept = fresh
    (kept.made, kept.due) = (found.state.made, found.state.due)
    try expect(kept == found.state, "more was replaced than the stamps: \(fresh)")
  }
}
