import Ground
import SharedStore
import WidgetTerminal

/// The report of a recovery, which lists the saved and the lost content.
struct RecoveryText {
  let outcome: RecoveryOutcome

  /// The report as lines of text.
  var text: String {
    let lines: [String] =
      switch outcome {
      case .wasSound(nil): ["the store is sound; its mark of damage was removed"]
      case .wasSound(let log?):
        ["the store is not damaged; the log of another store beside it was moved to \(log)"]
      case .wasGone:
        [
          "nothing was saved: the store's file does not exist, and the next command creates a new one"
        ]
      case .recovered(let report):
        report.tables.compactMap(Self.line)
          + ["a copy of the damaged store is \(report.copy)"]
          + (report.foreignLog.map { ["a log of another store was moved to \($0)"] } ?? [])
      }
    return lines.map { CellText.safe($0, isASCII: false) + "\n" }.joined()
  }

  var json: [(String, JSONText)] {
    switch outcome {
    case .wasSound(let log): [("wasDamaged", .bool(false)), ("foreignLog", .optional(log))]
    case .wasGone:
      [("wasDamaged", .bool(true)), ("savedRows", .integer(0)), ("tables", .array([]))]
    case .recovered(let report):
      [
        ("wasDamaged", .bool(true)), ("savedRows", .integer(Int64(report.savedRows))),
        ("tables", .array(report.tables.map(Self.json))), ("copy", .string(report.copy)),
        ("foreignLog", .optional(report.foreignLog)),
      ]
    }
  }

  var exitCode: ExitCode { outcome == .wasGone ? .inputOutput : .done }

  /// Returns a line about a table; `nil` if its content can be regenerated.
  private static func line(_ table: SavedTable) -> String? {
    guard let name = table.collection ?? names[table.name] else { return nil }
    let expected = table.expected.flatMap { $0 > table.rows ? " of \($0)" : nil }
    var line = "\(name): \(table.rows)\(expected ?? "") saved"
    if table.refused > 0 { line += ", \(table.refused) damaged ones are only in the copy" }
    if !table.isWhole, table.refused == 0, expected == nil { line += ", others may be missing" }
    return line
  }

  private static let names = [
    "placements": "placed widgets", "journal": "runs and their changes",
    "journal_runs": "runs in the log",
    "journal_changes": "changes to take back", "extensions": "extensions",
  ]

  private static func json(_ table: SavedTable) -> JSONText {
    .object([
      ("name", .string(table.name)), ("collection", .optional(table.collection)),
      ("savedRows", .integer(Int64(table.rows))),
      ("damagedRows", .integer(Int64(table.refused))),
      ("expectedRows", table.expected.map { .integer(Int64($0)) } ?? .null),
      ("isWhole", .bool(table.isWhole)),
    ])
  }
}
