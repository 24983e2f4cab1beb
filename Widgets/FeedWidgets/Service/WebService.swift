import Foundation
import WidgetExtension
import WidgetTimeline

/// Loads values over the network and caches each successful answer (RT-9).
///
/// A cached answer is used while it is fresh, while the server reports no change, and while the
/// server fails.
struct WebService: FeedService {
  /// The age in seconds up to which an answer counts as live, so that several widgets that are
  /// refreshed together share it.
  private static let present: TimeInterval = 60

  let requests: RequestBuilder
  let memory: FeedMemory
  private let transport: any Transport
  private let cache: AnswerCache
  private let now: @Sendable () -> Date

  init(
    base: BaseAddress,
    transport: any Transport,
    cache: AnswerCache,
    memory: FeedMemory,
    clock: some WallClock = SystemClock()
  ) {
    requests = RequestBuilder(base: base)
    self.transport = transport
    self.cache = cache
    self.memory = memory
    now = { clock.now.date }
  }

  func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    maximumAge: TimeInterval
  ) async throws(FeedError) -> Loaded<Value> {
    try await load(request, maximumAge: maximumAge) { (body) throws(FeedError) in
      try FeedDecoder.decode(type, from: body)
    }
  }

  /// Loads an answer of any media type and returns the value that `read` decodes from it.
  func load<Value: Sendable>(
    _ request: FeedRequest,
    maximumAge: TimeInterval,
    _ read: (Data) throws(FeedError) -> Value
  ) async throws(FeedError) -> Loaded<Value> {
    let kept = cache.answer(to: request.url)
    // An answer that another version cached may have another shape; then it counts as missing.
    let value = kept.flatMap { try? read($0.body) }
    let known = KeptValue(kept: kept, value: value, now: now())
    let name = requests.base.text
    if let problem = await memory.problem(of: name) {
      return try known.serve(problem.failure(at: now()), problem)
    }
    if let loaded = known.loaded, known.age < maximumAge { return loaded }
    guard RunScope.current.isNetworkAllowed else { return try known.serve(.offline) }
    await memory.begin(name)
    do throws(FeedError) {
      var asked = request
      if known.loaded != nil { asked.entityTag = kept?.entityTag }
      let loaded = try accept(try await transport.answer(to: asked), to: request, known, read)
      await memory.end(name, nil)
      return loaded
    } catch {
      let problem = await memory.end(name, error)
      return try known.serve(error, problem)
    }
  }

  /// Decodes and caches an answer; if the server reports no change, the cached answer counts as
  /// fresh again.
  private func accept<Value: Sendable>(
    _ answer: FeedAnswer,
    to request: FeedRequest,
    _ known: KeptValue<Value>,
    _ read: (Data) throws(FeedError) -> Value
  ) throws(FeedError) -> Loaded<Value> {
    let now = now()
    if answer.status == 304, var kept = known.kept, let value = known.loaded?.value {
      kept.fetchedAt = now
      cache.keep(kept, of: request.url)
      return Loaded(value: value, origin: .live(now))
    }
    let value = try read(answer.body)
    let kept = AnswerCache.Kept(body: answer.body, entityTag: answer.entityTag, fetchedAt: now)
    cache.keep(kept, of: request.url)
    return Loaded(value: value, origin: .live(now))
  }

  /// A cached answer with its decoded value and its age.
  private struct KeptValue<Value: Sendable> {
    let kept: AnswerCache.Kept?
    let loaded: Loaded<Value>?
    private let fetchedAt: Date
    /// The age in seconds; a date in the future, possible after the clock was set back, counts as
    /// now (RT-5).
    let age: TimeInterval

    init(kept: AnswerCache.Kept?, value: Value?, now: Date) {
      self.kept = kept
      let fetchedAt = min(kept?.fetchedAt ?? .distantPast, now)
      let age = now.timeIntervalSince(fetchedAt)
      self.fetchedAt = fetchedAt
      self.age = age
      loaded = value.map {
        Loaded(value: $0, origin: age < WebService.present ? .live(fetchedAt) : .cached(fetchedAt))
      }
    }

    /// Returns the cached value, with the problem that prevented a newer one.
    ///
    /// - Throws: the error, if there is no cached value.
    func serve(_ error: FeedError, _ problem: FeedProblem? = nil) throws(FeedError) -> Loaded<Value>
    {
      // An item that the server no longer has is not shown from the cache.
      if case .notFound = error { throw error }
      guard var loaded else { throw error }
      guard error != .offline else { return loaded }
      // The cached answer is not live, however young, because the server was just asked in vain.
      loaded.origin = .cached(fetchedAt)
      loaded.problem = problem ?? FeedProblem(error)
      return loaded
    }
  }
}
