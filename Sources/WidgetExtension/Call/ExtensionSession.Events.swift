package import IntentScript
package import WidgetIntents

extension ExtensionSession {
  /// The host's reactions to messages that an extension sends before its answer.
  ///
  /// All reactions are called on the thread that waits for the answer. Their time does not count
  /// towards the time limit of the request.
  package struct Events {
    package var progress: (ProgressNotice) -> Void
    package var log: (LogNotice) -> Void
    package var reload: (ReloadNotice) -> Void
    package var prompt: (Question) -> Answer
    package var configurations: () -> [PlacedConfiguration]
    /// Reads a piece of standard input for a script; returns no bytes at its end.
    package var input: () throws(IntentError) -> [UInt8]
    /// Called with the events of a running script, after the commits that they report (LG-15).
    package var script: ([ScriptEvent]) -> Void
    /// Returns whether the caller no longer wants the answer; called about every 100 ms.
    package var isCancelled: () -> Bool

    package init(
      progress: @escaping (ProgressNotice) -> Void = { _ in },
      log: @escaping (LogNotice) -> Void = { _ in },
      reload: @escaping (ReloadNotice) -> Void = { _ in },
      prompt: @escaping (Question) -> Answer = { _ in .unanswered },
      configurations: @escaping () -> [PlacedConfiguration] = { [] },
      input: @escaping () throws(IntentError) -> [UInt8] = ScriptSurroundings.noInput,
      script: @escaping ([ScriptEvent]) -> Void = { _ in },
      isCancelled: @escaping () -> Bool = { false }
    ) {
      self.progress = progress
      self.log = log
      self.reload = reload
      self.prompt = prompt
      self.configurations = configurations
      self.input = input
      self.script = script
      self.isCancelled = isCancelled
    }
  }

  /// A function that sends a request to an extension and returns the answer; events before the
  /// answer go to the handlers.
  typealias Request<Answer> =
    @Sendable (ExtensionSession, Events) throws(ExtensionError) -> Answer
}
