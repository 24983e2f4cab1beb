import SharedStore

/// The runs of the log one after the other, each when its end is known.
///
/// The feed holds numbers only, and asks the store for some runs at a time. A run that does not end within a minute, such as
/// one whose process died, is returned without an end, and once more if it ends after all.
struct RunFeed {
  /// The position at which a feed begins.
  enum Beginning: Equatable {
    /// With the runs that begin from now on.
    case now
    /// With the run of this number, if the log has it, and what follows.
    case run(Int64)
    /// With the first run that began then or later, in microseconds since 1970 UTC.
    case instant(Int64)
  }

  /// The result of one look at the log.
  struct Look {
    /// Those whose end is known, and those that have been waited for long enough.
    var runs: [RecordedRun] = []
    /// Whether there is more to read at once.
    var hasMore = false
    /// Runs that were asked for and are gone from the log: the first number that it has.
    var forgottenBefore: Int64?
  }

  /// Runs that are read at once: their parameters and results are in memory together.
  private static let runsAtOnce = 64
  /// A minute: longer than an intent is let run without a question.
  static let patience: Int64 = 60_000_000
  /// More runs than go on at the same time; of more, the first is not waited for any longer.
  private static let mostOpen = 256

  private var last: Int64 = 0
  private var lastID: String?
  private var open: [OpenRun] = []

  private struct OpenRun {
    let number: Int64
    /// When it is returned without an end; `nil` once it was.
    var patienceEnd: Int64?
  }

  /// When a run that goes on will have been waited for long enough; `nil` if there is none.
  var nextLook: Int64? { open.compactMap(\.patienceEnd).min() }

  /// A feed of all runs of a store that is not there yet.
  init() {}

  /// Finds the position in the log at which the feed begins.
  init(_ beginning: Beginning, in store: borrowing ReadTransaction) throws(StoreError) {
    let newest = try store.lastRun()
    switch beginning {
    case .now: last = newest
    case .run(let number): last = min(max(number - 1, 0), newest)
    case .instant(let instant): last = try store.firstRun(since: instant).map { $0 - 1 } ?? newest
    }
    lastID = try store.run(number: last)?.run.id
  }

  /// Returns the runs to report at `now`, in microseconds since 1970 UTC.
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
      // A clock that was set back makes no reader wait for longer than from now on.
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

  /// Goes back one run if the last run's number now belongs to another run.
  ///
  /// This happens when the log forgot the run and assigned its number again, or when an older store was restored.
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
