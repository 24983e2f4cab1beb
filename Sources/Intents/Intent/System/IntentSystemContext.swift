public import Essentials

/// The circumstances of an intent's run: its time, and whether a user is present.
public struct IntentSystemContext: Sendable {
  /// The time of the request; `nil` outside of a run.
  public let preciseTimestamp: Date?
  /// The mode of the run: foreground if a user is known to be present.
  public let currentMode: IntentModes

  /// Whether a user is known to be present.
  public var canContinueInForeground: Bool { currentMode == .foreground }
}

extension AppIntent {
  /// The circumstances of the current run: its time, and whether a user is present.
  public var systemContext: IntentSystemContext {
    let members = IntentShape.of(Self.self).members(of: self)
    let isAttended = IntentSurroundings.current.conversation?.isAttended == true
    return IntentSystemContext(
      preciseTimestamp: members.lazy.compactMap(\.context).first?.now,
      currentMode: isAttended ? .foreground : .background
    )
  }

  /// Asks the user whether to continue; there is no application to bring to the foreground.
  ///
  /// If `alwaysConfirm` is false, nothing is asked while a user is known to be present.
  /// It throws an error that ends the run if the user declines or cannot be asked; `--yes` answers
  /// in advance.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    guard alwaysConfirm || IntentSurroundings.current.conversation?.isAttended != true else {
      return
    }
    let question = dialog?.full.text ?? "\(Self.title.text)?"
    guard try await IntentConversation.confirm(question) else {
      throw IntentError.declined(question)
    }
  }

  /// Returns an error that ends a run which can continue only in an application; a terminal has
  /// none.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) -> any Error {
    ForegroundNeeded.error(dialog, Self.self)
  }
}

private enum ForegroundNeeded {
  static func error(_ dialog: IntentDialog?, _ type: any AppIntent.Type) -> IntentError {
    .failed(
      dialog?.full.text ?? "\(CommandLineName.intent(type.persistentIdentifier)) goes on in an app",
      hint: "there is no app to go on in"
    )
  }
}

/// An intent that may continue in its application; a terminal has none (AI-29).
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns an error that ends the run; the continuation is not called, because it would run in
  /// the application.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error {
    ForegroundNeeded.error(dialog, Self.self)
  }

  /// Asks the user whether to continue, then calls the continuation.
  ///
  /// It throws an error that ends the run if the user declines or cannot be asked; `--yes` answers
  /// in advance.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) async throws {
    try await continueInForeground(dialog)
    try await continuation?()
  }
}
