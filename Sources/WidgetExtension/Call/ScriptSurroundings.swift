internal import Ground
package import IntentScript
package import WidgetIntents

/// The functions that a host provides for a running script; all are called on threads that may
/// block.
package struct ScriptSurroundings: Sendable {
  /// Returns the session with the extension of this name.
  package var client: @Sendable (_ extensionName: String) throws(ExtensionError) -> ExtensionSession
  /// Returns the reactions to messages that an extension sends before its answer.
  package var events: @Sendable (_ extensionName: String) -> ExtensionSession.Events
  /// Asks the user a question of the script itself.
  package var prompt: @Sendable (Question) -> Answer
  /// Reads a piece of standard input; returns no bytes at its end.
  package var input: @Sendable () throws(IntentError) -> [UInt8]
  package var picture: @Sendable (_ widget: String, _ size: String?) throws(IntentError) -> [String]
  package var deliver: @Sendable ([ScriptEvent]) throws(IntentError) -> Void
  /// Returns the lock file by which runs of an extension's intents wait for each other (AI-75).
  ///
  /// The path is `nil` if the extension keeps all of its state in the store.
  package var runLockPath: @Sendable (_ extensionName: String) -> String?
  /// Returns the outcome that the journal has recorded for the run of an intent whose extension
  /// ended before it answered.
  package var settledOutcome:
    @Sendable (_ run: String, ExtensionError) throws(IntentError) -> IntentOutcome

  /// The input of a script without standard input.
  package static let noInput: @Sendable () throws(IntentError) -> [UInt8] = {
    () throws(IntentError) -> [UInt8] in
    throw IntentError.failed(
      message: "the script reads standard input, and nothing was given there",
      hint: "pipe it into the command: 'widgetctl run FILE < INPUT'",
      exitCode: ExitCode.usage.rawValue
    )
  }

  package init(
    client:
      @escaping @Sendable (_ extensionName: String) throws(ExtensionError) -> ExtensionSession,
    events: @escaping @Sendable (_ extensionName: String) -> ExtensionSession.Events = { _ in
      ExtensionSession.Events()
    },
    prompt: @escaping @Sendable (Question) -> Answer = { _ in .unanswered },
    input: @escaping @Sendable () throws(IntentError) -> [UInt8] = ScriptSurroundings.noInput,
    picture:
      @escaping @Sendable (_ widget: String, _ size: String?) throws(IntentError) ->
      [String],
    deliver: @escaping @Sendable ([ScriptEvent]) throws(IntentError) -> Void,
    runLockPath: @escaping @Sendable (_ extensionName: String) -> String? = { _ in nil },
    settledOutcome:
      @escaping @Sendable (_ run: String, ExtensionError) throws(IntentError) ->
      IntentOutcome
  ) {
    self.client = client
    self.events = events
    self.prompt = prompt
    self.input = input
    self.picture = picture
    self.deliver = deliver
    self.runLockPath = runLockPath
    self.settledOutcome = settledOutcome
  }
}
