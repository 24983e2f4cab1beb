/// The SQL statements with which a recovery copies the content of a damaged store.
enum RecoverySQL {
  /// Lets SQLite read the other tables if one definition is damaged.
  static let readPastDamage = "PRAGMA writable_schema=ON"

  static let keepKeyCounter = """
    INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
    """
  static let forgetKeyCounter = "DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?"
  static let keyCounters = "SELECT name, seq FROM sqlite_sequence WHERE seq < \(maximumKey)"
  /// The greatest key that is accepted: no store assigns so many, so a greater key is damaged, and
  /// would leave no keys after it.
  private static let maximumKey = Int64(1) << 53

  static let definitions = """
    SELECT name, type = 'table', sql FROM sqlite_schema
    WHERE sql IS NOT NULL AND type IN ('table', 'index') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    """

  /// Returns whether `sql` defines a table or an index of a store, and is not other data in the
  /// damaged file.
  static func isDefinition(_ sql: String) -> Bool {
    ["CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE INDEX "].contains { sql.hasPrefix($0) }
  }

  static let columns = "SELECT name FROM pragma_table_info(?)"
  static let roots = "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0"
  static let shape = "SELECT type, \"notnull\", pk, dflt_value FROM pragma_table_info(?)"
  static let hasRowID = "SELECT wr = 0 FROM pragma_table_list WHERE name = ?"
  static let keyColumns = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
  static let indexes = "SELECT name FROM pragma_index_list(?) WHERE partial = 0"
  static let commitNumbers = [
    "SELECT MAX(sequence) FROM changes WHERE collection <> '\(CoreSchema.identityName)'",
    "SELECT MAX(sequence) FROM journal",
  ]

  /// Selects all rows of a table with all columns, in the table's own order.
  static func rows(of table: String) -> String { "SELECT * FROM \"\(table)\" NOT INDEXED" }

  static func selection(of columns: String, from table: String) -> String {
    "SELECT \(columns) FROM \"\(table)\" NOT INDEXED"
  }

  static func reversed(_ selection: String, by order: String = "rowid DESC") -> String {
    "\(selection) ORDER BY \(order)"
  }

  static func count(of table: String, by index: String) -> String {
    "SELECT COUNT(*) FROM \"\(table)\" INDEXED BY \"\(index)\""
  }

  static func insertion(of columns: String, count: Int, into table: String) -> String {
    let marks = Array(repeating: "?", count: count).joined(separator: ", ")
    return "INSERT OR IGNORE INTO \"\(table)\" (\(columns)) VALUES (\(marks))"
  }
}

/// Statements that remove or change saved rows which refer to lost ones.
extension RecoverySQL {
  /// Removes the identity number of the new store, so that it keeps that of the damaged one.
  static let forgetIdentity =
    "DELETE FROM changes WHERE collection = '\(CoreSchema.identityName)'"

  /// Removes the settings of the new store, so that it keeps those of the damaged one.
  static let forgetSettings = [
    "DELETE FROM records_appearance", "DELETE FROM records_language", "DELETE FROM records_boards",
  ]

  static let lostCollections = """
    SELECT 'records_' || collection FROM changes
    WHERE collection <> '' AND collection NOT GLOB '[@_-]*'
      AND 'records_' || collection NOT IN (SELECT name FROM sqlite_schema)
    """

  /// Sets the number of each collection's last change to the bound commit number.
  static let numberCollections = """
    INSERT INTO changes (collection, sequence)
    SELECT substr(name, 9), ?1 FROM sqlite_schema
    WHERE type = 'table' AND name LIKE 'records\\_%' ESCAPE '\\'
    ON CONFLICT (collection) DO UPDATE SET sequence = ?1
    """

  /// Raises the counters of keys to the greatest key in the journal, because records with greater
  /// keys may be lost.
  static let raiseKeyCounters = [
    """
    INSERT INTO sqlite_sequence (name, seq)
    SELECT name, 0 FROM sqlite_schema s
    WHERE type = 'table' AND (name LIKE 'records\\_%' ESCAPE '\\' OR name = 'placements')
      AND NOT EXISTS (SELECT 1 FROM sqlite_sequence q WHERE q.name = s.name)
    """,
    """
    UPDATE sqlite_sequence SET seq = MAX(seq, COALESCE((SELECT MAX(record) FROM journal
      WHERE collection = (SELECT number FROM collections c
        WHERE 'records_' || c.name = sqlite_sequence.name) AND record < \(maximumKey)), 0))
    """,
    """
    UPDATE sqlite_sequence SET seq = MAX(seq, COALESCE((SELECT MAX(placement) FROM timelines
      WHERE placement < \(maximumKey)), 0))
    WHERE name = 'placements'
    """,
  ]

  /// Statements that remove the changes of runs and mark these runs as undone.
  ///
  /// Such runs can neither be undone nor prevent the undo of other runs.
  static let closeRuns = [
    """
    DELETE FROM journal WHERE kind <> 0
      AND place BETWEEN ?1 << \(JournalSQL.bits) AND (?2 << \(JournalSQL.bits) | \(JournalSQL.mask))
    """,
    """
    UPDATE journal SET undone_by = \(JournalSQL.number)
    WHERE kind = 0 AND place BETWEEN ?1 << \(JournalSQL.bits) AND ?2 << \(JournalSQL.bits)
      AND sequence > 0 AND undone_by IS NULL
    """,
  ]

  /// A condition for a change in the journal whose collection is not known.
  private static let isUnknown =
    "kind <> 0 AND (collection IS NULL OR collection NOT IN (SELECT number FROM collections))"

  /// Statements that remove rows which belong to lost rows, such as a timeline without its widget.
  static let removeStrays = [
    """
    UPDATE journal SET undone_by = \(JournalSQL.number)
    WHERE kind = 0 AND undone_by IS NULL
      AND \(JournalSQL.number) IN (SELECT \(JournalSQL.number) FROM journal WHERE \(isUnknown))
    """,
    "DELETE FROM journal WHERE \(isUnknown)",
    """
    DELETE FROM journal WHERE kind <> 0 AND place >> \(JournalSQL.bits) << \(JournalSQL.bits)
      NOT IN (SELECT place FROM journal WHERE kind = 0)
    """,
    """
    UPDATE journal SET undone_by = \(JournalSQL.number)
    WHERE undone_by << \(JournalSQL.bits) NOT IN (SELECT place FROM journal WHERE kind = 0)
    """,
    """
    DELETE FROM journal_reversals
    WHERE run << \(JournalSQL.bits) NOT IN (SELECT place FROM journal WHERE kind = 0)
    """,
    """
    UPDATE placements SET board = (\(WidgetSQL.firstBoard))
    WHERE board NOT IN (SELECT key FROM records_boards)
    """,
    "DELETE FROM timelines WHERE placement NOT IN (SELECT id FROM placements)",
  ]

  /// Statements that remove the entries of lost timelines, and then entries that are stored as the
  /// difference from a lost one.
  static let removeStrayParts =
    WidgetSQL.partsOfTimelines.map {
      "DELETE FROM \($0) WHERE timeline NOT IN (SELECT id FROM timelines)"
    } + [
      """
      DELETE FROM entries WHERE form & \(WidgetSQL.lightIsPatch)
        AND timeline NOT IN (SELECT timeline FROM bases)
      """
    ]

  static let renewTimelines = "UPDATE timelines SET is_dirty = 1, due = ?, reason = 'recovered'"

  /// Marks the versions of modules as uncertain by making them negative, so that each module checks
  /// its tables.
  static let doubtModules = "UPDATE modules SET version = -version WHERE version > 0"

  /// Selects the names of the tables that contain collections.
  static let collections =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'records\\_%' ESCAPE '\\'"

  /// Returns a statement that inserts a copy of the first record in a table, to test writing.
  static func trial(of columns: String, in table: String) -> String {
    "INSERT INTO \"\(table)\" (\(columns)) SELECT \(columns) FROM \"\(table)\" LIMIT 1"
  }
}
