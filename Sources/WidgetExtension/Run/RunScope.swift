/// What surrounds code that runs on behalf of a request: for an author's calls, which cannot be
/// handed it.
package struct RunScope: Sendable {
  /// The host that waits for the answer; `nil` outside of any request.
  package var link: HostLink?
  /// Whether the network may be used; a transport refuses when it is `false`, before any name is
  /// resolved.
  package var isNetworkAllowed = true
  /// What the intents of a script report; `nil` outside of a script.
  var notices: ScriptNotices?
  /// The Live Activities that the intent may change; `nil` where none can begin.
  var activities: RunActivities?
  /// How long the intent, or the script, may take.
  var deadline: RunDeadline?

  @TaskLocal package static var current = RunScope()

  /// Runs `body` with one of its surroundings changed, the others as they are.
  package nonisolated(nonsending) static func with<Part, Result>(
    _ part: WritableKeyPath<RunScope, Part>,
    _ value: Part,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var inner = current
    inner[keyPath: part] = value
    return try await $current.withValue(inner) { try await body() }
  }
}
