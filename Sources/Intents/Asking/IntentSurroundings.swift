/// What surrounds an intent that runs, or whose parameters get their values: for an author's calls,
/// which cannot be handed it.
///
/// Closures stand in structures: with a bare one in a task-local, Swift 6.3.1 crashes under `-O`.
package struct IntentSurroundings: Sendable {
  /// Where its questions go; `nil` where there is no one to ask.
  package var conversation: IntentConversation?
  /// Where the progress goes that it reports.
  package var progress: IntentProgressSink?
  /// The number of values for which one command performs the intent.
  package var valueCount = 1
  /// The family of the widget that is being configured; `nil` outside of a configuration.
  package var family: IntentWidgetFamily?
  /// The intent whose parameters are getting their values.
  package var intentUnderEdit: (any Sendable)?

  @TaskLocal package static var current = IntentSurroundings()

  /// Runs `body` with one of its surroundings changed, the others as they are.
  package nonisolated(nonsending) static func with<Part, Result>(
    _ part: WritableKeyPath<IntentSurroundings, Part>,
    _ value: Part,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var inner = current
    inner[keyPath: part] = value
    return try await $current.withValue(inner) { try await body() }
  }
}

extension IntentWidgetFamily {
  /// The family of the widget that is being configured; none outside of a configuration.
  package static var current: IntentWidgetFamily? { IntentSurroundings.current.family }
}
