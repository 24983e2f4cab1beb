package import WidgetIntents

/// What came of an intent, after all that it changed is committed.
package struct PerformReply: Codable, Equatable, Sendable {
  package var outcome: IntentOutcome
  /// The run that did it: an earlier one where the key was used before.
  package var runID: String
  /// Whether nothing was done because the key had done it (RD-8).
  package var isRepetition: Bool

  package init(outcome: IntentOutcome, runID: String, isRepetition: Bool = false) {
    self.outcome = outcome
    self.runID = runID
    self.isRepetition = isRepetition
  }
}
