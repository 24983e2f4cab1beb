import IntentScript
import Ground
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

/// What a run has printed, and the memory that it had when it began to.
final class Tally: Sendable {
  private struct State {
    var count = 0
    var memory: Int?
  }

  private let state = Guarded(State())

  var value: Int { state.withLock { $0.count } }

  /// In kilobytes, at the first lines.
  var memoryAtStart: Int { state.withLock { $0.memory ?? 0 } }

  func add(_ number: Int) {
    state.withLock { state in
      state.count += number
      if state.memory == nil { state.memory = memory() }
    }
  }
}
