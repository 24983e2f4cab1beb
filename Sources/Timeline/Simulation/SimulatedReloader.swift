import Ground
package import Moments

/// Asks real providers for timelines at simulated moments, and advances the simulation's clock
/// while they work.
package final class SimulatedReloader: TimelineReloader {
  /// A function that requests a batch of timelines for a simulated moment.
  ///
  /// It ends a provider that does not answer within `batch.timelineLimit`.
  package typealias Asking =
    @Sendable (
      _ batch: ReloadBatch, _ moment: Instant, _ answer: @escaping @Sendable (ReloadAnswer) -> Void
    ) async throws(TimelineError) -> Void

  /// The simulated time from the start of a refresh until a provider reads the clock.
  ///
  /// It replaces the real duration of providers that need less than a second, so that results are
  /// the same on any machine.
  private static let start: Duration = .milliseconds(200)
  /// The simulated time from a provider's reading of the clock until its answer.
  ///
  /// The whole seconds that the provider really works are added.
  private static let work: Duration = .milliseconds(100)

  /// The reduced time limit for a provider that did not answer within its first one.
  private static let laterLimit: Duration = .seconds(5)
  /// The number of consecutive timeouts after which the simulation stops asking a provider.
  private static let mostHung = 3

  /// The consecutive timeouts of a provider: their number, and the error and the duration of the
  /// first one.
  private struct Hung {
    var times: Int
    let elapsed: Duration
    let error: TimelineError
  }

  private struct State {
    /// The providers that did not answer within their time limit, by their widgets' kinds.
    var hung: [String: Hung] = [:]
    var systemClocks: Set<String> = []
  }

  private let clock: ManualClock
  private let civil: @Sendable () -> Int64
  private let nanoseconds: @Sendable () -> Int64
  private let ask: Asking
  private let state = Guarded(State())

  /// Creates a reloader.
  ///
  /// - `civil`: The system's civil time, in microseconds since 1970 UTC.
  /// - `nanoseconds`: The system's monotonic time.
  package init(
    clock: ManualClock,
    civil: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 },
    nanoseconds: @escaping @Sendable () -> Int64 = { MonotonicTime.nanoseconds },
    ask: @escaping Asking
  ) {
    self.clock = clock
    self.civil = civil
    self.nanoseconds = nanoseconds
    self.ask = ask
  }

  /// The kinds whose providers used the system's clock for their entries, sorted.
  package var systemClocks: [String] { state.withLock { $0.systemClocks.sorted() } }

  /// The kinds whose providers timed out so often that they were no longer asked, sorted.
  package var hung: [String] {
    state.withLock { state in
      state.hung.filter { $0.value.times >= Self.mostHung }.map(\.key).sorted()
    }
  }

  package func reload(
    _ batch: ReloadBatch,
    answer: @escaping @Sendable (ReloadAnswer) -> Void
  ) async throws(TimelineError) {
    let began = clock.now
    let limit = batch.timelineLimit
    var left = batch
    left.requests = batch.requests.filter { !isHung($0) }
    for request in batch.requests where isHung(request) {
      if let known = hung(request) { answer(lateAnswer(to: request, since: began, known)) }
    }
    guard !left.requests.isEmpty else { return }
    let mayBeHung = left.requests.contains { hung($0) != nil }
    if mayBeHung { left.timelineLimit = min(limit, Self.laterLimit) }
    let moment = began.advanced(by: Self.start)
    let (requests, real) = (left.requests, left.timelineLimit)
    let (asked, start) = (civil(), nanoseconds())
    try await ask(left, moment) { [self] given in
      var given = given
      let elapsed = Duration.nanoseconds(nanoseconds() - start)
      guard let request = requests.first(where: { $0.key == given.key }) else { return }
      // One that prints is ended before its host's limit.
      if case .failure(let error) = given.result, elapsed >= min(real, limit / 2) {
        let known = note(request, Hung(times: 1, elapsed: elapsed, error: error))
        return answer(lateAnswer(to: request, since: began, known))
      }
      state.withLock { $0.hung[request.kind] = nil }
      if case .success(let timeline) = given.result {
        let dates = SystemClockDates(
          for: moment.microseconds,
          asked: asked..<max(civil(), asked + 1)
        )
        if let moved = dates.moved(timeline) {
          state.withLock { _ = $0.systemClocks.insert(request.kind) }
          given.result = .success(moved)
        }
      }
      // Whole seconds: of shorter times each machine has others.
      let seconds = Duration.seconds(elapsed.components.seconds)
      reach(moment.advanced(by: Self.work + seconds))
      answer(given)
    }
  }

  /// Returns the error of a provider's first timeout, and advances the clock by the duration of
  /// that timeout.
  private func lateAnswer(
    to request: ReloadRequest,
    since began: Instant,
    _ known: Hung
  ) -> ReloadAnswer {
    reach(began.advanced(by: .seconds(known.elapsed.components.seconds)))
    return ReloadAnswer(key: request.key, result: .failure(known.error))
  }

  private func hung(_ request: ReloadRequest) -> Hung? {
    state.withLock { $0.hung[request.kind] }
  }

  /// Counts another timeout of a provider and returns the number of timeouts with the first one's
  /// error.
  private func note(_ request: ReloadRequest, _ new: Hung) -> Hung {
    state.withLock { state in
      var known = state.hung[request.kind] ?? new
      if state.hung[request.kind] != nil { known.times += 1 }
      state.hung[request.kind] = known
      return known
    }
  }

  private func isHung(_ request: ReloadRequest) -> Bool {
    (hung(request)?.times ?? 0) >= Self.mostHung
  }

  /// Advances the clock to an instant, unless another answer has already done so.
  private func reach(_ instant: Instant) {
    state.withLock { _ in
      let left = clock.now.duration(to: instant)
      if left > .zero { clock.advance(by: left) }
    }
  }
}
