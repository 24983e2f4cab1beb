import IntentScript
import WidgetIntents
import WidgetTerminal

/// The inputs of this prompt and of earlier ones; if the file cannot be used, only those of this
/// prompt.
struct ReplHistory {
  /// The maximum size of the file in bytes: enough for a thousand inputs of several lines.
  private static let maximumBytes = 1 << 18

  private let file: LineFile?
  private var kept: HistoryEntries

  init(path: String?) {
    file = path.map { LineFile(path: $0, maximumBytes: Self.maximumBytes) }
    // A history that cannot be read is treated as empty.
    let bytes = (try? file?.contents()) ?? []
    kept = HistoryEntries(HistoryCoding.entries(of: bytes))
  }

  var entries: [String] { kept.entries }

  /// Adds an input; if the file cannot be written, the input is kept only for this prompt.
  mutating func add(_ entry: String) {
    guard kept.add(entry) else { return }
    try? file?.append(HistoryCoding.line(of: entry))
  }
}

/// An input that was checked and can be run; if it ends with an expression, it returns the
/// expression's value.
struct ReplInput {
  let script: CheckedScript
  /// Whether the input is a single expression.
  let isExpression: Bool
  /// Whether the input contains `exit`, so that the prompt ends after it was run.
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

/// Prints the events of an input that is run at the prompt.
struct ReplOutput: Sendable {
  let output: ScriptOutput
  /// Whether the dialog of an intent is printed, because the input is a single call.
  let tellsDialogs: Bool
  /// Whether all events are printed, because the output is JSON or the report of a dry run.
  let isWhole: Bool

  func deliver(_ events: [ScriptEvent]) {
    output.deliver(isWhole ? events : events.compactMap(shown))
  }

  private func shown(_ event: ScriptEvent) -> ScriptEvent? {
    switch event {
    case .performed(_, _, let outcome, _):
      tellsDialogs ? outcome.dialog.map { .output($0) } : nil
    // An empty list is printed too.
    case .result(.list([])): .output("[]")
    default: event
    }
  }
}
