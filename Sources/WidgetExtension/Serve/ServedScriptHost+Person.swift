internal import IntentScript
internal import WidgetIntents

/// The part of the host that communicates with its user.
extension ServedScriptHost {
  func picture(_ widget: String, size: String?) async throws(IntentError) -> [String] {
    throw .failed("\(widget) can only be shown where the host runs the script")
  }

  func wait(microseconds: Int64) async throws(IntentError) {
    do {
      try await Task.sleep(for: .microseconds(max(0, microseconds)))
    } catch {
      throw .cancelled
    }
  }

  func ask(_ question: Question) async -> Answer {
    guard let link else { return .unanswered }
    return await words.answer(to: question) { await link.prompt($0) }
  }

  /// The parser of the user's input, which uses the current time.
  var words: ScriptWords {
    let (registry, context) = (registry, context)
    return ScriptWords(enumerations: registry.enumerations, context: context) { type, text in
      try await registry.entity(type, meaning: text, in: context)
    }
  }

  func deliver(_ events: [ScriptEvent]) async throws(IntentError) {
    guard !events.isEmpty, let link else { return }
    do throws(FrameFault) {
      try link.send(events[...])
    } catch {
      throw .failed(
        "what the script tells cannot be sent: \(error.message)",
        hint: "print it in parts"
      )
    }
  }
}

extension HostLink {
  /// Sends events in as few frames as possible; an event that is too long for a body is sent as an
  /// attachment.
  fileprivate func send(_ events: ArraySlice<ScriptEvent>) throws(FrameFault) {
    let frame = try Frame(.scriptEvents, 0, message: Array(events))
    guard frame.body.count > FrameLimits.bodyBytes else { return try send(frame) }
    guard events.count > 1 else {
      // What was performed is committed: its value is not worth the failure of the script (BW-31).
      guard case .performed(let intent, _, let outcome, let line)? = events.first else {
        return try send(Frame(.scriptEvents, 0, message: [ScriptEvent](), attachment: frame.body))
      }
      let short = ScriptEvent.performed(
        intent: intent,
        arguments: [],
        outcome: IntentOutcome(dialog: outcome.dialog),
        line: line
      )
      return try send(Frame(.scriptEvents, 0, message: [short]))
    }
    let middle = events.startIndex + events.count / 2
    try send(events[..<middle])
    try send(events[middle...])
  }
}
