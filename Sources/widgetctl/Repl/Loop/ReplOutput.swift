import IntentScript
import WidgetIntents

/// What the prompt shows of an input's events.
struct ReplOutput: Sendable {
  let output: ScriptOutput
  /// Whether the input is nothing but a call, whose dialog is its answer.
  let tellsDialogs: Bool
  let isJSON: Bool

  func deliver(_ events: [ScriptEvent]) {
    output.deliver(isJSON ? events : events.compactMap(shown))
  }

  private func shown(_ event: ScriptEvent) -> ScriptEvent? {
    switch event {
    case .performed(_, _, let outcome, _):
      tellsDialogs ? outcome.dialog.map { .output($0) } : nil
    // An empty list is an answer too.
    case .result(.list([])): .output("[]")
    default: event
    }
  }
}
