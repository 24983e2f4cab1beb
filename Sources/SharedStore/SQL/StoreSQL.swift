/// The SQL statements about the database as a whole, its commits and its modules.
enum StoreSQL {
  static let copyInto = "VACUUM INTO ?"
  static let useLog = "PRAGMA journal_mode=WAL"
  /// Sets the size of the cache in KiB, so that pages which a script changes repeatedly are not
  /// read from the log each time.
  static let cacheSize = "PRAGMA cache_size=-8192"
  static let eraseDeleted = "PRAGMA secure_delete=ON"
  static let noMemoryMap = "PRAGMA mmap_size=0"
  static let numberStore = """
    INSERT INTO changes (collection, sequence) VALUES ('', ?1)
    ON CONFLICT (collection) DO UPDATE SET sequence = ?1
    """
  static let sequence = "SELECT sequence FROM changes WHERE collection = ?"
  static let laterSequence = "SELECT MAX(sequence) FROM changes WHERE collection IN (?, ?, ?)"
  /// Selects the names of all collections whose records were ever changed.
  static let changed = "SELECT collection FROM changes"
  static let numberCollection = """
    INSERT INTO changes (collection, sequence) VALUES (?1, ?2)
    ON CONFLICT (collection) DO UPDATE SET sequence = ?2
    """
  static let savepointOfWrite = "SAVEPOINT own"
  static let releaseWrite = "RELEASE own"
  static let rollBackToWrite = "ROLLBACK TO own"
  static let releaseScope = "RELEASE scope"
  static let rollBackToScope = "ROLLBACK TO scope"
  static let savepointOfScope = "SAVEPOINT scope"
  static let moduleVersion = "SELECT version FROM modules WHERE name = ?"
  /// Returns a row if a table of the store has a column with this name.
  ///
  /// `main` excludes the views that a reader of an earlier store has under the same names.
  static let hasColumn = "SELECT 1 FROM pragma_table_info(?, 'main') WHERE name = ?"
  static let application = "PRAGMA application_id"
  static let anyDefinition = "SELECT 1 FROM sqlite_schema LIMIT 1"
  static let isKnown = "SELECT 1 FROM sqlite_schema WHERE name = ?"
  static let definedNames = "SELECT name FROM sqlite_schema"
  static let version = "PRAGMA user_version"
  static let byteCount = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
  static let setModuleVersion = """
    INSERT INTO modules (name, version) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET version = ?2
    """

  /// Returns the statement that sets the version of the store's own tables; a pragma cannot have
  /// bound parameters.
  static func setVersion(_ version: Int64) -> String { "PRAGMA user_version=\(version)" }
}
