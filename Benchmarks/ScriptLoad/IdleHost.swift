import IntentScript
import Ground
import WidgetIntents

/// A host whose intents do almost nothing, so that only the script's own cost is measured.
struct IdleHost: ScriptHost {
  /// The number of delivered events, to check that none is missing.
  let tally: Tally

  private static let entity = EntityValue(type: "ToDo", id: "k", title: "Milk")

  nonisolated(nonsending) func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    IntentOutcome(value: .entity(Self.entity))
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

  nonisolated(nonsending) func input(
    _ part: InputPart,
    limit: Int
  ) async throws(IntentError) -> String? { nil }

  func columns(of text: String) -> Int { text.count }

  nonisolated(nonsending) func wait(microseconds: Int64) async throws(IntentError) {}

  nonisolated(nonsending) func beginAtomic() async throws(IntentError) {}

  nonisolated(nonsending) func endAtomic(commits: Bool) async throws(IntentError) {}

  nonisolated(nonsending) func flush() async throws(IntentError) {}

  nonisolated(nonsending) func deliver(_ events: [ScriptEvent]) async throws(IntentError) {
    tally.add(events.count)
  }
}

/// The number of events of a script, and the memory when the first of them was delivered.
final class Tally: Sendable {
  private struct State {
    var count = 0
    var memory: Int?
  }

  private let state = Guarded(State())

  var value: Int { state.withLock { $0.count } }

  /// The memory of the process in kilobytes when the first events were delivered; 0 before.
  var memoryAtStart: Int { state.withLock { $0.memory ?? 0 } }

  func add(_ number: Int) {
    state.withLock { state in
      state.count += number
      if state.memory == nil { state.memory = memory() }
    }
  }
}
