/// Task-local settings for access to stores.
///
/// They also apply to calls in the code of widgets' authors, to which they cannot be passed as an
/// argument.
package struct StoreScope: Sendable {
  /// The run of an intent for which the store is changed; with a run, every write is recorded in
  /// the journal.
  package var run: JournalRun?
  /// The data that is stored together with the run's writes.
  package var companion: WriteCompanion?
  /// How the task's writes are committed: each alone, or in the transaction of a group or an atomic
  /// block.
  package var commits = CommitScope.alone
  /// The tracker that records which collections are read while a timeline is made; `nil` otherwise.
  package var reads: ReadTracker?
  /// Whether every write is rejected, such as while an intent only describes its effect.
  package var isReadOnly = false

  @TaskLocal package static var current = StoreScope()

  /// Returns the commit scope for writes to the store at `location`; `.alone` if the current scope
  /// belongs to another store.
  func commits(at location: StoreLocation) -> CommitScope {
    commits.location == location ? commits : .alone
  }

  /// Runs `body` on behalf of a run of an intent.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    run: JournalRun,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.run = run }, body)
  }

  /// Runs `body`, and stores `companion` in the same transactions as its writes.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    companion: WriteCompanion,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.companion = companion }, body)
  }

  /// Runs `body` inside an atomic block; if `scope` is `nil`, it runs `body` without one.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    atomic scope: AtomicScope?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let scope else { return try await body() }
    return try await with(commits: .atomic(scope), body)
  }

  /// Runs `body`, which makes a timeline, and records in `reads` what it reads.
  @discardableResult
  package nonisolated(nonsending) static func with<Result>(
    reads: ReadTracker,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.reads = reads }, body)
  }

  /// Runs `body` with a store that rejects all writes.
  @discardableResult
  package nonisolated(nonsending) static func readingOnly<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.isReadOnly = true }, body)
  }

  /// Runs `body`, whose writes are committed in the scope `commits`.
  nonisolated(nonsending) static func with<Result>(
    commits: CommitScope,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await changed({ $0.commits = commits }, body)
  }

  /// Runs `body` with a changed copy of the current settings.
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
  /// Runs `body` without a run and without a read tracker.
  ///
  /// Its writes are not recorded in the journal, and later changes to what it reads do not make a
  /// timeline outdated.
  package static func unobserved<Result>(_ body: () async throws -> Result) async rethrows -> Result
  {
    var scope = current
    scope.run = nil
    scope.reads = nil
    return try await $current.withValue(scope) { try await body() }
  }
}
