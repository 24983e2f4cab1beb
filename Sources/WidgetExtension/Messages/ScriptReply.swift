package import IntentScript

/// How a script ended, after everything that it did is on the disk or taken back.
package struct ScriptReply: Codable, Equatable, Sendable {
  package enum End: Codable, Equatable, Sendable {
    /// It ran to its end, or to `exit`; 0 unless that says otherwise.
    case finished(exitCode: Int32)
    case failed(ScriptError)
  }

  /// An intent whose changes stay, whatever came after it (LG-15).
  package struct Committed: Codable, Equatable, Sendable {
    package var intent: String
    /// From 1, in its file.
    package var line: Int

    package init(intent: String, line: Int) {
      self.intent = intent
      self.line = line
    }
  }

  package var end: End
  /// The last of the intents that were performed and kept, in order; at most `mostCommitted`.
  package var committed: [Committed]
  /// The number of all that were.
  package var committedCount: Int

  /// More than a person reads after an error.
  package static let mostCommitted = 100

  package init(end: End, committed: [Committed] = [], committedCount: Int = 0) {
    self.end = end
    self.committed = committed
    self.committedCount = committedCount
  }
}
