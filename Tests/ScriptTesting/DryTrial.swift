package import IntentScript
internal import WidgetIntents

/// What a dry run and a run of the same script report, to be compared (LG-31).
package struct DryComparison: Sendable {
  /// What the dry run knows, in order.
  package let known: [ScriptEvent]
  /// Where it knows no more, and why; `nil` where it knows all.
  package let end: ScriptEvent?
  /// The calls that it says may follow.
  package let possible: [ScriptEvent]
  /// What the run reports.
  package let run: [ScriptEvent]

  package init(dry: [ScriptEvent], run: [ScriptEvent]) {
    let isEnd = { (event: ScriptEvent) in if case .unknown = event { true } else { false } }
    let count = dry.firstIndex(where: isEnd) ?? dry.endIndex
    known = Array(dry[..<count])
    end = count < dry.endIndex ? dry[count] : nil
    possible = Array(dry[min(count + 1, dry.endIndex)...])
    self.run = run
  }

  /// What the run reports as far as the dry run knows it.
  package var foreseen: [ScriptEvent] {
    end == nil ? run : Array(run.prefix(known.count))
  }

  /// Whether the run reports what the dry run knows; the branches of `parallel` run in any order, and
  /// what they make is numbered in that order.
  package func agrees(inAnyOrder: Bool) -> Bool {
    guard inAnyOrder else { return known == foreseen }
    return known.map(Self.withoutOrder).sorted() == foreseen.map(Self.withoutOrder).sorted()
  }

  private static func withoutOrder(_ event: ScriptEvent) -> String {
    guard case .performed(let intent, let arguments, _, let line) = event else { return "\(event)" }
    let values = arguments.map { argument in
      switch argument.input {
      case .value(let value): "\(argument.name): \(value.displayText)"
      case .text(let text): "\(argument.name): \(text)"
      }
    }
    return "\(line): \(intent)(\(values.joined(separator: ", ")))"
  }

  /// The intents that the run performs after that and that the dry run does not say may follow.
  package var missed: [String] {
    run.dropFirst(known.count).compactMap { event in
      guard case .performed(let intent, let arguments, _, let line) = event else { return nil }
      let isListed = possible.contains { candidate in
        guard case .possible(intent, let parameters, let place) = candidate else { return false }
        return place.line == line && parameters == arguments.map(\.name)
      }
      return isListed ? nil : "\(intent) in line \(line)"
    }
  }
}

extension DryComparison {
  /// Events in one line each: calls, `| printed`, `? LINE: why no more is known`, `+ LINE: may follow`.
  package static func lines(_ events: [ScriptEvent], clock: ScriptClock) -> [String] {
    events.map { event in
      switch event {
      case .output(let text): "| \(text)"
      case .performed(let intent, let arguments, _, _): CallText(clock).text(intent, arguments)
      case .statement(let line, let text): "\(line): \(text)"
      case .result(let value): "= \(value.displayText)"
      case .unknown(let reason, _, let place): "? \(place.line): \(reason)"
      case .possible(let intent, let parameters, let place):
        "+ \(place.line): \(intent)(\(parameters.joined(separator: ", ")))"
      }
    }
  }
}
