import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// What an intent said and handed back, as text and as JSON.
struct PerformedText {
  let reply: PerformReply
  let intent: IntentMetadata

  func write(_ context: CommandContext) throws(CommandError) {
    let snippet = try reply.outcome.snippet.map { (bytes) throws(CommandError) in
      try SnippetPicture(bytes: bytes)
    }
    if context.output.isJSON { return try context.output.result(json: json(snippet)) }
    let isASCII = context.isASCII
    let text = lines.map { CellText.safe($0, isASCII: isASCII) + "\n" }.joined()
    if !text.isEmpty { try context.output.result(lines: text) }
    guard let snippet else { return }
    let options = try HostStore(context).drawn(try context.pictureOptions())
    try context.output.result(
      options.bytes(of: snippet.picture(columns: options.columns, in: options.drawing))
    )
  }

  private func json(_ snippet: SnippetPicture?) throws(CommandError) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("intent", .string(intent.name)),
      ("run", .string(reply.runID)),
      ("isRepetition", .bool(reply.isRepetition)),
      ("dialog", .optional(reply.outcome.dialog)),
      ("value", reply.outcome.value.map { .raw($0.json) } ?? .null),
    ]
    if let snippet { members.append(("view", try snippet.json())) }
    return members
  }

  private var lines: [String] {
    let outcome = reply.outcome
    let said = outcome.dialog.map { [$0] } ?? outcome.value.map(ValueText.lines) ?? []
    guard reply.isRepetition else { return said }
    return ["Nothing was done: this key was used before\(said.isEmpty ? "." : ", for:")"] + said
  }
}

/// An intent's result as lines of text.
enum ValueText {
  /// One line a value; entities with their numbers, by which the next command means them (CL-21).
  static func lines(_ value: IntentValue) -> [String] {
    switch value {
    case .none: []
    case .list(let values): values.flatMap(lines)
    case .entity(let entity): ["\(entity.shortID)  \(entity.title)"]
    default: [value.displayText]
    }
  }
}
