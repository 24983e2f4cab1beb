/// An intent that may go on in its application; there is none here to go on in (AI-29).
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// The error that ends the run; the continuation would run in the application and does not here.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error {
    ForegroundNeeded.error(dialog, Self.self)
  }

  /// Asks whether to go on, runs the continuation and goes on.
  ///
  /// - Throws: when the person declines, and where nobody can be asked: `--yes` answers there.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) async throws {
    try await continueInForeground(dialog)
    try await continuation?()
  }
}
