/// The task-local environment of work with stores, for an author's calls, which cannot be passed it as an argument.
package struct StoreScope: Sendable {
  /// The run on whose behalf a store is changed: every write is journalled.
  package var run: JournalRun?
  /// The companion of the run's writes.
  package var companion: WriteCompanion?
  /// The commit scope of writes.
  package var commits = CommitScope.alone
  /// Records the collections that are read and updated while a timeline is made.
  package var reads: ReadTracker?
  /// Whether every write is rejected, as while an intent only describes its effect.
  package var isReadOnly = false

  @TaskLocal package static var current = StoreScope()

  /// Returns the commit scope of writes to the store at `location`: a scope belongs to one store.
  func commits(at location: StoreLocation) -> CommitScope {
    commits.location == location ? commits : .alone
  }

  /// Runs `body` for a run of an intent.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    run: JournalRun,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.run = run }, body)
  }

  /// Runs `body`, storing `companion` with its writes.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    companion: WriteCompanion,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.companion = companion }, body)
  }

  /// Runs `body` inside an atomic block; unchanged without a scope.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    atomic scope: AtomicScope?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let scope else { return try await body() }
    return try await with(commits: .atomic(scope), body)
  }

  /// Runs `body`, which makes a timeline.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    reads: ReadTracker,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.reads = reads }, body)
  }

  /// Runs `body`, all of whose writes are refused.
  @discardableResult
  package nonisolated(nonsending) static func readingOnly<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.isReadOnly = true }, body)
  }

  /// Runs `body`, whose writes are committed otherwise.
  nonisolated(nonsending) static func with<Result>(
    commits: CommitScope,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.commits = commits }, body)
  }

  /// Runs `body` with one part changed.
  private nonisolated(nonsending) static func changed<Result>(
    _ change: (inout StoreScope) -> Void,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var inner = current
    change(&inner)
    return try await $current.withValue(inner) { try await body() }
  }
}

extension StoreScope {
  /// Runs `body` for no intent and for no timeline: nothing is journalled and nothing becomes outdated by it.
  package static func unobserved<Result>(_ body: () async throws -> Result) async rethrows -> Result
  {
    var scope = current
    scope.run = nil
    scope.reads = nil
    return try await $current.withValue(scope) { try await body() }
  }
}
