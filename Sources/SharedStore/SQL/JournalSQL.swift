/// Statements about the runs of intents and what they changed.
enum JournalSQL {
  static let lastNumber = "SELECT MAX(number) FROM journal_runs"
  static let deleteRuns = "DELETE FROM journal_runs WHERE number <= ?"
  static let deleteChanges = "DELETE FROM journal_changes WHERE run <= ?"
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
  static let runOfKey = "SELECT id FROM journal_runs WHERE idempotency_key = ?"
  static let markUndone = "UPDATE journal_runs SET undone_by = ? WHERE number = ?"
  static let laterChanges = """
    SELECT r.number, r.id, r.intent
    FROM journal_changes c JOIN journal_runs r ON r.number = c.run
    WHERE c.collection = ?1 AND c.record = ?2
      AND (c.sequence > ?3 OR c.sequence = ?3 AND c.ordinal > ?4)
      AND r.undone_by IS NULL AND r.origin <> ?5
    ORDER BY c.sequence DESC, c.ordinal DESC
    """
  static let changesToTakeBack = """
    SELECT kind, collection, record, before, sequence, ordinal FROM journal_changes
    WHERE run = ?
    """
  static let changes = """
    SELECT kind, collection, record, before, c.sequence
    FROM journal_changes c JOIN journal_runs r ON r.number = c.run
    WHERE r.id = ? ORDER BY ordinal
    """
  static let filtered = """
    WHERE (?1 IS NULL OR origin = ?1) AND (?2 IS NULL OR intent = ?2)
    ORDER BY number DESC LIMIT ?3 OFFSET ?4
    """
  static let latest = "ORDER BY number DESC LIMIT ?"
  static let ofKey = "WHERE idempotency_key = ?"
  static let ofID = "WHERE id = ?"

  /// The runs under `condition`, which may bind values and sort; an old store knows no undo.
  static func runs(_ condition: String, knowsUndo: Bool) -> String {
    """
    SELECT number, id, intent, parameters, idempotency_key, origin, started, finished, result,
      sequence, \(knowsUndo ? "undone_by" : "NULL")
    FROM journal_runs \(condition)
    """
  }

  /// The condition for runs that changed something which was not taken back, newest first.
  static func standing(ofScript isOfScript: Bool) -> String {
    """
    WHERE sequence > 0 AND undone_by IS NULL AND origin <> ? \
    \(isOfScript ? "AND id > ? AND id < ?" : "")
    ORDER BY number DESC LIMIT ?
    """
  }

  static let changeInsertion = Insertion(
    into: "journal_changes (run, ordinal, kind, collection, record, before, sequence)",
    width: 7
  )
  /// A run whose row another connection of this process wrote is completed.
  static let runInsertion = Insertion(
    into: """
      journal_runs (number, id, idempotency_key, intent, parameters, origin, started, finished, \
      result, sequence)
      """,
    width: 10,
    ending: """
      ON CONFLICT (id) DO UPDATE SET finished = COALESCE(excluded.finished, finished),
        result = COALESCE(excluded.result, result), sequence = MAX(sequence, excluded.sequence)
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
