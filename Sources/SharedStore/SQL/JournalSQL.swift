/// Statements about the runs of intents and what they changed.
enum JournalSQL {
  static let lastNumber = "SELECT MAX(number) FROM journal_runs"
  static let deleteRuns = "DELETE FROM journal_runs WHERE number <= ?"
  static let deleteChanges = "DELETE FROM journal_changes WHERE run <= ?"
  static let deleteReversals = "DELETE FROM journal_reversals WHERE run <= ?"
  static let oldestRuns =
    "SELECT number, started FROM journal_runs WHERE number < ? ORDER BY number LIMIT ?"
  static let finishRun = """
    UPDATE journal_runs SET finished = ?, result = ?, sequence = MAX(sequence, ?)
    WHERE number = ?
    """
  static let touchRun = "UPDATE journal_runs SET sequence = MAX(sequence, ?) WHERE number = ?"
  static let openRun = """
    SELECT number, started,
      (SELECT COALESCE(MAX(ordinal), 0) FROM journal_changes WHERE run = number)
    FROM journal_runs WHERE id = ?
    """
  static let runOfKey = "SELECT id FROM journal_runs \(ofKey)"
  static let changes = """
    SELECT kind, collection, record, before, c.sequence
    FROM journal_changes c JOIN journal_runs r ON r.number = c.run
    WHERE r.id = ? ORDER BY ordinal
    """
  static let filtered = """
    WHERE (?1 IS NULL OR origin = ?1) AND (?2 IS NULL OR intent = ?2)
      AND (?5 IS NULL OR started <= ?5)
    ORDER BY number DESC LIMIT ?3 OFFSET ?4
    """
  static let latest = "ORDER BY number DESC LIMIT ?"
  /// The run that holds a key among the runs of scripts, or among those of their own.
  static let ofKey =
    "WHERE idempotency_key = ? AND (instr(id, '/') > 0) = ? AND undone_by IS NULL"
  static let ofID = "WHERE id = ?"
  static let ofNumber = "WHERE number = ?"

  /// The runs under `condition`, which may bind values and sort; an old store knows no undo or no
  /// redo.
  static func runs(_ condition: String, coreVersion: Int64) -> String {
    """
    SELECT number, id, intent, parameters, idempotency_key, origin, started, finished, result,
      sequence, \(coreVersion >= CoreSchema.undoVersion ? "undone_by" : "NULL"),
      \(coreVersion >= CoreSchema.redoVersion ? "redone_by" : "NULL")
    FROM journal_runs \(condition)
    """
  }

  static let changeInsertion = Insertion(
    into: "journal_changes (run, ordinal, kind, collection, record, before, sequence)",
    width: 7
  )
  /// The end of a run whose row is there already completes it.
  ///
  /// Changes under a number that is not that row's would be taken for those of the next run: the
  /// column takes no `NULL`, so that a run's id is refused the second time.
  static let runInsertion = Insertion(
    into: """
      journal_runs (number, id, idempotency_key, intent, parameters, origin, started, finished, \
      result, sequence)
      """,
    width: 10,
    ending: """
      ON CONFLICT (id) DO UPDATE SET finished = COALESCE(excluded.finished, finished),
        result = COALESCE(excluded.result, result),
        sequence = CASE excluded.sequence WHEN 0 THEN sequence END
      """
  )

  /// The SQL that inserts one row of a table, and many.
  struct Insertion {
    let one: String
    let many: String
    /// The number of columns.
    let width: Int

    /// Twice as many rows in one statement gain nothing more.
    static let rowsAtOnce = 32

    init(into columns: String, width: Int, ending: String = "") {
      let row = "(" + Array(repeating: "?", count: width).joined(separator: ",") + ")"
      let rows = Array(repeating: row, count: Self.rowsAtOnce).joined(separator: ",")
      self.one = "INSERT INTO \(columns) VALUES \(row) \(ending)"
      self.many = "INSERT INTO \(columns) VALUES \(rows) \(ending)"
      self.width = width
    }
  }
}
