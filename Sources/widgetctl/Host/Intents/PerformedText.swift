import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// What an intent said and handed back, as text and as JSON.
struct PerformedText {
  let reply: PerformReply
  let intent: IntentMetadata

  func write(_ context: CommandContext) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json()) }
    for part in reply.parts ?? [reply.outcome] { try write(part, context) }
  }

  private func write(
    _ outcome: IntentOutcome,
    _ context: CommandContext
  ) throws(CommandError) {
    let rows = EntityRows(today: Instant(microseconds: context.now), in: context.timeZone())
    let table = rows.table(of: outcome)
    if let table, !reply.isRepetition { try context.output.result(table) }
    let text = lines(of: outcome, isShown: table != nil || outcome.snippet != nil)
      .map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
    if !text.isEmpty { try context.output.result(lines: text) }
    guard let snippet = try Self.picture(outcome) else { return }
    let options = try HostStore(context).drawn(try context.pictureOptions())
    try context.output.result(
      options.bytes(of: snippet.picture(columns: options.columns, in: options.drawing))
    )
  }

  private static func picture(_ outcome: IntentOutcome) throws(CommandError) -> SnippetPicture? {
    try outcome.snippet.map { (bytes) throws(CommandError) in try SnippetPicture(bytes: bytes) }
  }

  private func json() throws(CommandError) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = [
      ("intent", .string(intent.name)),
      ("run", .string(reply.runID)),
      ("isRepetition", .bool(reply.isRepetition)),
      ("dialog", .optional(reply.outcome.dialog)),
      ("value", reply.outcome.value.map { .raw($0.json) } ?? .null),
    ]
    if let snippet = try Self.picture(reply.outcome) {
      members.append(("view", try snippet.json()))
    }
    return members
  }

  /// What was said, else the value, unless a table or a picture shows it.
  private func lines(of outcome: IntentOutcome, isShown: Bool) -> [String] {
    let dialog = outcome.dialog.flatMap { $0.isEmpty ? nil : [$0] }
    let said = dialog ?? (isShown ? nil : outcome.value.map(ValueText.lines)) ?? []
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
