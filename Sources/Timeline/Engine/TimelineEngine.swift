import Essentials
import Ground

/// Reloads timelines: finds those that are due, asks each extension once, and stores the answers.
///
/// A lease ensures that only one process reloads a timeline at a time, and this engine never
/// reloads one twice at the same time. All requests that arrive during a reload share one further
/// round (WK-93).
package actor TimelineEngine {
  /// The most rounds of reloads in one refresh; requests that arrive later are left to the next
  /// refresh.
  private static let passLimit = 4

  /// A request for a timeline that arrived while the timeline was being reloaded.
  private enum PendingRequest {
    case nothing, ifDue, always
  }

  private struct Target {
    var timeline: DueTimeline
    var isForced: Bool
    /// Whether this is the first round for the timeline.
    ///
    /// In that round a changed `made` date means that another process has already served the
    /// request.
    var isFirstPass: Bool
  }

  private let storage: any TimelineStorage
  private let clock: any WallClock
  private let monotonic: any Clock<Duration>
  private let planner: ReloadPlanner
  private let limits: ReloadLimits
  private let pass: ReloadPass
  /// The timelines that are being reloaded, each with the request that arrived meanwhile.
  private var inFlight: [TimelineKey: PendingRequest] = [:]

  /// Creates an engine.
  ///
  /// - `clock`: The source of dates.
  /// - `monotonic`: The clock of time limits, which must not follow a civil clock when it is set.
  package init(
    storage: any TimelineStorage,
    reloader: any TimelineReloader,
    clock: any WallClock = SystemClock(),
    monotonic: any Clock<Duration> = ContinuousClock(),
    planner: ReloadPlanner = ReloadPlanner(),
    limits: ReloadLimits = ReloadLimits(),
    processorTime: @escaping @Sendable () -> Duration = { ProcessorTime.ofProcess }
  ) {
    self.storage = storage
    self.clock = clock
    self.monotonic = monotonic
    self.planner = planner
    self.limits = limits
    pass = ReloadPass(
      storage: storage,
      reloader: reloader,
      clock: clock,
      monotonic: monotonic,
      planner: planner,
      limits: limits,
      processorTime: processorTime
    )
  }

  /// Reloads the selected timelines that are due, or all of them if the request is forced.
  ///
  /// A reload that fails is part of the report.
  ///
  /// - Throws: The store's error. Answers that could be stored are stored before it is thrown.
  package func refresh(_ request: RefreshRequest) async throws -> RefreshReport {
    let stopwatch = Stopwatch(monotonic)
    var log = RefreshLog(request, planner, at: clock.date)
    let candidates =
      try await request.isForced
      ? storage.timelines(request.selection) : dueTimelines(for: request, at: log.report.at)

    var targets: [Target] = []
    let order = candidates.sorted {
      $0.staleSince(at: log.report.at) < $1.staleSince(at: log.report.at)
    }
    for timeline in order {
      if let pending = inFlight[timeline.key] {
        inFlight[timeline.key] = request.isForced || pending == .always ? .always : .ifDue
        log.skip(timeline, .joined, isForced: request.isForced, at: log.report.at)
      } else {
        inFlight[timeline.key] = .nothing
        targets.append(Target(timeline: timeline, isForced: request.isForced, isFirstPass: true))
      }
    }
    do {
      for index in 0..<Self.passLimit where !targets.isEmpty {
        let limit = limits.run - stopwatch.elapsed
        guard limit > .zero, !Task.isCancelled else { break }
        let dirty = try await runPass(targets, within: limit, log: &log)
        targets = nextTargets(after: targets, dirty: index == 0 ? dirty : [])
      }
      try await abandon(targets, log: &log)
      if !log.skipped.isEmpty, !request.isRepeated { try await storage.note(log.skipped) }
    } catch {
      for target in targets { inFlight[target.timeline.key] = nil }
      throw error
    }
    return log.report
  }

  /// Returns the requested timelines that are due, and the delayed ones that this request may
  /// start.
  private func dueTimelines(
    for request: RefreshRequest,
    at now: Date
  ) async throws -> [DueTimeline] {
    let due = try await storage.dueTimelines(at: now)
    guard request.passesWaits else { return due.filter { request.selection.contains($0.key) } }
    let known = Set(due.map(\.key))
    let waiting = try await storage.waitingTimelines(at: now).filter { timeline in
      guard !known.contains(timeline.key) else { return false }
      let decision = planner.decide(
        timeline,
        by: request.asker,
        isUnlimited: request.isUnlimited,
        at: now
      )
      if case .reload = decision { return true }
      return false
    }
    return (due + waiting).filter { request.selection.contains($0.key) }
  }

  /// Reloads the timelines whose leases are free and returns those that are due again.
  ///
  /// These are the timelines that changed during their reload. A timeline whose dates were reset,
  /// because a wrong clock had set them in the future, may also be due again.
  private func runPass(
    _ targets: [Target],
    within limit: Duration,
    log: inout RefreshLog
  ) async throws -> Set<TimelineKey> {
    var leased = try await storage.acquireLeases(targets.map(\.timeline.key))
    do {
      var outdated: Set<TimelineKey> = []
      let jobs = try await jobs(for: targets, leased: leased, outdated: &outdated, log: &log)
      let result = await pass.run(jobs, within: limit, isOffline: log.request.isOffline)
      leased.subtract(result.released)
      log.add(result.outcomes)
      for job in result.interrupted {
        let isForced = job.cause.reason == .requested
        log.skip(job.timeline, .interrupted, isForced: isForced, at: clock.date)
      }
      if let error = result.storageError { throw error }
      await storage.releaseLeases(Array(leased))
      return result.dirty.union(outdated)
    } catch {
      await storage.releaseLeases(Array(leased))
      throw error
    }
  }

  /// Returns the timelines to reload, whose leases were acquired; those that are skipped are added
  /// to the log.
  private func jobs(
    for targets: [Target],
    leased: Set<TimelineKey>,
    outdated: inout Set<TimelineKey>,
    log: inout RefreshLog
  ) async throws -> [ReloadPass.Job] {
    // Read again: between the first look and the lease another process may have been faster.
    let fresh = try await storage.timelines(.timelines(leased))
    let states = Dictionary(fresh.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let now = clock.date
    var jobs: [ReloadPass.Job] = []
    var putOff: [PutOffReload] = []
    for target in targets {
      guard leased.contains(target.timeline.key) else {
        log.skip(target.timeline, .leasedElsewhere, isForced: target.isForced, at: now)
        continue
      }
      // A widget that was removed meanwhile has no state and no outcome.
      guard let timeline = states[target.timeline.key] else { continue }
      let isServed = target.isFirstPass && timeline.state.made != target.timeline.state.made
      let isForced = target.isForced && !isServed
      let decision = planner.decide(
        timeline,
        by: log.request.asker,
        isForced: isForced,
        isUnlimited: log.request.isUnlimited,
        at: now
      )
      switch decision {
      case .reload:
        let cause = log.cause(of: timeline, isForced: isForced)
        jobs.append(ReloadPass.Job(timeline: timeline, cause: cause))
      case .wait: log.skip(target.timeline, .servedElsewhere, isForced: target.isForced, at: now)
      case .overBudget(let date):
        let skip = ReloadSkip.overBudget(until: date)
        putOff.append(log.putOff(timeline, skip, until: date, isForced: isForced, at: now))
      case .belowFloor(let date):
        let skip = ReloadSkip.belowFloor(until: date)
        putOff.append(log.putOff(timeline, skip, until: date, isForced: isForced, at: now))
      case .restamp(let state):
        let isOutdated = try await storage.restamp(state, for: timeline.key)
        if isOutdated { outdated.insert(timeline.key) }
        log.restamp(timeline, due: state.due, at: now)
      }
    }
    if !putOff.isEmpty { try await storage.putOff(putOff) }
    return jobs
  }

  /// Returns the timelines that need another round and clears the requests that arrived for them.
  ///
  /// All other timelines no longer count as being reloaded.
  private func nextTargets(after targets: [Target], dirty: Set<TimelineKey>) -> [Target] {
    targets.compactMap { target in
      let key = target.timeline.key
      let pending = inFlight[key] ?? .nothing
      guard pending != .nothing || dirty.contains(key) else {
        inFlight[key] = nil
        return nil
      }
      inFlight[key] = .nothing
      return Target(timeline: target.timeline, isForced: pending == .always, isFirstPass: false)
    }
  }

  /// Leaves timelines to the next refresh because the time limit or the number of rounds is
  /// reached.
  private func abandon(_ targets: [Target], log: inout RefreshLog) async throws {
    var promised: [TimelineKey] = []
    for target in targets {
      let key = target.timeline.key
      inFlight[key] = nil
      // No request can have joined a first pass that did not begin, and its caller has the report.
      if target.isForced, !target.isFirstPass { promised.append(key) }
      log.skip(target.timeline, .interrupted, isForced: target.isForced, at: clock.date)
    }
    if !promised.isEmpty { try await storage.markDirty(promised) }
  }
}

/// Measures the time since the stopwatch was created, by a given clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  var elapsed: Duration { read() }
}
