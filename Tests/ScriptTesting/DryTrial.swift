package import IntentScript
internal import WidgetIntents

/// The events of a dry run and of a real run of the same script, for comparison (LG-31).
package struct DryComparison: Sendable {
  /// The events that the dry run predicts, in order.
  package let known: [ScriptEvent]
  /// The event at which the dry run cannot predict more, with the reason; `nil` if it predicts
  /// everything.
  package let end: ScriptEvent?
  /// The calls that may follow, according to the dry run.
  package let possible: [ScriptEvent]
  /// The events of the real run.
  package let run: [ScriptEvent]

  package init(dry: [ScriptEvent], run: [ScriptEvent]) {
    let isEnd = { (event: ScriptEvent) in if case .unknown = event { true } else { false } }
    let count = dry.firstIndex(where: isEnd) ?? dry.endIndex
    known = Array(dry[..<count])
    end = count < dry.endIndex ? dry[count] : nil
    possible = Array(dry[min(count + 1, dry.endIndex)...])
    self.run = run
  }

  /// The events of the real run, as many as the dry run predicts.
  package var foreseen: [ScriptEvent] {
    end == nil ? run : Array(run.prefix(known.count))
  }

  /// Returns whether the real run of `text` has the events that the dry run predicts.
  ///
  /// The branches of `parallel` run in any order, and new to-dos are numbered in that order. If the
  /// branch in `line` fails, the other branches of its block may have ended or not.
  package func agrees(in text: String, failingIn line: Int?) -> Bool {
    let blocks = Self.parallelBlocks(of: text)
    guard !blocks.isEmpty else { return known == foreseen }
    let cut = line.flatMap { line in blocks.first { $0.contains(line) } }
    let compared = { (events: [ScriptEvent]) in
      events.filter { event in
        guard case .performed(_, _, _, let line) = event, let cut else { return true }
        return !cut.contains(line)
      }.map(Self.withoutOrder).sorted()
    }
    return compared(known) == compared(foreseen)
  }

  /// Returns the ranges of lines of all `parallel` blocks that are not indented.
  private static func parallelBlocks(of text: String) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start: Int?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("parallel {") { start = index + 1 }
      guard line.hasPrefix("}"), let first = start else { continue }
      blocks.append(first..<index + 1)
      start = nil
    }
    return blocks
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

  /// The intents that the real run performs after the predicted events, without those that may
  /// follow.
  package var missed: [String] {
    guard end != nil else { return [] }
    return run.dropFirst(known.count).compactMap { event in
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
  /// Returns a line for each event: calls, `| printed`, `? LINE: why no more is known`, `+ LINE:
  /// may follow`.
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
