import SharedStore
import WidgetRender
import WidgetTerminal

/// What `undo` or `redo` did, and what reverses it.
struct ReversalText {
  let reversal: Reversal
  let records: RecordText
  /// Runs after all that was reversed, which changed nothing in the store.
  var idle: [RecordedRun] = []
  let isUndo: Bool

  /// More runs than a person reads.
  private static let mostRuns = 20

  func write(_ context: CommandContext) throws(CommandError) {
    if context.output.isJSON { return try context.output.result(json: json) }
    let lines = lines(context).map { CellText.safe($0, isASCII: context.isASCII) + "\n" }
    try context.output.result(lines: lines.joined())
  }

  private var json: [(String, JSONText)] {
    [
      ("number", .integer(reversal.number)),
      (isUndo ? "takenBack" : "doneAgain", .array(reversal.runs.map { RunText(run: $0).json })),
      ("records", .array(reversal.records.map { records.json($0) })),
      ("recordCount", .integer(Int64(reversal.recordCount))),
    ] + (isUndo ? [("changedNothing", .array(idle.map { RunText(run: $0).json }))] : [])
  }

  private func lines(_ context: CommandContext) -> [String] {
    var lines = idle.map { "\(Self.name($0)) changed nothing in the store" }
    let verb = isUndo ? "Took back" : "Did again"
    for run in reversal.runs.prefix(Self.mostRuns) { lines.append("\(verb) \(Self.name(run))") }
    Self.appendRest(reversal.runs.count - Self.mostRuns, of: "runs", to: &lines)
    lines += reversal.records.map { "  " + records.line($0) }
    Self.appendRest(reversal.recordCount - Reversal.mostListed, of: "records", to: &lines)
    let back = reversal.runs.count == 1 ? "it" : "them"
    lines.append(
      isUndo
        ? "\(context.advised("redo")) does \(back) again"
        : "\(context.advised("undo")) takes \(back) back"
    )
    return lines
  }

  private static func appendRest(_ count: Int, of noun: String, to lines: inout [String]) {
    if count > 0 { lines.append("  … and \(count) more \(noun)") }
  }

  /// A run with the number that the log gives it: `2: complete-to-do(id: "4")`.
  static func name(_ run: RecordedRun) -> String { "\(run.number): \(RunText(run: run).call)" }
}
