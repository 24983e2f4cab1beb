import WidgetExtension

/// What goes between a running script and the person who started it.
struct ScriptChannel: Sendable {
  let answers: ScriptAnswers
  let output: ScriptOutput

  /// Whether there is no point in going on: an interrupt, a closed pipe, an answer that fits nothing.
  var isUnwanted: Bool {
    Interrupt.isRequested || output.error != nil || answers.problem != nil
  }

  /// What is done about what an extension says while it performs or runs for the script.
  var events: ExtensionEvents {
    ExtensionEvents(
      prompt: { answers.answer($0) },
      script: { output.deliver($0) },
      isCancelled: { isUnwanted }
    )
  }
}
