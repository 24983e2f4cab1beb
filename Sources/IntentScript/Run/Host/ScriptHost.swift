package import WidgetIntents

/// The embedding interface of the language: performs the actions of a running script in an extension, in the host
/// `widgetctl`, or in a test.
///
/// One call at a time, except for the statements of a `parallel` block. The calls run where the
/// script does: a hop to an executor costs as much as a quick intent.
package protocol ScriptHost: Sendable {
  /// Performs an intent with values in the order of the site's parameters.
  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome

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

  /// Whether `input` returns at once, without a wait for the program that writes it.
  func hasInput(_ part: InputPart, limit: Int) -> Bool

  /// Returns the next line of standard input without its line break, or the rest of the input; `nil` at the end.
  ///
  /// Input longer than the limit is cut one byte after it.
  nonisolated(nonsending) func input(_ part: InputPart, limit: Int) async throws(IntentError)
    -> String?

  /// The cells of the terminal that a text needs: scripts set texts in columns.
  func columns(of text: String) -> Int

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
  /// A host that does not know waits.
  package func hasInput(_ part: InputPart, limit: Int) -> Bool { false }
}
