/// One round of reloads: starts the extensions and stores their answers until its time limit.
struct ReloadPass: Sendable {
  /// A timeline to be reloaded, and why.
  struct Job: Sendable {
    var timeline: DueTimeline
    var cause: ReloadCause
  }

  /// The outcomes of the round; `dirty` contains the timelines whose sources changed during their
  /// reload.
  struct Result {
    var meter: ProcessorMeter
    fileprivate var isOffline: Bool
    var outcomes: [ReloadOutcome] = []
    /// The jobs that had no answer when the calling task was cancelled.
    var interrupted: [Job] = []
    var dirty: Set<TimelineKey> = []
    var storageError: (any Error)?
    /// The timelines whose lease this round has already released, so that other processes may
    /// reload them.
    ///
    /// Slower timelines of the round may still be in the making.
    var released: Set<TimelineKey> = []
  }

  private enum Event: Sendable {
    case answer(ReloadAnswer)
    case ended(extensionName: String, TimelineError?)
    case timeUp
  }

  let storage: any TimelineStorage
  let reloader: any TimelineReloader
  let clock: any WallClock
  let monotonic: any Clock<Duration>
  let planner: ReloadPlanner
  let limits: ReloadLimits
  let processorTime: @Sendable () -> Duration

  /// Reloads the jobs' timelines; those without an answer after `limit` count as failed.
  ///
  /// If the calling task is cancelled, jobs without an answer are skipped and stay due.
  func run(_ jobs: [Job], within limit: Duration, isOffline: Bool) async -> Result {
    var result = Result(meter: ProcessorMeter(processorTime), isOffline: isOffline)
    guard !jobs.isEmpty else { return result }
    let (asked, stopwatch) = (clock.date, Stopwatch(monotonic))
    var run: ReloadRun { ReloadRun(asked: asked, length: stopwatch.elapsed) }
    var open = jobs
    let batches = batches(of: jobs, within: limit, isOffline: isOffline)
    var runningCount = batches.count
    let (events, inbox) = AsyncStream<Event>.makeStream()
    let tasks = batches.map { start($0, inbox: inbox) } + [startTimer(limit, inbox: inbox)]
    // These tasks are not awaited: an extension that ignores its end must not hold the run.
    defer { for task in tasks { task.cancel() } }

    events: for await event in events {
      switch event {
      case .answer(let answer):
        // An answer to what was not asked, or a second one, finds no open job.
        guard let index = open.firstIndex(where: { $0.timeline.key == answer.key }) else {
          continue
        }
        await settle(
          open.remove(at: index),
          answer.result,
          placeholder: answer.placeholder,
          processorTime: answer.processorTime,
          after: run,
          into: &result
        )
      case .ended(let name, let error):
        runningCount -= 1
        let unanswered = open.filter { $0.timeline.extensionName == name }
        open.removeAll { $0.timeline.extensionName == name }
        for job in unanswered {
          await settle(job, .failure(error ?? .notAnswered), after: run, into: &result)
        }
      case .timeUp:
        for job in open {
          let seconds = Int(limits.run.components.seconds)
          await settle(job, .failure(.timedOut(afterSeconds: seconds)), after: run, into: &result)
        }
        open = []
        break events
      }
      if runningCount == 0 { break }
    }
    result.interrupted = open
    return result
  }

  /// Returns one batch of requests for each extension, in the order in which the extensions first
  /// occur.
  private func batches(of jobs: [Job], within limit: Duration, isOffline: Bool) -> [ReloadBatch] {
    var batches: [ReloadBatch] = []
    var indexes: [String: Int] = [:]
    for job in jobs {
      let timeline = job.timeline
      let request = ReloadRequest(
        key: timeline.key,
        kind: timeline.kind,
        configuration: timeline.configuration,
        reason: job.cause.reason,
        wantsPlaceholder: timeline.state.made == nil
      )
      if let index = indexes[timeline.extensionName] {
        batches[index].requests.append(request)
      } else {
        indexes[timeline.extensionName] = batches.count
        batches.append(
          ReloadBatch(
            extensionName: timeline.extensionName,
            requests: [request],
            isOffline: isOffline,
            timelineLimit: min(limits.timeline, limit),
            runLimit: limit
          )
        )
      }
    }
    return batches
  }

  private func start(
    _ batch: ReloadBatch,
    inbox: AsyncStream<Event>.Continuation
  ) -> Task<Void, Never> {
    Task { [reloader] in
      do throws(TimelineError) {
        try await reloader.reload(batch) { inbox.yield(.answer($0)) }
        inbox.yield(.ended(extensionName: batch.extensionName, nil))
      } catch {
        inbox.yield(.ended(extensionName: batch.extensionName, error))
      }
    }
  }

  private func startTimer(
    _ limit: Duration,
    inbox: AsyncStream<Event>.Continuation
  ) -> Task<Void, Never> {
    Task { [monotonic] in
      guard (try? await monotonic.sleep(for: limit)) != nil else { return }
      inbox.yield(.timeUp)
    }
  }

  /// Stores an extension's answer to a job, which is a timeline or a failure, with the date of its
  /// arrival.
  private func settle(
    _ job: Job,
    _ answer: Swift.Result<MadeTimeline, TimelineError>,
    placeholder: MadeEntry? = nil,
    processorTime: Duration? = nil,
    after run: ReloadRun,
    into result: inout Result
  ) async {
    let (timeline, reason) = (job.timeline, job.cause.reason)
    let now = clock.date
    let cost = ReloadCost(
      wall: run.length,
      host: result.meter.lap(),
      ofExtension: processorTime,
      networkBytes: (try? answer.get())?.networkBytes
    )
    var run = run
    run.processorTime = cost.processorTime
    let budgetState = timeline.budget.charged(job.cause, timeline.budgetState, at: run.asked)
      .ended(at: now, processorTime: run.processorTime)
    let planned = answer.flatMap { made in
      Swift.Result { () throws(TimelineError) in
        try planner.plan(made, reason: reason, run: run, at: now)
      }
    }
    func record(_ ending: ReloadRecord.Result) -> ReloadRecord {
      ReloadRecord(
        job.cause,
        ending,
        of: timeline.state,
        begun: run.asked,
        ended: now,
        isOffline: result.isOffline,
        cost: cost
      )
    }
    do {
      switch planned {
      case .success(var planned):
        planned.budgetState = budgetState
        if try await storage.store(planned, record(.made), for: timeline.key) {
          result.dirty.insert(timeline.key)
        }
        result.outcomes.append(
          ReloadOutcome(
            timeline,
            .stored(reason, entries: planned.entries.count, due: planned.due)
          )
        )
      case .failure(let error):
        var failure = planner.failure(
          of: timeline,
          reason: reason,
          error: error,
          placeholder: placeholder,
          run: run,
          at: now
        )
        failure.budgetState = budgetState
        try await storage.record(failure, record(.failed), for: timeline.key)
        result.outcomes.append(ReloadOutcome(timeline, .failed(failure)))
      }
    } catch {
      // The refresh throws it, after the others were stored.
      result.storageError = result.storageError ?? error
    }
    await storage.releaseLeases([timeline.key])
    result.released.insert(timeline.key)
  }
}
