import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// What an intent said and handed back, as text and as JSON.
struct PerformedText {
  let reply: PerformReply
  let intent: IntentMetadata

  func write(_ context: CommandContext) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    let isASCII = context.isASCII
    let text = lines.map { CellText.safe($0, isASCII: isASCII) + "\n" }.joined()
    if !text.isEmpty { try context.output.result(lines: text) }
  }

  private var json: [(String, JSONText)] {
    [
      ("intent", .string(intent.name)),
      ("run", .string(reply.runID)),
      ("isRepetition", .bool(reply.isRepetition)),
      ("dialog", .optional(reply.outcome.dialog)),
      ("value", reply.outcome.value.map { .raw($0.json) } ?? .null),
    ]
  }

  private var lines: [String] {
    let outcome = reply.outcome
    let said = outcome.dialog.map { [$0] } ?? outcome.value.map(ValueText.lines) ?? []
    guard reply.isRepetition else { return said }
    return ["Nothing was done: this key was used before\(said.isEmpty ? "." : ", for:")"] + said
  }
}
