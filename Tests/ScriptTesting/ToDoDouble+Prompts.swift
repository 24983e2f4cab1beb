package import IntentScript
package import WidgetIntents

extension ToDoDouble {
  package func ask(_ question: Question) async -> Answer {
    note("ask \(question.text)")
    onAsk()
    let answer = state.withLock { state in
      state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { return .unanswered }
    if answer == "^C" { return .dismissed }
    switch question.form {
    case .confirmation: return answer == "yes" ? .confirmed : .declined
    case .value(.int): return Int(answer).map { .value(.int($0)) } ?? .unanswered
    case .value: return .value(.string(answer))
    case .choice(let choices):
      return choices.firstIndex(of: answer).map { .choice($0) } ?? .unanswered
    }
  }

  package func wait(microseconds: Int64) async throws(IntentError) {
    note("wait \(microseconds)")
    if Task.isCancelled { throw .cancelled }
  }

  package func beginAtomic() async throws(IntentError) {
    note("begin")
    state.withLock { $0.copies.append(($0.records, $0.next)) }
  }

  package func endAtomic(commits: Bool) async throws(IntentError) {
    note(commits ? "commit" : "rollback")
    state.withLock { state in
      guard let copy = state.copies.popLast(), !commits else { return }
      state.records = copy.records
      state.next = copy.next
    }
  }

  package func flush() async throws(IntentError) { note("flush") }

  package func deliver(_ events: [ScriptEvent]) async throws(IntentError) {
    note("deliver \(events.count)")
    state.withLock { $0.events += events }
  }
}
