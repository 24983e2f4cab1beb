import Moments
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// The result of an intent as text and as JSON: its dialog and its value.
struct PerformedText {
  let reply: PerformReply
  let intent: IntentMetadata

  func write(_ host: Host) throws(CommandError) {
    let context = host.context
    if context.output.isJSON { return try context.output.result(json: json()) }
    guard let count = reply.count else {
      for part in reply.parts ?? [reply.outcome] { try write(part, host) }
      noteMissingValue(context)
      return
    }
    // A batch prints one line, with the command that undoes all of it.
    var outcome = reply.outcome
    if count.changed > 0, !reply.isRepetition {
      let undo = context.advised("undo")
      outcome.dialog =
        (outcome.dialog.map { "\($0) " } ?? "")
        + String(english: "Undo with \(undo).", turkish: "Geri almak için: \(undo).")
    }
    try write(outcome, host)
  }

  /// Warns the user that the returned value was too long for a message; the intent's change is
  /// stored.
  private func noteMissingValue(_ context: CommandContext) {
    guard reply.isValueLeftOut == true else { return }
    context.output.warning(
      String(
        english: "the result of \(intent.name) is too long to show; its change was stored",
        turkish: "\(intent.name) sonucu gösterilemeyecek kadar uzun; yaptığı değişiklik saklandı"
      )
    )
  }

  private func write(
    _ outcome: IntentOutcome,
    _ host: Host
  ) throws(CommandError) {
    let context = host.context
    let pages = PagedOutput(context)
    let rows = EntityRows(today: Instant(microseconds: context.now), in: context.timeZone())
    if !reply.isRepetition {
      if let table = rows.table(of: outcome) {
        try pages.result(context.output.text(of: table))
      } else if let list = ValueText.list(of: outcome), outcome.snippet == nil {
        try pages.result(lines: Self.text(of: list, context))
      }
    }
    let isShown = ValueText.isList(outcome) || outcome.snippet != nil
    let text = Self.text(
      of: lines(of: outcome, isShown: isShown && !reply.isRepetition),
      context
    )
    if !text.isEmpty { try context.output.result(lines: text) }
    guard let snippet = try Self.picture(outcome) else { return }
    let options = try host.store.drawn(try context.pictureOptions())
    try context.output.result(
      options.bytes(of: snippet.picture(columns: options.columns, in: options.drawing))
    )
  }

  private static func text(of lines: [String], _ context: CommandContext) -> String {
    lines.map { CellText.safe($0, isASCII: context.isASCII) + "\n" }.joined()
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
    if let count = reply.count {
      members.append(("count", .integer(Int64(count.all))))
      members.append(("changed", .integer(Int64(count.changed))))
    }
    if reply.isValueLeftOut == true { members.append(("isValueLeftOut", .bool(true))) }
    if let snippet = try Self.picture(reply.outcome) {
      members.append(("view", try snippet.json()))
    }
    return members
  }

  /// Returns the lines of the dialog or, without a dialog, of the value.
  ///
  /// `isShown` is `true` if the value is printed separately, as a list or a picture.
  private func lines(of outcome: IntentOutcome, isShown: Bool) -> [String] {
    let dialog = outcome.dialog.flatMap { $0.isEmpty ? nil : [$0] }
    let said = dialog ?? (isShown ? nil : outcome.value.map(ValueText.lines)) ?? []
    guard reply.isRepetition else { return said }
    return ["Nothing was done: this key was used before\(said.isEmpty ? "." : ", for:")"] + said
  }
}

/// Formats the value that an intent returns as lines of text.
enum ValueText {
  /// Returns the lines of a list, which are printed after the dialog; `nil` for any other value.
  static func list(of outcome: IntentOutcome) -> [String]? {
    guard case .list(let values) = outcome.value else { return nil }
    return values.flatMap(lines)
  }

  /// Returns whether the value of an outcome is a list.
  static func isList(_ outcome: IntentOutcome) -> Bool {
    if case .list = outcome.value { true } else { false }
  }

  /// Returns a line for each value; an entity's line begins with the number by which a later
  /// command can name it (CL-21).
  static func lines(_ value: IntentValue) -> [String] {
    switch value {
    case .none: []
    case .list(let values): values.flatMap(lines)
    case .entity(let entity): ["\(entity.shortID)  \(entity.title)"]
    default: [value.displayText]
    }
  }
}
