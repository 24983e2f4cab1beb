import SharedStore
import WidgetIntents
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
    var lines = idle.map { run in
      String(
        english: "\(Self.name(run)) changed nothing in the store",
        turkish: "\(Self.name(run)) depoda bir şey değiştirmedi"
      )
    }
    lines += reversal.runs.prefix(Self.mostRuns).map(line)
    let moreRuns = reversal.runs.count - Self.mostRuns
    if moreRuns > 0 {
      lines.append(
        String(english: "  … and \(moreRuns) more runs", turkish: "  … ve \(moreRuns) işlem daha")
      )
    }
    lines += reversal.records.map { "  " + records.line($0) }
    let moreRecords = reversal.recordCount - Reversal.mostListed
    if moreRecords > 0 {
      lines.append(
        String(
          english: "  … and \(moreRecords) more records",
          turkish: "  … ve \(moreRecords) kayıt daha"
        )
      )
    }
    let back = reversal.runs.count == 1 ? "it" : "them"
    lines.append(
      isUndo
        ? String(
          english: "\(context.advised("redo")) does \(back) again",
          turkish: "\(context.advised("redo")) yeniden yapar"
        )
        : String(
          english: "\(context.advised("undo")) takes \(back) back",
          turkish: "\(context.advised("undo")) geri alır"
        )
    )
    return lines
  }

  private func line(_ run: RecordedRun) -> String {
    isUndo
      ? String(english: "Took back \(Self.name(run))", turkish: "Geri alındı \(Self.name(run))")
      : String(english: "Did again \(Self.name(run))", turkish: "Yeniden yapıldı \(Self.name(run))")
  }

  /// A run with the number that the log gives it: `2: complete-to-do(id: "4")`.
  static func name(_ run: RecordedRun) -> String { "\(run.number): \(RunText(run: run).call)" }
}
