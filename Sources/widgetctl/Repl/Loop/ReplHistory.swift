import IntentScript
import WidgetIntents
import WidgetTerminal

/// The inputs of this prompt and of those before it; without a file, of this one alone.
struct ReplHistory {
  /// A thousand inputs of several lines.
  private static let maximumBytes = 1 << 18

  private let file: LineFile?
  private var kept: HistoryEntries

  init(path: String?) {
    file = path.map { LineFile(path: $0, maximumBytes: Self.maximumBytes) }
    // A history that cannot be read is one that is not there.
    let bytes = (try? file?.contents()) ?? []
    kept = HistoryEntries(HistoryCoding.entries(of: bytes))
  }

  var entries: [String] { kept.entries }

  /// Adds an input; if the file cannot be written, for this prompt only.
  mutating func add(_ entry: String) {
    guard kept.add(entry) else { return }
    try? file?.append(HistoryCoding.line(of: entry))
  }
}

/// A checked input as the prompt runs it: a bare expression at its end gives its value back.
struct ReplInput {
  let script: CheckedScript
  /// Whether the input is nothing but an expression.
  let isExpression: Bool
  /// Whether running it to its end ends the prompt.
  let ends: Bool

  init(_ checked: CheckedScript) {
    var script = checked
    isExpression = script.statements.count == 1 && Self.expression(script.statements.last) != nil
    ends = script.statements.contains { if case .exit = $0.kind { true } else { false } }
    if let last = script.statements.last, let expression = Self.expression(last) {
      script.statements[script.statements.count - 1] = ScriptStatement(
        .return(expression),
        at: last.span
      )
    }
    self.script = script
  }

  private static func expression(_ statement: ScriptStatement?) -> Expression? {
    if case .expression(let expression)? = statement?.kind { expression } else { nil }
  }
}

/// The prompt's output for an input's events.
struct ReplOutput: Sendable {
  let output: ScriptOutput
  /// Whether the input is nothing but a call, whose dialog is its answer.
  let tellsDialogs: Bool
  /// Whether all events are written: as JSON, or as those of a dry run.
  let isWhole: Bool

  func deliver(_ events: [ScriptEvent]) {
    output.deliver(isWhole ? events : events.compactMap(shown))
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
