package import WidgetIntents

/// What a running script asks of its surroundings: the extension that it runs in, or the host.
///
/// One call at a time, except for the statements of a `parallel` block. The calls run where the
/// script does: a hop to an executor costs as much as a quick intent.
package protocol ScriptHost: Sendable {
  /// Performs an intent with values in the order of the site's parameters.
  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome

  /// Performs an intent whose value is not looked into: its entities may come without properties.
  nonisolated(nonsending) func performUnread(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome

  /// Performs the intents that a script asks for, one after the other, until it asks for something else.
  ///
  /// The default's loop knows nothing of the host; one in the host's own module calls its intents
  /// directly, and without a hop where they do not wait.
  nonisolated(nonsending) func perform(_ script: inout ScriptDriver) async throws(IntentError)

  nonisolated(nonsending) func find(_ search: EntitySearch) async throws(IntentError)
    -> [EntityValue]

  /// The entity that a text means: exact id, unique id prefix, unique name (LG-7).
  nonisolated(nonsending) func entity(_ type: String, _ text: String) async throws(IntentError)
    -> EntityValue

  /// The lines of a widget's picture; the size is the command line's name of a family.
  nonisolated(nonsending) func picture(_ widget: String, size: String?) async throws(IntentError)
    -> [String]

  /// Puts a question until its answer fits: words have become a value.
  nonisolated(nonsending) func ask(_ question: Question) async -> Answer

  nonisolated(nonsending) func wait(microseconds: Int64) async throws(IntentError)

  /// Begins a transaction that holds all intents until its end; one within another is a savepoint.
  nonisolated(nonsending) func beginAtomic() async throws(IntentError)

  /// Ends the innermost transaction that was begun.
  nonisolated(nonsending) func endAtomic(commits: Bool) async throws(IntentError)

  /// Returns when everything performed so far is on the disk.
  nonisolated(nonsending) func flush() async throws(IntentError)

  /// Shows what happened; everything that it speaks of is on the disk.
  nonisolated(nonsending) func deliver(_ events: [ScriptEvent]) async throws(IntentError)
}

extension ScriptHost {
  package nonisolated(nonsending) func perform(
    _ script: inout ScriptDriver
  ) async throws(IntentError) {
    var call = IntentCall()
    while script.nextIntent(&call) {
      let outcome =
        call.isRead
        ? try await perform(call.site, call.values)
        : try await performUnread(call.site, call.values)
      script.performed(&call, outcome)
    }
  }

  package nonisolated(nonsending) func performUnread(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    try await perform(site, values)
  }
}
