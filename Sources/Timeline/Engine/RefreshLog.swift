import Essentials

/// The course of a refresh: its report, and the history records of reloads that were skipped.
struct RefreshLog {
  let request: RefreshRequest
  let planner: ReloadPlanner
  private(set) var report: RefreshReport
  private(set) var skipped: [(key: TimelineKey, record: ReloadRecord)] = []

  init(_ request: RefreshRequest, _ planner: ReloadPlanner, at now: Date) {
    self.request = request
    self.planner = planner
    report = RefreshReport(at: now)
  }

  /// Returns the cause of a reload of `timeline` in its current state.
  func cause(of timeline: DueTimeline, isForced: Bool) -> ReloadCause {
    planner.cause(
      of: timeline.state,
      by: request.asker,
      isForced: isForced,
      isUnlimited: request.isUnlimited
    )
  }

  /// Adds the outcomes of reloads whose history records were stored with their timelines.
  mutating func add(_ outcomes: [ReloadOutcome]) { report.outcomes += outcomes }

  /// Adds a timeline that was not reloaded, with the reason.
  mutating func skip(
    _ timeline: DueTimeline,
    _ skip: ReloadSkip,
    isForced: Bool,
    at now: Date
  ) {
    report.outcomes.append(ReloadOutcome(timeline, .skipped(skip)))
    let (result, next) = skip.noted
    note(timeline, result, isForced: isForced, next: next, at: now)
  }

  /// Adds a timeline whose reload has to wait, and returns the history record to store with the new
  /// date.
  mutating func putOff(
    _ timeline: DueTimeline,
    _ skip: ReloadSkip,
    until date: Date,
    isForced: Bool,
    at now: Date
  ) -> PutOffReload {
    report.outcomes.append(ReloadOutcome(timeline, .skipped(skip)))
    return PutOffReload(
      key: timeline.key,
      record: ReloadRecord(
        cause(of: timeline, isForced: isForced),
        .putOff,
        of: timeline.state,
        begun: now,
        ended: now,
        isOffline: request.isOffline,
        next: date
      ),
      budgetState: timeline.budgetState.waiting(until: date, at: now)
    )
  }

  /// Adds a timeline whose dates, which a wrong clock had set in the future, were reset to `now`.
  mutating func restamp(_ timeline: DueTimeline, due: Date?, at now: Date) {
    report.outcomes.append(ReloadOutcome(timeline, .restamped(due: due)))
    note(timeline, .restamped, isForced: false, next: due, at: now)
  }

  private mutating func note(
    _ timeline: DueTimeline,
    _ result: ReloadRecord.Result,
    isForced: Bool,
    next: Date?,
    at now: Date
  ) {
    let record = ReloadRecord(
      cause(of: timeline, isForced: isForced),
      result,
      of: timeline.state,
      begun: now,
      ended: now,
      isOffline: request.isOffline,
      next: next
    )
    skipped.append((timeline.key, record))
  }
}

extension ReloadSkip {
  /// The result for the reload history, and the date from which the next attempt may begin.
  ///
  /// The date is `nil` if it is not set.
  fileprivate var noted: (result: ReloadRecord.Result, next: Date?) {
    switch self {
    case .leasedElsewhere: (.leasedElsewhere, nil)
    case .servedElsewhere: (.servedElsewhere, nil)
    case .joined: (.joined, nil)
    case .overBudget(let date), .belowFloor(let date): (.putOff, date)
    case .interrupted: (.interrupted, nil)
    }
  }
}
