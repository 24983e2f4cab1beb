/// The task-local settings of code that runs for a request.
///
/// The settings reach the author's functions, which cannot receive them as arguments.
package struct RunScope: Sendable {
  /// The host that waits for the answer; `nil` outside of a request.
  package var link: HostLink?
  /// Whether the network may be used.
  ///
  /// If the value is `false`, a transport refuses a request before any name is resolved.
  package var isNetworkAllowed = true
  /// The counter of received bytes; `nil` unless a timeline is being made.
  package var network: NetworkMeter?
  /// The notices of a script's intents; `nil` outside of a script.
  var notices: ScriptNotices?
  /// The Live Activities that the intent may change; `nil` if none can be started.
  var activities: RunActivities?
  /// The time limit of the running intent, or of the script; `nil` outside of both.
  var deadline: RunDeadline?

  @TaskLocal package static var current = RunScope()

  /// Runs `body` with one of the settings changed.
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
