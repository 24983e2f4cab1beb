/// The SQL statements for a backup, which has the tables of a store and some more.
enum BackupSQL {
  /// The version of the backup format: of the tables that only a backup has, and of its checksum.
  static let format: Int64 = 1
  /// The application id of a backup, "wgb1" in ASCII, which distinguishes it from a store.
  static let application: Int64 = 0x7767_6231
  static let markApplication = "PRAGMA application_id=\(application)"
  static let markStore = CoreSchema.markApplication

  static let tables = [
    // One row; `sequence` is the number of the last commit that changed data in the backup.
    """
    CREATE TABLE backup (
      format INTEGER NOT NULL, made INTEGER NOT NULL, program TEXT NOT NULL,
      sequence INTEGER NOT NULL, digest INTEGER NOT NULL) STRICT
    """,
    // The settings file, byte for byte; no row if there was none.
    "CREATE TABLE backup_settings (content BLOB NOT NULL) STRICT",
    // The extensions that the user had added: only their names and paths.
    "CREATE TABLE backup_extensions (name TEXT NOT NULL, path TEXT NOT NULL) STRICT",
  ]
  static let dropTables = [
    "DROP TABLE backup", "DROP TABLE backup_settings", "DROP TABLE backup_extensions",
  ]
  static let insert =
    "INSERT INTO backup (format, made, program, sequence, digest) VALUES (?, ?, ?, ?, 0)"
  static let insertSettings = "INSERT INTO backup_settings (content) VALUES (?)"
  static let insertExtensions = """
    INSERT INTO backup_extensions (name, path)
    SELECT name, path FROM extensions WHERE is_added ORDER BY name, path
    """
  static let setDigest = "UPDATE backup SET digest = ?"

  /// Statements that remove extensions' descriptions and their pictures, which can be regenerated.
  static let forgetExtensions =
    (WidgetSQL.partsOfTimelines + ["reload_errors", "timelines"] + ofMachine).map {
      "DELETE FROM \($0)"
    }

  /// The tables that a restore does not replace, because they describe the programs on this
  /// machine.
  static let ofMachine = ["extensions", "kinds", "offered_options"]

  static let description = "SELECT format, made, program, sequence, digest FROM backup"
  static let settings = "SELECT content FROM backup_settings"
  static let extensions = "SELECT name, path FROM backup_extensions"
  static let added = "SELECT name, path FROM extensions WHERE is_added"
  static let widgets = "SELECT COUNT(*) FROM placements WHERE dismissal IS NULL"

  /// Selects the last commit that changed a record, a setting of the store, or the page of widgets;
  /// changes of timelines do not count.
  static let lastChange = """
    SELECT MAX(sequence) FROM changes
    WHERE collection NOT IN ('', '-', '\(CoreSchema.identityName)')
    """

  /// Selects the definitions of all tables and indexes, in an order that does not depend on when
  /// they were created.
  static let definitions =
    "SELECT type, name, COALESCE(sql, '') FROM sqlite_schema ORDER BY type, name"
  static func count(of table: String) -> String { "SELECT COUNT(*) FROM \"\(table)\"" }

  static let forgetIdentity = RecoverySQL.forgetIdentity
  /// Raises the counter of used keys in SQLite's own table, so that no key is assigned twice.
  static let raiseKeyCounter = "UPDATE sqlite_sequence SET seq = MAX(seq, ?2) WHERE name = ?1"
  static let addKeyCounter = """
    INSERT INTO sqlite_sequence (name, seq)
    SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)
      AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
    """
  static let numberPage = """
    INSERT INTO changes (collection, sequence) VALUES ('\(WidgetSQL.journalName)', ?1)
    ON CONFLICT (collection) DO UPDATE SET sequence = ?1
    """

  /// Returns the statements that change the page size of a database without a write-ahead log.
  static func pageSize(_ bytes: Int64) -> [String] { ["PRAGMA page_size=\(bytes)", "VACUUM"] }
}
