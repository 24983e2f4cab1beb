/// The SQL statements about extensions, about their kinds of widgets, and about the options of the
/// kinds' parameters.
enum ExtensionSQL {
  /// Selects all extensions; descriptions of those that were not added only if the argument is true.
  ///
  /// They are not sorted by SQLite, which would copy each description.
  static let extensions = """
    SELECT name, path, stamp, CASE WHEN is_added OR ? THEN description ELSE x'' END, is_added
    FROM extensions
    """
  static let description = "SELECT description FROM extensions WHERE path = ?"
  /// Returns an SQL query for the name by which commands refer to a widget kind; both arguments are
  /// SQL expressions.
  static func kindName(_ extensionName: String, _ kind: String) -> String {
    "SELECT name FROM kinds WHERE extension = \(extensionName) AND kind = \(kind)"
  }
  static let kindNames = "SELECT extension, kind, name FROM kinds WHERE name IS NOT NULL"
  static let nameOfKind = kindName("?", "?")
  static let insertKind =
    "INSERT OR REPLACE INTO kinds (extension, kind, title, families, name) VALUES (?, ?, ?, ?, ?)"
  /// Makes the names of kinds distinct: names that several extensions use get the extension's name
  /// as a prefix.
  ///
  /// The prefix is removed from all other names.
  static let tellNamesApart = """
    UPDATE kinds SET name = CASE WHEN EXISTS (SELECT 1 FROM kinds o
      WHERE \(ownName("o")) = \(ownName("kinds")) AND o.extension <> kinds.extension)
      THEN extension || '/' ELSE '' END || \(ownName("kinds"))
    WHERE name IS NOT NULL
    """
  /// Returns an SQL expression for a kind's name without the prefix; `table` is the table's alias.
  private static func ownName(_ table: String) -> String {
    "substr(\(table).name, instr(\(table).name, '/') + 1)"
  }
  static let forgetKinds = "DELETE FROM kinds WHERE extension = ?"
  static let forgetKindsOfPath =
    "DELETE FROM kinds WHERE extension IN (SELECT name FROM extensions WHERE path = ?)"
  /// Selects at most two extensions that have a kind ?1, first the one whose program has the path
  /// ?2.
  static let extensionsOfKind = """
    SELECT k.extension, COALESCE((SELECT e.path = ?2 FROM extensions e
      WHERE e.name = k.extension AND e.path = ?2), 0) AS is_own
    FROM kinds k WHERE k.kind = ?1 ORDER BY is_own DESC, k.extension LIMIT 2
    """
  static let options = "SELECT options FROM offered_options WHERE extension = ? AND kind = ?"
  static let rememberOptions =
    "INSERT OR REPLACE INTO offered_options (extension, kind, options) VALUES (?, ?, ?)"
  static let forgetOptionsOfPath = """
    DELETE FROM offered_options
    WHERE extension IN (SELECT name FROM extensions WHERE path = ?)
    """
  /// Removes an extension's description, and keeps its name and path.
  static let retireExtension = """
    UPDATE extensions SET is_added = 0, stamp = '', description = x'' WHERE path = ?
    """
  /// Returns a row if a widget of the extension is placed, or could be restored by an undo or redo.
  static let mayComeBack = """
    SELECT 1 FROM placements WHERE extension = ?1
    UNION ALL SELECT 1 FROM journal
      WHERE collection = (SELECT number FROM collections WHERE name = '\(WidgetSQL.journalName)')
      AND instr(content, CAST(?1 AS BLOB)) > 0 LIMIT 1
    """
  static let rememberExtension = """
    INSERT INTO extensions (path, name, stamp, description, is_added) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (path) DO UPDATE SET name = excluded.name, stamp = excluded.stamp,
      description = excluded.description, is_added = max(is_added, excluded.is_added)
    """
}
