package import WidgetIntents

/// Performs the actions of a running script in an extension, in the host `widgetctl`, or in a test.
///
/// It is the interface for embedding the language. There is one call at a time, except for the statements of a `parallel`
/// block. The calls run on the script's executor, because a hop to another one costs as much as a quick intent.
package protocol ScriptHost: Sendable {
  /// Performs an intent with values in the order of the site's parameters.
  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome

  nonisolated(nonsending) func find(_ search: EntitySearch) async throws(IntentError)
    -> [EntityValue]

  /// Returns the entity for a text: an exact id, a unique id prefix or a unique name (LG-7).
  nonisolated(nonsending) func entity(_ type: String, _ text: String) async throws(IntentError)
    -> EntityValue

  /// Returns the lines of a widget's picture; `size` is the command line's name of a family.
  nonisolated(nonsending) func picture(_ widget: String, size: String?) async throws(IntentError)
    -> [String]

  /// Asks a question until the answer is valid, and returns its value.
  nonisolated(nonsending) func ask(_ question: Question) async -> Answer

  /// Returns whether `input` can return at once, without waiting for the program that writes the
  /// input.
  func hasInput(_ part: InputPart, limit: Int) -> Bool

  /// Returns the next line of standard input without its line break, or the rest of the input.
  ///
  /// `nil` at the end. Input longer than the limit is cut one byte after the limit, so that the
  /// caller can detect it.
  nonisolated(nonsending) func input(_ part: InputPart, limit: Int) async throws(IntentError)
    -> String?

  /// Returns the number of terminal cells that a text needs, so that scripts can align columns.
  func columns(of text: String) -> Int

  nonisolated(nonsending) func wait(microseconds: Int64) async throws(IntentError)

  /// Begins a transaction that contains all intents until its end; one within another is a savepoint.
  nonisolated(nonsending) func beginAtomic() async throws(IntentError)

  /// Ends the innermost transaction that was begun.
  nonisolated(nonsending) func endAtomic(commits: Bool) async throws(IntentError)

  /// Waits until everything performed so far is on the disk.
  nonisolated(nonsending) func flush() async throws(IntentError)

  /// Shows events; everything that they report is on the disk.
  nonisolated(nonsending) func deliver(_ events: [ScriptEvent]) async throws(IntentError)
}

extension ScriptHost {
  /// Returns `false`, so that a script waits for its input.
  package func hasInput(_ part: InputPart, limit: Int) -> Bool { false }
}
