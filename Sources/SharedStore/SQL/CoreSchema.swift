/// The SQL statements that create and migrate the store's own tables.
package enum CoreSchema {
  /// The `user_version` in the database header of a store with the current tables.
  package static let version: Int64 = 7

  /// The statements that migrate each version to the next, starting with an empty database.
  ///
  /// A step that was released must not be edited.
  static let steps = [
    tables + indexes + [markApplication, setIdentity, setAppearance, setLanguage],
    boards + [setBoards],
    ["ALTER TABLE entries ADD COLUMN duration REAL NOT NULL DEFAULT 0"],
    history + stacks,
    budgets + errors,
    names,
    LinkSQL.tables,
  ]

  /// Sets the page size of a new store in bytes, a quarter of SQLite's default.
  ///
  /// Even a change of one record writes whole pages to the log.
  static let pageSize = "PRAGMA page_size=1024"

  private static let tables = [
    "CREATE TABLE modules (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    // The last commit that changed each collection; the empty name means the whole store.
    """
    CREATE TABLE changes (
      collection TEXT PRIMARY KEY, sequence INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
    // The columns that users search, and the version of the rules by which each was last folded.
    """
    CREATE TABLE folds (
      collection TEXT NOT NULL, source TEXT NOT NULL, folded TEXT, version INTEGER NOT NULL,
      PRIMARY KEY (collection, source)) STRICT, WITHOUT ROWID
    """,
    "CREATE TABLE collections (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT",
    """
    CREATE TABLE placements (
      id INTEGER PRIMARY KEY AUTOINCREMENT, short_id TEXT NOT NULL UNIQUE,
      extension TEXT NOT NULL, kind TEXT NOT NULL, family INTEGER NOT NULL,
      configuration BLOB NOT NULL, position INTEGER NOT NULL, name TEXT,
      is_size_named INTEGER NOT NULL DEFAULT 0, dismissal INTEGER) STRICT
    """,
    """
    CREATE TABLE timelines (
      id INTEGER PRIMARY KEY AUTOINCREMENT, placement INTEGER NOT NULL, family INTEGER NOT NULL,
      generation INTEGER NOT NULL, made INTEGER NOT NULL, policy INTEGER NOT NULL,
      policy_date INTEGER, due INTEGER NOT NULL, failures INTEGER NOT NULL, last_error TEXT,
      reason TEXT NOT NULL, is_dirty INTEGER NOT NULL, attempted INTEGER NOT NULL, title TEXT,
      UNIQUE (placement, family)) STRICT
    """,
    """
    CREATE TABLE entries (
      timeline INTEGER NOT NULL, date INTEGER NOT NULL, form INTEGER NOT NULL DEFAULT 0,
      light BLOB NOT NULL, dark BLOB, relevance REAL, PRIMARY KEY (timeline, date))
      STRICT, WITHOUT ROWID
    """,
    "CREATE TABLE bases (timeline INTEGER PRIMARY KEY, light BLOB NOT NULL) STRICT",
    """
    CREATE TABLE reads (
      collection INTEGER NOT NULL, timeline INTEGER NOT NULL,
      PRIMARY KEY (collection, timeline)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE extensions (
      path TEXT PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL,
      description BLOB NOT NULL, is_added INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE kinds (
      extension TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, families TEXT NOT NULL,
      PRIMARY KEY (extension, kind)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE offered_options (
      extension TEXT NOT NULL, kind TEXT NOT NULL, options BLOB NOT NULL,
      PRIMARY KEY (extension, kind)) STRICT, WITHOUT ROWID
    """,
    // Collections of the store itself, from which timelines are made too.
    """
    CREATE TABLE records_appearance (
      key INTEGER PRIMARY KEY AUTOINCREMENT, "usesSystem" INTEGER NOT NULL,
      "isDark" INTEGER NOT NULL, "theme" INTEGER NOT NULL) STRICT
    """,
    """
    CREATE TABLE records_language (
      key INTEGER PRIMARY KEY AUTOINCREMENT, "language" INTEGER NOT NULL) STRICT
    """,
    // The runs, each followed by its changes; see `JournalSQL`.
    """
    CREATE TABLE journal (
      place INTEGER PRIMARY KEY, kind INTEGER NOT NULL, sequence INTEGER NOT NULL,
      content BLOB NOT NULL, collection INTEGER, record INTEGER, id TEXT, idempotency_key TEXT,
      intent TEXT, origin TEXT, started INTEGER, finished INTEGER, result BLOB,
      undone_by INTEGER, redone_by INTEGER) STRICT
    """,
    // The commits by which each run was undone or redone.
    """
    CREATE TABLE journal_reversals (
      run INTEGER NOT NULL, sequence INTEGER NOT NULL, reversed_by INTEGER NOT NULL,
      PRIMARY KEY (run, sequence)) STRICT, WITHOUT ROWID
    """,
  ]

  private static let boards = [
    """
    CREATE TABLE records_boards (
      key INTEGER PRIMARY KEY AUTOINCREMENT, "name" TEXT NOT NULL, "position" INTEGER NOT NULL) STRICT
    """,
    "ALTER TABLE placements ADD COLUMN board INTEGER NOT NULL DEFAULT \(StoredBoard.home.key)",
  ]

  /// Adds the source of the change that made each timeline outdated, and a table with a row for
  /// each reload (`StoredReload`).
  private static let history = [
    "ALTER TABLE timelines ADD COLUMN dirty_source INTEGER",
    "ALTER TABLE timelines ADD COLUMN dirty_run INTEGER",
    """
    CREATE TABLE reloads (
      timeline INTEGER NOT NULL, number INTEGER NOT NULL, count INTEGER NOT NULL,
      due INTEGER, begun INTEGER NOT NULL, ended INTEGER NOT NULL,
      result INTEGER NOT NULL, reason TEXT NOT NULL, asker INTEGER NOT NULL,
      exemption INTEGER, source INTEGER, run INTEGER, tries INTEGER NOT NULL, error TEXT,
      is_offline INTEGER NOT NULL, entries INTEGER, bytes INTEGER, policy INTEGER,
      policy_date INTEGER, next INTEGER, diagnostics INTEGER NOT NULL, differs INTEGER,
      wall INTEGER NOT NULL, host_time INTEGER, extension_time INTEGER, network INTEGER,
      PRIMARY KEY (timeline, number)) STRICT, WITHOUT ROWID
    """,
  ]

  /// Adds the name of a widget's stack, and the greatest score that a timeline's provider has
  /// given.
  private static let stacks = [
    "ALTER TABLE placements ADD COLUMN stack TEXT",
    "ALTER TABLE timelines ADD COLUMN greatest REAL NOT NULL DEFAULT 0",
  ]

  /// Adds the reload budget of a widget, and the columns of `StoredBudget` for each timeline.
  ///
  /// Existing timelines do not count as new.
  private static let budgets =
    ["ALTER TABLE placements ADD COLUMN budget TEXT"]
    + WidgetSQL.budgetColumns.map { "ALTER TABLE timelines ADD COLUMN \($0) INTEGER" }
    + [
      "UPDATE timelines SET first_ended = 0 WHERE generation > 0",
      "CREATE INDEX timelines_by_wait ON timelines (waits_until) WHERE waits_until IS NOT NULL",
    ]

  /// Adds the table of error texts, to which the rows of reloads refer by number.
  private static let errors = [
    "CREATE TABLE reload_errors (number INTEGER PRIMARY KEY, text TEXT NOT NULL, used INTEGER NOT NULL) STRICT",
    "ALTER TABLE reloads ADD COLUMN error_number INTEGER",
  ]

  /// Adds the names of widget kinds that commands use.
  ///
  /// Each extension is asked again for its description, which contains them.
  private static let names = [
    "ALTER TABLE kinds ADD COLUMN name TEXT",
    "UPDATE extensions SET stamp = ''",
  ]

  /// Returns temporary views through which a store of an earlier version can be queried like one of
  /// the current version.
  ///
  /// They belong to a reader's connection, and change nothing in the store.
  static func shadows(of version: Int64) -> [String] {
    if version > 5 { return LinkSQL.shadows }
    let names =
      ["CREATE TEMP VIEW kinds AS SELECT *, NULL AS name FROM main.kinds"] + LinkSQL.shadows
    if version > 4 { return names }
    let board = version < 2 ? "\(StoredBoard.home.key) AS board, " : ""
    let stack = version < 4 ? "NULL AS stack, " : ""
    let marks = version < 4 ? "NULL AS dirty_source, NULL AS dirty_run, 0.0 AS greatest, " : ""
    let budget = WidgetSQL.budgetColumns.map { "NULL AS \($0)" }.joined(separator: ", ")
    let reloads = version < 4 ? ReloadSQL.none : "SELECT *, NULL AS error_number FROM main.reloads"
    let later =
      [
        "CREATE TEMP VIEW placements AS SELECT *, \(board)\(stack)NULL AS budget FROM main.placements",
        "CREATE TEMP VIEW timelines AS SELECT *, \(marks)\(budget) FROM main.timelines",
        "CREATE TEMP VIEW reloads AS \(reloads)",
        "CREATE TEMP VIEW reload_errors AS \(ReloadSQL.noErrors)",
      ]
    let durations = "CREATE TEMP VIEW entries AS SELECT *, 0.0 AS duration FROM main.entries"
    return (version < 2 ? [shadowOfBoards] : []) + (version < 3 ? [durations] : []) + later + names
  }

  private static let shadowOfBoards =
    """
    CREATE TEMP VIEW records_boards AS SELECT \(StoredBoard.home.key) AS key,
      '\(StoredBoard.home.name)' AS name, \(StoredBoard.home.position) AS position
    """

  /// The indexes of the store's own tables; a test names, for each index, the query that uses it.
  private static let indexes = [
    "CREATE UNIQUE INDEX journal_by_id ON journal (id) WHERE id IS NOT NULL",
    // A key belongs to a separate run or to a script, and can be used again once its run is undone.
    """
    CREATE UNIQUE INDEX journal_by_key ON journal (idempotency_key, instr(id, '/') > 0)
      WHERE idempotency_key IS NOT NULL AND undone_by IS NULL
    """,
    "CREATE INDEX journal_by_record ON journal (collection, record) WHERE collection IS NOT NULL",
    "CREATE INDEX journal_by_undo ON journal (undone_by) WHERE undone_by IS NOT NULL",
    "CREATE INDEX journal_by_redo ON journal (redone_by) WHERE redone_by IS NOT NULL",
    "CREATE INDEX journal_reversals_by_reversal ON journal_reversals (reversed_by)",
    "CREATE INDEX timelines_by_due ON timelines (due)",
    "CREATE INDEX timelines_by_attempt ON timelines (attempted)",
    "CREATE INDEX reads_by_timeline ON reads (timeline)",
  ]

  /// The application id of a store, "wgc1" in ASCII, which identifies the program in the database's
  /// header.
  static let application: Int64 = 0x7767_6331
  static let markApplication = "PRAGMA application_id=\(application)"

  /// The name of the row in `changes` that contains the store's identity number; no collection can
  /// have this name.
  static let identityName = "@store"
  /// Sets a random identity number for the store, unless it has one; each commit writes the number
  /// into the log.
  static let setIdentity = """
    INSERT OR IGNORE INTO changes (collection, sequence)
    VALUES ('\(identityName)', (random() & 0x3fffffffffffffff) | 1)
    """

  /// Inserts the setting that leaves the colours to the terminal, unless the user has set them.
  static let setAppearance = """
    INSERT OR IGNORE INTO records_appearance (key, "usesSystem", "isDark", "theme")
    VALUES (1, 1, 0, 0)
    """

  /// Inserts the first board of a store, unless there is one.
  static let setBoards = """
    INSERT INTO records_boards (key, "name", "position")
    SELECT \(StoredBoard.home.key), '\(StoredBoard.home.name)', \(StoredBoard.home.position)
    WHERE NOT EXISTS (SELECT 1 FROM records_boards)
    """

  /// Inserts the setting that leaves the language to the system, unless the user or a session has
  /// chosen one.
  static let setLanguage = """
    INSERT OR IGNORE INTO records_language (key, "language") VALUES (1, 0), (2, 0)
    """
}
