/// The environment of an intent while it runs or while its parameters are resolved.
///
/// The environment is task-local because an author's calls have no parameter through which it could
/// be passed.
///
/// Closures are wrapped in structures: Swift 6.3.1 crashes under `-O` with a bare closure in a
/// task-local.
package struct IntentSurroundings: Sendable {
  /// The channel for the intent's questions; `nil` if no user can be asked.
  package var conversation: IntentConversation?
  /// The receiver of the intent's progress; `nil` if no progress is displayed.
  package var progress: IntentProgressSink?
  /// The number of values for which the running command performs the intent in turn.
  package var valueCount = 1
  /// The family of the widget that is being configured; `nil` outside of a configuration.
  package var family: IntentWidgetFamily?
  /// The intent whose parameters are being resolved; `nil` at any other time.
  package var intentUnderEdit: (any Sendable)?

  @TaskLocal package static var current = IntentSurroundings()

  /// Runs `body` with another value for one property of the current surroundings.
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
  /// The family of the widget that is being configured; `nil` outside of a configuration.
  package static var current: IntentWidgetFamily? { IntentSurroundings.current.family }
}
