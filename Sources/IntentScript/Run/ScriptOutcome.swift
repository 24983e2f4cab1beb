package import WidgetIntents

/// How the run of a script ended.
package struct ScriptOutcome: Sendable, Hashable, Codable {
  /// An intent whose effect is on the disk.
  package struct Committed: Sendable, Hashable, Codable {
    /// The name on the command line.
    package let intent: String
    package let line: Int

    package init(intent: String, line: Int) {
      self.intent = intent
      self.line = line
    }
  }

  /// What the script gave back with `return`; `none` where it gave nothing.
  package var value: IntentValue
  /// What the command ends with: 0, the script's own `exit`, or the error's (CL-2).
  package var exitCode: Int32
  /// Why the script did not run to its end.
  package var error: ScriptError?
  /// How many intents were committed.
  package var committedCount: Int
  /// The last of them, in the order in which they ran; at most ``mostListed``.
  package var committed: [Committed]

  /// What a person reads of a list that may have a hundred thousand lines.
  package static let mostListed = 20

  package init(
    value: IntentValue = .none,
    exitCode: Int32 = 0,
    error: ScriptError? = nil,
    committedCount: Int = 0,
    committed: [Committed] = []
  ) {
    self.value = value
    self.exitCode = exitCode
    self.error = error
    self.committedCount = committedCount
    self.committed = committed
  }
}
