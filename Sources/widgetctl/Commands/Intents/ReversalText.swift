import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Describes the outcome of an `undo` or a `redo`, and the command that reverses it.
struct ReversalText {
  let reversal: Reversal
  let records: RecordText
  /// The requested commands that had changed nothing in the store.
  var idle: [RecordedRun] = []
  /// The number of existing commands, if more were requested; otherwise `nil`.
  var fewer: Int?
  let isUndo: Bool

  /// The most runs that the text lists; of further ones only the number is given.
  private static let mostRuns = 20
  private static let mostIdle = 3

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
    var lines: [String] = fewer.map { [Self.line(ofFewer: $0)] } ?? []
    lines += idle.prefix(Self.mostIdle).map { run in
      let name = Self.name(run)
      return String(
        english: "\(name) changed nothing, so there is nothing to undo",
        turkish: "\(name) bir şey değiştirmedi: geri alınacak bir şey yok"
      )
    }
    let advice = advice(context)
    lines += reversal.runs.prefix(Self.mostRuns).map { line($0) }
    let moreRuns = reversal.runs.count - Self.mostRuns
    if moreRuns > 0 {
      lines.append(
        String(english: "  … and \(moreRuns) more runs", turkish: "  … ve \(moreRuns) işlem daha")
      )
    }
    // For a single run, the outcome and the command that reverses it are in one sentence.
    let isOne = reversal.runs.count == 1
    if isOne, let last = lines.popLast() { lines.append("\(last); \(advice)") }
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
    if !isOne { lines.append(advice) }
    return lines
  }

  private static func line(ofFewer count: Int) -> String {
    String(
      english: count == 1 ? "There was only 1 command" : "There were only \(count) commands",
      turkish: "Yalnızca \(count) komut vardı"
    )
  }

  /// Returns how the user can reverse the outcome: `redo with 'widgetctl redo'`.
  private func advice(_ context: CommandContext) -> String {
    isUndo
      ? String(
        english: "redo with \(context.advised("redo"))",
        turkish: "\(context.advised("redo")) yeniden yapar"
      )
      : String(
        english: "undo with \(context.advised("undo"))",
        turkish: "\(context.advised("undo")) geri alır"
      )
  }

  private func line(_ run: RecordedRun) -> String {
    Self.line(words: Self.words(of: run), isUndo: isUndo)
  }

  /// Returns a line about one undone or redone run, such as `Undone: completed 4 “Buy milk”`.
  static func line(words: String, isUndo: Bool) -> String {
    isUndo
      ? String(english: "Undone: \(words)", turkish: "Geri alındı: \(words)")
      : String(english: "Done again: \(words)", turkish: "Yeniden yapıldı: \(words)")
  }

  /// Returns a description of a run, such as `completed 4 “Buy milk”`.
  static func words(of run: RecordedRun) -> String { RunText(run: run).words }

  /// Returns a run's number in the log and its call, such as `2: complete-to-do(id: "4")`.
  static func name(_ run: RecordedRun) -> String { "\(run.number): \(RunText(run: run).call)" }
}
