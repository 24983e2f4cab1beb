import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// Performs the actions of the keys that an extension defines for the rows of its widgets.
extension StandaloneLive {
  func perform(_ performance: LivePerformance, _ number: Int) {
    var repetition: IntentRepetition?
    if let parameter = performance.call.key.text, !performance.lines.isEmpty {
      let parts = performance.lines.map { IntentRepetition.Part(text: $0) }
      repetition = IntentRepetition(parameter: parameter, parts: parts)
    }
    press(performance.action, of: Int(performance.widget), for: repetition, number)
  }

  func preview(_ performance: LivePerformance) {
    let runs = runs
    var request = Self.request(performance.action)
    request.isPreview = true
    Task { [request] in
      var outcome: LiveOutcome
      do {
        outcome = LiveOutcome(try await runs.perform(request).outcome.dialog ?? "")
      } catch {
        outcome = LiveOutcome(ServedFailure(error).message, isFailure: true)
      }
      report(.previewed(performance, outcome))
    }
  }
}
