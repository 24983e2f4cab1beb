import SharedStore

/// Returns the runs of intents in the log one after the other, each once its end is known.
///
/// The feed remembers only the runs' numbers, and reads some runs at a time. A run may not end
/// within a minute, for instance because its process was killed. It is then returned without an
/// end, and once more if it ends later.
struct RunFeed {
  /// Determines the first run that the feed returns.
  enum Beginning: Equatable {
    /// The next run that begins after the feed was created.
    case now
    /// The run with this number or, if the log does not contain it, the next one.
    case run(Int64)
    /// The first run that began at this time or later, in microseconds since 1970 UTC.
    case instant(Int64)
  }

  /// The runs that one read of the log has found.
  struct Look {
    /// The runs to return: those whose end is known, and those whose end did not come in time.
    var runs: [RecordedRun] = []
    /// Whether the log contains further runs that can be read at once.
    var hasMore = false
    /// The number of the first run in the log, if earlier runs that should be returned were
    /// removed; otherwise `nil`.
    var forgottenBefore: Int64?
  }

  /// The most runs that are read at once, because their parameters and results are held in memory.
  private static let runsAtOnce = 64
  /// How long the feed waits for the end of a run, in microseconds.
  ///
  /// It is longer than the time limit of an intent without a question.
  static let patience: Int64 = 60_000_000
  /// The most unfinished runs whose end the feed waits for; if there are more, it no longer waits
  /// for the earliest.
  ///
  /// Far fewer runs are unfinished at the same time.
  private static let mostOpen = 256

  private var last: Int64 = 0
  private var lastID: String?
  private var open: [OpenRun] = []

  private struct OpenRun {
    let number: Int64
    /// The time when the run is returned without an end; `nil` if it was already returned.
    var patienceEnd: Int64?
  }

  /// The next time when the feed stops waiting for the end of a run; `nil` if it waits for none.
  var nextLook: Int64? { open.compactMap(\.patienceEnd).min() }

  /// Creates a feed that returns all runs from the first on, for a store that does not exist yet.
  init() {}

  /// Creates a feed that begins at a position in the log.
  init(_ beginning: Beginning, in store: borrowing ReadTransaction) throws(StoreError) {
    let newest = try store.lastRun()
    switch beginning {
    case .now: last = newest
    case .run(let number): last = min(max(number - 1, 0), newest)
    case .instant(let instant): last = try store.firstRun(since: instant).map { $0 - 1 } ?? newest
    }
    lastID = try store.run(number: last)?.run.id
  }

  /// Reads the next runs in the log, and returns those that can be reported now.
  ///
  /// `now` is the time in microseconds since 1970 UTC, which decides for whose end the feed still
  /// waits.
  mutating func look(
    in store: borrowing ReadTransaction,
    now: Int64
  ) throws(StoreError) -> Look {
    try findPlace(in: store)
    var look = Look()
    try reportOpen(in: store, now: now, to: &look)
    let runs = try store.runs(after: last, limit: Self.runsAtOnce)
    look.hasMore = runs.count == Self.runsAtOnce
    if let first = runs.first, first.number > last + 1, let kept = try store.firstRun(),
      kept.number == first.number
    {
      look.forgottenBefore = first.number
    }
    for run in runs {
      (last, lastID) = (run.number, run.run.id)
      let end = run.started.addingReportingOverflow(Self.patience)
      if run.finished != nil || end.overflow {
        look.runs.append(run)
        continue
      }
      // If the clock was set back, the wait is not longer than from now on.
      let patienceEnd = min(end.partialValue, now + Self.patience)
      if patienceEnd <= now { look.runs.append(run) }
      open.append(OpenRun(number: run.number, patienceEnd: patienceEnd <= now ? nil : patienceEnd))
    }
    if open.count > Self.mostOpen {
      for run in open.prefix(open.count - Self.mostOpen) where run.patienceEnd != nil {
        if let found = try store.run(number: run.number) { look.runs.append(found) }
      }
      open.removeFirst(open.count - Self.mostOpen)
    }
    return look
  }

  private mutating func reportOpen(
    in store: borrowing ReadTransaction,
    now: Int64,
    to look: inout Look
  ) throws(StoreError) {
    var waiting: [OpenRun] = []
    for var run in open {
      guard let found = try store.run(number: run.number) else { continue }
      if found.finished != nil {
        look.runs.append(found)
        continue
      }
      if let end = run.patienceEnd, end <= now {
        look.runs.append(found)
        run.patienceEnd = nil
      }
      waiting.append(run)
    }
    open = waiting
  }

  /// Corrects the feed's position if the number of its last run now belongs to another run.
  ///
  /// This happens after the run was removed from the log and its number was assigned again, or
  /// after an older store was restored.
  private mutating func findPlace(
    in store: borrowing ReadTransaction
  ) throws(StoreError) {
    guard last > 0 else { return }
    let newest = try store.lastRun()
    if newest < last {
      (last, lastID) = (newest, try store.run(number: newest)?.run.id)
    } else if let lastID, let found = try store.run(number: last), found.run.id != lastID {
      (last, self.lastID) = (last - 1, try store.run(number: last - 1)?.run.id)
    }
  }
}
