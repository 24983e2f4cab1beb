/// The SQL statements about intents' runs and their changes.
///
/// The `place` (row id) of a run's row (`kind` 0) is the run's number, shifted to the left. The
/// places of its changes follow, each with its ordinal in the low bits.
enum JournalSQL {
  /// The number of low bits in a `place` that contain the ordinal of a change.
  static let bits = 24
  /// The low bits of a `place`; this is also the most changes that one run can have.
  static let mask: Int64 = 1 << bits - 1
  /// An SQL expression for the number of the run that a row belongs to.
  static let number = "place >> \(bits)"

  static let lastNumber = "SELECT (SELECT MAX(place) FROM journal) >> \(bits)"
  static let deleteRuns = "DELETE FROM journal WHERE place < ? << \(bits)"
  static let deleteReversals = "DELETE FROM journal_reversals WHERE run < ?"
  static let oldestRuns = """
    SELECT \(number), started FROM journal
    WHERE kind = 0 AND place < ? << \(bits) ORDER BY place LIMIT ?
    """
  static let firstRun =
    "SELECT \(number), started FROM journal WHERE kind = 0 ORDER BY place LIMIT 1"
  static let runCount = "SELECT COUNT(*) FROM journal WHERE kind = 0"
  static let finishRun = """
    UPDATE journal SET finished = ?, result = ?, sequence = MAX(sequence, ?)
    WHERE place = ? << \(bits)
    """
  static let touchRun =
    "UPDATE journal SET sequence = MAX(sequence, ?) WHERE place = ? << \(bits)"
  static let openRun = """
    SELECT \(number), started,
      (SELECT MAX(place) FROM journal c WHERE c.place <= r.place | \(mask)) & \(mask)
    FROM journal r WHERE id = ?
    """
  static let runOfKey = "SELECT id FROM journal WHERE \(ofKey)"
  static let changes = """
    SELECT c.kind, \(name(of: "c")), c.record, c.content, c.sequence
    FROM journal r JOIN journal c ON c.place > r.place AND c.place <= r.place | \(mask)
    WHERE r.id = ? ORDER BY c.place
    """
  static let filtered = """
    (?1 IS NULL OR origin = ?1) AND (?2 IS NULL OR intent = ?2)
      AND (?5 IS NULL OR started <= ?5)
    ORDER BY place DESC LIMIT ?3 OFFSET ?4
    """
  static let latest = "1 ORDER BY place DESC LIMIT ?"
  /// A condition for the run that uses an idempotency key and is not undone.
  ///
  /// The second parameter selects the runs of scripts (1) or single runs (0), whose keys are
  /// distinct.
  static let ofKey = "idempotency_key = ? AND (instr(id, '/') > 0) = ? AND undone_by IS NULL"
  static let ofID = "id = ?"
  static let isRun = "SELECT 1 FROM journal WHERE id = ?"
  static let idOfRun = "SELECT id FROM journal WHERE place = ? << \(bits)"
  /// A condition for the runs after a number, oldest first.
  static let following = "place > (? << \(bits) | \(mask)) ORDER BY place LIMIT ?"
  static let firstSince =
    "SELECT \(number) FROM journal WHERE kind = 0 AND started >= ? ORDER BY place LIMIT 1"

  /// Selects the first change of each record by the run ?1, among the changes with an ordinal
  /// greater than ?2.
  static let firstChanges = """
    SELECT c.place & \(mask), c.collection, \(name(of: "c")), c.record FROM journal c
    WHERE c.place > (?1 << \(bits) | ?2) AND c.place <= (?1 << \(bits) | \(mask)) AND NOT EXISTS (
      SELECT 1 FROM journal e WHERE e.collection = c.collection AND e.record = c.record
        AND e.place > ?1 << \(bits) AND e.place < c.place)
    ORDER BY c.place LIMIT ?3
    """
  /// Selects the changes of a record, beginning at the place ?3, oldest first.
  static let historyOfRecord = """
    SELECT c.kind, \(name(of: "c")), c.record, c.content, c.sequence, \(number) FROM journal c
    WHERE c.collection = ?1 AND c.record = ?2 AND c.place >= ?3 ORDER BY c.place
    """
  /// Selects the values that a record had when it was last deleted.
  static let lastDeletion = """
    SELECT c.kind, \(name(of: "c")), c.record, c.content, c.sequence FROM journal c
    WHERE c.collection = ?1 AND c.record = ?2 AND c.kind = 3 ORDER BY c.place DESC LIMIT 1
    """
  /// Selects the deletions in a collection whose stored values contain a text, newest first.
  static let deletionsNaming = """
    SELECT c.kind, \(name(of: "c")), c.record, c.content, c.sequence FROM journal c
    WHERE c.collection = ?1 AND c.kind = 3 AND instr(c.content, CAST(?2 AS BLOB)) > 0
    ORDER BY c.place DESC
    """
  /// Selects the values of a collection's records that were deleted and do not exist now, newest
  /// first.
  static func lastDeletions(from collection: String) -> String {
    """
    SELECT c.kind, \(name(of: "c")), c.record, c.content, c.sequence
    FROM (SELECT DISTINCT record FROM journal j
        WHERE j.collection = ?1 AND NOT EXISTS (
          SELECT 1 FROM \(StoreCollection.table(of: collection)) r WHERE r.key = j.record)
        ORDER BY record DESC LIMIT ?2) gone
      JOIN journal c ON c.place = (SELECT MAX(d.place) FROM journal d
        WHERE d.collection = ?1 AND d.record = gone.record AND d.kind = 3)
    ORDER BY gone.record DESC
    """
  }
  static let ofNumber = "place = ? << \(bits)"

  /// Selects the runs that meet `condition`, which may also contain a sort order.
  static func runs(_ condition: String) -> String {
    """
    SELECT \(number), id, intent, content, idempotency_key, origin, started, finished, result,
      sequence, undone_by, redone_by
    FROM journal WHERE kind = 0 AND \(condition)
    """
  }

  /// An SQL expression for the name of the collection that a row of the journal refers to; `alias`
  /// is that of the journal.
  static func name(of alias: String) -> String {
    "(SELECT name FROM collections WHERE number = \(alias).collection)"
  }

  static let numberOfCollection = "SELECT number FROM collections WHERE name = ?"
  static let addCollection = "INSERT INTO collections (name) VALUES (?)"

  /// Inserts rows into the journal; if a run already has a row, its end and result are added to
  /// that row.
  ///
  /// A second row with a commit number is rejected, because it sets the `NOT NULL` column
  /// `sequence` to null. Otherwise the run's changes would be stored without a row of their run,
  /// and attributed to the next run.
  static let insertion = Insertion(
    into: """
      journal (place, kind, sequence, content, collection, record, id, idempotency_key, intent, \
      origin, started, finished, result)
      """,
    width: 13,
    ending: """
      ON CONFLICT (id) WHERE id IS NOT NULL DO UPDATE SET
        finished = COALESCE(excluded.finished, finished), result = COALESCE(excluded.result, result),
        sequence = CASE excluded.sequence WHEN 0 THEN sequence END
      """
  )

  /// The SQL statements that insert a single row, or many rows, into a table.
  struct Insertion {
    let one: String
    let many: String
    /// The number of columns in each row.
    let width: Int

    /// The number of rows that one statement inserts; with twice as many it would not be faster.
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
