package import IntentScript
package import Ground
internal import Moments
package import WidgetIntents

/// A script host in memory: to-dos, transactions as copies of them, and a trace of the requests.
package final class ToDoDouble: ScriptHost {
  package struct State: Sendable {
    package var records: [Record] = []
    var next = 1
    var copies: [(records: [Record], next: Int)] = []
    var answers: [String] = []
    /// The lines of standard input that were not read yet.
    var input: [String] = []
    /// The requests so far, each as one or two words: `add-to-do`, `begin`, `flush`.
    package var trace: [String] = []
    package var events: [ScriptEvent] = []
    /// The calls that wait in the intent `linger`, by their names.
    var lingering: [String: CheckedContinuation<Bool, Never>] = [:]
    /// The tests that wait until a call with a name lingers.
    var expecting: [String: CheckedContinuation<Void, Never>] = [:]
    var released: Set<String> = []

    package mutating func replaceAnswers(with answers: [String]) { self.answers = answers }
  }

  package let state: Guarded<State>
  package let clock: ScriptClock
  let isTraced: Bool
  let onAsk: @Sendable () -> Void

  package init(
    clock: ScriptClock = .fixed(at: Instant(microseconds: ScriptTrial.now)),
    answers: [String] = [],
    input: [String] = [],
    isTraced: Bool = true,
    onAsk: @escaping @Sendable () -> Void = {}
  ) {
    self.onAsk = onAsk
    var state = State()
    state.answers = answers
    state.input = input
    self.state = Guarded(state)
    self.clock = clock
    self.isTraced = isTraced
  }

  /// Returns an independent host with the same to-dos and answers.
  package func copy() -> ToDoDouble {
    let copy = ToDoDouble(clock: clock, isTraced: isTraced)
    let (records, next, answers) = state.withLock { ($0.records, $0.next, $0.answers) }
    copy.state.withLock { ($0.records, $0.next, $0.answers) = (records, next, answers) }
    return copy
  }

  package var events: [ScriptEvent] { state.withLock { $0.events } }

  /// The lines of output that were reported.
  package var lines: [String] {
    var lines: [String] = []
    for case .output(let text) in state.withLock({ $0.events }) {
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines
  }

  package var trace: [String] { state.withLock { $0.trace } }

  package var records: [Record] { state.withLock { $0.records } }

  package nonisolated(nonsending) func input(
    _ part: InputPart,
    limit: Int
  ) async throws(IntentError) -> String? {
    state.withLock { state in
      guard part == .lines else {
        defer { state.input = [] }
        return state.input.map { "\($0)\n" }.joined()
      }
      return state.input.isEmpty ? nil : state.input.removeFirst()
    }
  }

  package func columns(of text: String) -> Int { text.count }

  func note(_ text: String) {
    if isTraced { state.withLock { $0.trace.append(text) } }
  }

  package func perform(
    _ site: IntentSite,
    _ values: [IntentValue]
  ) async throws(IntentError) -> IntentOutcome {
    let intent = site.reference.intent.name
    note(intent)
    switch intent {
    case "echo": return IntentOutcome(value: values[0])
    case "refuse": throw .failed(values[0].displayText, hint: "ask somebody else")
    case "decline": throw .declined("to go on")
    case "linger", "hold": return IntentOutcome(value: try await linger(values[0].displayText))
    case "remind": return IntentOutcome(value: .string(remind(site.parameters, values)))
    default:
      let arguments = Dictionary(
        zip(site.parameters, values),
        uniquingKeysWith: { first, _ in first }
      )
      let result = state.withLock { state in
        Result<IntentValue, IntentError> { () throws(IntentError) in
          try Self.perform(intent, arguments, &state, clock)
        }
      }
      return IntentOutcome(value: try result.get())
    }
  }

  /// Returns the parameters with the types and values that the intent has received.
  private func remind(_ parameters: [String], _ values: [IntentValue]) -> String {
    zip(parameters, values).map { "\($0) \($1.type) \($1.displayText)" }.joined(separator: ", ")
  }

  /// Waits until ``letGo(_:)`` is called or the task is cancelled.
  private func linger(_ name: String) async throws(IntentError) -> IntentValue {
    let goesOn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.released.remove(name) != nil { return true }
          if Task.isCancelled { return true }
          state.lingering[name] = continuation
          state.expecting.removeValue(forKey: name)?.resume()
          return false
        }
        if isOver { continuation.resume(returning: !Task.isCancelled) }
      }
    } onCancel: {
      let waiting = state.withLock { $0.lingering.removeValue(forKey: name) }
      note("cancelled \(name)")
      waiting?.resume(returning: false)
    }
    guard goesOn else { throw .cancelled }
    return .string(name)
  }

  /// Ends the waiting of the call with a name, also if that call comes later.
  package func letGo(_ name: String) {
    let waiting = state.withLock { state in
      let waiting = state.lingering.removeValue(forKey: name)
      if waiting == nil { state.released.insert(name) }
      return waiting
    }
    waiting?.resume(returning: true)
  }

  package var lingering: Set<String> { state.withLock { Set($0.lingering.keys) } }
}

extension ToDoDouble {
  /// Waits until a call with a name lingers.
  package func arrived(_ name: String) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        if state.lingering[name] != nil {
          continuation.resume()
        } else {
          state.expecting[name] = continuation
        }
      }
    }
  }
}
