/// The journal as one table in the order of the runs, collections by number, and entries as what
/// differs from one picture of their timeline.
enum CompactSchema {
  /// How many bits of a place in the journal count the changes of a run, which follow its own row.
  static let ordinalBits = 24
  /// The changes that one run can have.
  static let maximumOrdinal: Int64 = 1 << ordinalBits - 1

  /// Leads to it from the tables before.
  static let step = tables + conversion + indexes

  private static let tables = [
    "CREATE TABLE collections (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT",
    """
    CREATE TABLE journal (
      place INTEGER PRIMARY KEY, kind INTEGER NOT NULL, sequence INTEGER NOT NULL,
      content BLOB NOT NULL, collection INTEGER, record INTEGER, id TEXT, idempotency_key TEXT,
      intent TEXT, origin TEXT, started INTEGER, finished INTEGER, result BLOB,
      undone_by INTEGER, redone_by INTEGER) STRICT
    """,
    """
    CREATE TABLE reads (
      collection INTEGER NOT NULL, timeline INTEGER NOT NULL,
      PRIMARY KEY (collection, timeline)) STRICT, WITHOUT ROWID
    """,
    "ALTER TABLE entries RENAME TO whole_entries",
    """
    CREATE TABLE entries (
      timeline INTEGER NOT NULL, date INTEGER NOT NULL, form INTEGER NOT NULL DEFAULT 0,
      light BLOB NOT NULL, dark BLOB, relevance REAL, PRIMARY KEY (timeline, date))
      STRICT, WITHOUT ROWID
    """,
    "CREATE TABLE bases (timeline INTEGER PRIMARY KEY, light BLOB NOT NULL) STRICT",
  ]

  /// Text that is not packed begins with a byte of 0.
  private static let conversion = [
    """
    INSERT INTO collections (name) SELECT collection FROM journal_changes
    UNION SELECT collection FROM timeline_reads ORDER BY 1
    """,
    """
    INSERT INTO journal (place, kind, sequence, content, id, idempotency_key, intent, origin,
      started, finished, result, undone_by, redone_by)
    SELECT number << \(ordinalBits), 0, sequence,
      CAST(x'00' || CAST(parameters AS BLOB) AS BLOB), id, idempotency_key, intent, origin, started,
      finished, CAST(x'00' || result AS BLOB), undone_by, redone_by
    FROM journal_runs ORDER BY number
    """,
    """
    INSERT INTO journal (place, kind, sequence, content, collection, record)
    SELECT run << \(ordinalBits) | ordinal, kind, sequence, before,
      (SELECT number FROM collections WHERE name = collection), record
    FROM journal_changes WHERE ordinal BETWEEN 1 AND \(maximumOrdinal) ORDER BY run, ordinal
    """,
    """
    INSERT INTO reads (collection, timeline)
    SELECT (SELECT number FROM collections WHERE name = collection), timeline FROM timeline_reads
    """,
    """
    INSERT INTO entries (timeline, date, light, dark, relevance)
    SELECT timeline, date, light, dark, relevance FROM whole_entries
    """,
    "DROP TABLE journal_changes",
    "DROP TABLE journal_runs",
    "DROP TABLE timeline_reads",
    "DROP TABLE whole_entries",
  ]

  /// A test names the question that each of them answers.
  private static let indexes = [
    "CREATE UNIQUE INDEX journal_by_id ON journal (id) WHERE id IS NOT NULL",
    """
    CREATE UNIQUE INDEX journal_by_key ON journal (idempotency_key, instr(id, '/') > 0)
      WHERE idempotency_key IS NOT NULL AND undone_by IS NULL
    """,
    "CREATE INDEX journal_by_record ON journal (collection, record) WHERE collection IS NOT NULL",
    "CREATE INDEX journal_by_undo ON journal (undone_by) WHERE undone_by IS NOT NULL",
    "CREATE INDEX journal_by_redo ON journal (redone_by) WHERE redone_by IS NOT NULL",
    "CREATE INDEX reads_by_timeline ON reads (timeline)",
  ]
}

/// Views that give an older store the shape of this version, for a reader.
extension CompactSchema {
  static func views(ofVersion version: Int64) -> [String] {
    guard version < CoreSchema.compactVersion else { return [] }
    let undoneBy = version >= CoreSchema.undoVersion ? "undone_by" : "NULL"
    let redoneBy = version >= CoreSchema.redoVersion ? "redone_by" : "NULL"
    return [
      """
      CREATE TEMP VIEW collections AS
      SELECT row_number() OVER (ORDER BY collection) AS number, collection AS name
      FROM (SELECT DISTINCT collection FROM main.journal_changes)
      """,
      """
      CREATE TEMP VIEW journal AS
      SELECT number << \(ordinalBits) AS place, 0 AS kind, sequence,
        CAST(x'00' || CAST(parameters AS BLOB) AS BLOB) AS content, NULL AS collection,
        NULL AS record, id, idempotency_key, intent, origin, started, finished,
        CAST(x'00' || result AS BLOB) AS result, \(undoneBy) AS undone_by, \(redoneBy) AS redone_by
      FROM main.journal_runs UNION ALL
      SELECT run << \(ordinalBits) | ordinal, kind, sequence, before,
        (SELECT number FROM collections c WHERE c.name = collection), record,
        NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
      FROM main.journal_changes
      """,
      """
      CREATE TEMP VIEW entries AS
      SELECT timeline, date, 0 AS form, light, dark, relevance FROM main.entries
      """,
      "CREATE TEMP VIEW bases AS SELECT 0 AS timeline, x'' AS light WHERE 0",
    ]
  }
}
