import IntentScript
import WidgetIntents

/// A host whose intents do next to nothing, so that what a script costs is the script's own.
struct IdleHost: ScriptHost {
  /// The lines and intents, to see that all were there.
  let tally: Tally

  private static let entity = EntityValue(type: "ToDo", id: "k", title: "Milk")

  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    let value: IntentValue =
      if case .int(let number)? = values.first { .int(number + 1) } else { .entity(Self.entity) }
    return IntentOutcome(value: value)
  }

  nonisolated(nonsending) func perform(_ script: inout ScriptDriver) async throws(IntentError) {
    var call = IntentCall()
    while script.nextIntent(&call) {
      script.performed(&call, try await perform(call.site, call.values))
    }
  }

  nonisolated(nonsending) func find(
    _ search: EntitySearch
  ) async throws(IntentError) -> [EntityValue] { [] }

  nonisolated(nonsending) func entity(
    _ type: String,
    _ text: String
  ) async throws(IntentError) -> EntityValue { Self.entity }

  nonisolated(nonsending) func picture(
    _ widget: String,
    size: String?
  ) async throws(IntentError) -> [String] { [] }

  nonisolated(nonsending) func ask(_ question: Question) async -> Answer { .unanswered }

  nonisolated(nonsending) func wait(microseconds: Int64) async throws(IntentError) {}

  nonisolated(nonsending) func beginAtomic() async throws(IntentError) {}

  nonisolated(nonsending) func endAtomic(commits: Bool) async throws(IntentError) {}

  nonisolated(nonsending) func flush() async throws(IntentError) {}

  nonisolated(nonsending) func deliver(_ events: [ScriptEvent]) async throws(IntentError) {
    tally.add(events.count)
  }
}
