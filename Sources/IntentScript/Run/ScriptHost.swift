package import WidgetIntents

/// What a running script asks of its surroundings: the extension that it runs in, or the host.
///
/// One call at a time, except for the statements of a `parallel` block.
package protocol ScriptHost: Sendable {
  /// Performs an intent with values in the order of the site's parameters.
  func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome

  func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue]

  /// The entity that a text means: exact id, unique id prefix, unique name (LG-7).
  func entity(_ type: String, _ text: String) async throws(IntentError) -> EntityValue

  /// The lines of a widget's picture; the size is the command line's name of a family.
  func picture(_ widget: String, size: String?) async throws(IntentError) -> [String]

  func ask(_ prompt: ScriptPrompt) async -> ScriptAnswer

  func wait(microseconds: Int64) async throws(IntentError)

  /// Begins a transaction that holds all intents until its end; one within another is a savepoint.
  func beginAtomic() async throws(IntentError)

  /// Ends the innermost transaction that was begun.
  func endAtomic(commits: Bool) async throws(IntentError)

  /// Returns when everything performed so far is on the disk.
  func flush() async throws(IntentError)

  /// Shows what happened; everything that it speaks of is on the disk.
  func deliver(_ events: [ScriptEvent]) async throws(IntentError)
}
