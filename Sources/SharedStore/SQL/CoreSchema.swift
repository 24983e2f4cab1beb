/// The store's own tables.
enum CoreSchema {
  /// What `user_version` says of a store that has them; written down and not counted, as every process
  /// would make all steps for it.
  static let version = activitiesVersion

  /// What leads from each version to the next, from an empty database on.
  ///
  /// A step that was released is never edited.
  static let steps = [
    creation, undo, redo, keys, identity, folds, placements, appearance, language,
    CompactSchema.step, options, activities,
  ]
  /// In bytes, of a store that is made: a change of one record is a log of whole pages, and takes a
  /// quarter of what SQLite's usual page would make of it.
  static let pageSize = "PRAGMA page_size=1024"

  /// Since which version a run that was taken back names the one that did it.
  static let undoVersion: Int64 = 2
  /// Since which version a run that was brought back names the one that did it.
  static let redoVersion: Int64 = 3
  /// Since which version placed widgets have names, and kinds of widgets are known without their extension.
  static let placementsVersion: Int64 = 7
  /// Since which version a person's choice of colours lies in the store.
  static let appearanceVersion: Int64 = 8
  /// Since which version the language of pictures lies in the store, and timelines have titles in it.
  static let languageVersion: Int64 = 9
  /// Since which version the journal is one table and an entry what differs from another picture.
  static let compactVersion: Int64 = 10
  /// Since which version it is kept what the parameters of a kind of widget may be given.
  static let optionsVersion: Int64 = 11
  /// Since which version Live Activities stand among the placed widgets.
  static let activitiesVersion: Int64 = 12

  private static let creation = [
    """
    CREATE TABLE modules (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
    // The last commit that changed each collection; the empty name stands for the whole store.
    """
    CREATE TABLE changes (
      collection TEXT PRIMARY KEY, sequence INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE journal_runs (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, idempotency_key TEXT,
      intent TEXT NOT NULL, parameters TEXT NOT NULL, origin TEXT NOT NULL,
      started INTEGER NOT NULL, finished INTEGER, result BLOB, sequence INTEGER NOT NULL) STRICT
    """,
    """
    CREATE UNIQUE INDEX journal_runs_by_key ON journal_runs (idempotency_key)
      WHERE idempotency_key IS NOT NULL
    """,
    """
    CREATE TABLE journal_changes (
      run INTEGER NOT NULL, ordinal INTEGER NOT NULL, kind INTEGER NOT NULL,
      collection TEXT NOT NULL, record INTEGER NOT NULL, before BLOB NOT NULL,
      sequence INTEGER NOT NULL, PRIMARY KEY (run, ordinal)) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE placements (
      id INTEGER PRIMARY KEY AUTOINCREMENT, short_id TEXT NOT NULL UNIQUE,
      extension TEXT NOT NULL, kind TEXT NOT NULL, family INTEGER NOT NULL,
      configuration BLOB NOT NULL, position INTEGER NOT NULL) STRICT
    """,
    """
    CREATE TABLE timelines (
      id INTEGER PRIMARY KEY AUTOINCREMENT, placement INTEGER NOT NULL, family INTEGER NOT NULL,
      generation INTEGER NOT NULL, made INTEGER NOT NULL, policy INTEGER NOT NULL,
      policy_date INTEGER, due INTEGER NOT NULL, failures INTEGER NOT NULL, last_error TEXT,
      reason TEXT NOT NULL, is_dirty INTEGER NOT NULL, attempted INTEGER NOT NULL,
      UNIQUE (placement, family)) STRICT
    """,
    "CREATE INDEX timelines_by_due ON timelines (due)",
    "CREATE INDEX timelines_by_attempt ON timelines (attempted)",
    """
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY, timeline INTEGER NOT NULL, date INTEGER NOT NULL,
      light BLOB NOT NULL, dark BLOB, relevance REAL, UNIQUE (timeline, date)) STRICT
    """,
    """
    CREATE TABLE timeline_reads (
      collection TEXT NOT NULL, timeline INTEGER NOT NULL,
      PRIMARY KEY (collection, timeline)) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX timeline_reads_by_timeline ON timeline_reads (timeline)",
    """
    CREATE TABLE extensions (
      path TEXT PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL,
      description BLOB NOT NULL, is_added INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
  ]

  /// What taking runs back asks: which one did, and who changed a record later.
  private static let undo = [
    "ALTER TABLE journal_runs ADD COLUMN undone_by INTEGER",
    "CREATE INDEX journal_changes_by_record ON journal_changes (collection, record)",
  ]

  /// Which columns people search, where their text is kept folded, and by which version of folding;
  /// 0 asks for it to be folded anew.
  private static let folds = [
    """
    CREATE TABLE folds (
      collection TEXT NOT NULL, source TEXT NOT NULL, folded TEXT, version INTEGER NOT NULL,
      PRIMARY KEY (collection, source)) STRICT, WITHOUT ROWID
    """
  ]

  /// What bringing runs back asks: which one did, and when each run was taken back and brought back.
  private static let redo = [
    "ALTER TABLE journal_runs ADD COLUMN redone_by INTEGER",
    """
    CREATE INDEX journal_runs_by_undo ON journal_runs (undone_by) WHERE undone_by IS NOT NULL
    """,
    """
    CREATE INDEX journal_runs_by_redo ON journal_runs (redone_by) WHERE redone_by IS NOT NULL
    """,
    """
    CREATE TABLE journal_reversals (
      run INTEGER NOT NULL, sequence INTEGER NOT NULL, reversed_by INTEGER NOT NULL,
      PRIMARY KEY (run, sequence)) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX journal_reversals_by_reversal ON journal_reversals (reversed_by)",
    fillReversals,
  ]

  /// What stores from before `journal_reversals` know of it: a run was taken back once.
  private static let fillReversals = """
    INSERT OR IGNORE INTO journal_reversals (run, sequence, reversed_by)
    SELECT r.number, u.sequence, u.number
    FROM journal_runs r JOIN journal_runs u ON u.number = r.undone_by
    WHERE r.origin NOT IN ('undo', 'redo')
    """

  /// A key is that of a run of its own or of a script's, and free once its run was taken back.
  private static let keys = [
    "DROP INDEX journal_runs_by_key",
    """
    CREATE UNIQUE INDEX journal_runs_by_key ON journal_runs (idempotency_key, instr(id, '/') > 0)
      WHERE idempotency_key IS NOT NULL AND undone_by IS NULL
    """,
  ]

  /// What a person says of a placed widget, and what its extension says of its kind.
  ///
  /// Another stamp makes each extension be asked anew, which fills the table of kinds.
  private static let placements = [
    "ALTER TABLE placements ADD COLUMN name TEXT",
    "ALTER TABLE placements ADD COLUMN is_size_named INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE kinds (
      extension TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, families TEXT NOT NULL,
      PRIMARY KEY (extension, kind)) STRICT, WITHOUT ROWID
    """,
    "UPDATE extensions SET stamp = ''",
  ]

  /// How all widgets are drawn: a collection of the store's own, so that each picture is read with it.
  private static let appearance = [
    """
    CREATE TABLE records_appearance (
      key INTEGER PRIMARY KEY AUTOINCREMENT, "usesSystem" INTEGER NOT NULL,
      "isDark" INTEGER NOT NULL, "theme" INTEGER NOT NULL) STRICT
    """,
    setAppearance,
  ]

  /// What holds until a person sets something, unless something was.
  static let setAppearance = """
    INSERT OR IGNORE INTO records_appearance (key, "usesSystem", "isDark", "theme")
    VALUES (1, 1, 0, 0)
    """

  /// In which language pictures are made: a collection that every timeline is made from.
  private static let language = [
    """
    CREATE TABLE records_language (
      key INTEGER PRIMARY KEY AUTOINCREMENT, "language" INTEGER NOT NULL) STRICT
    """,
    setLanguage,
    "ALTER TABLE timelines ADD COLUMN title TEXT",
    """
    INSERT OR IGNORE INTO timeline_reads (collection, timeline) SELECT 'language', id FROM timelines
    """,
  ]

  /// What holds until a person chooses a language, or a session has one: the system's, and none.
  static let setLanguage = """
    INSERT OR IGNORE INTO records_language (key, "language") VALUES (1, 0), (2, 0)
    """

  /// What extensions last said that their widgets may be configured with: for lists that start none of them.
  private static let options = [
    """
    CREATE TABLE offered_options (
      extension TEXT NOT NULL, kind TEXT NOT NULL, options BLOB NOT NULL,
      PRIMARY KEY (extension, kind)) STRICT, WITHOUT ROWID
    """
  ]

  /// When a Live Activity leaves the screen; null for what is no activity.
  private static let activities = ["ALTER TABLE placements ADD COLUMN dismissal INTEGER"]

  /// Says whose database it is, and which: a number that the log carries in each commit.
  private static let identity = [
    "PRAGMA application_id=\(application)",
    setIdentity,
  ]

  /// The first version that says so.
  static let firstWithIdentity: Int64 = 5
  /// "wgct" in ASCII: what the database's header says of the program that made it.
  static let application: Int64 = 0x7767_6374
  /// The row of `changes` that holds the store's number; no collection can have this name.
  static let identityName = "@store"
  /// Gives the store a number unless it has one.
  static let setIdentity = """
    INSERT OR IGNORE INTO changes (collection, sequence)
    VALUES ('\(identityName)', (random() & 0x3fffffffffffffff) | 1)
    """
}
