/// Statements about extensions, their kinds of widget and what those may be given.
enum ExtensionSQL {
  static let extensions =
    "SELECT name, path, stamp, description, is_added FROM extensions ORDER BY name, path"
  /// The command line's name of a kind; a look into the table's own order.
  static func kindName(_ extensionName: String, _ kind: String) -> String {
    "SELECT name FROM kinds WHERE extension = \(extensionName) AND kind = \(kind)"
  }
  static let kindNames = "SELECT extension, kind, name FROM kinds WHERE name IS NOT NULL"
  static let nameOfKind = kindName("?", "?")
  static let insertKind =
    "INSERT OR REPLACE INTO kinds (extension, kind, title, families, name) VALUES (?, ?, ?, ?, ?)"
  /// Prefixes a name of kinds of several extensions with the extension's name, and removes the prefix from any other
  /// name.
  static let tellNamesApart = """
    UPDATE kinds SET name = CASE WHEN EXISTS (SELECT 1 FROM kinds o
      WHERE \(ownName("o")) = \(ownName("kinds")) AND o.extension <> kinds.extension)
      THEN extension || '/' ELSE '' END || \(ownName("kinds"))
    WHERE name IS NOT NULL
    """
  /// A kind's name without its extension's, which has no slash either.
  private static func ownName(_ table: String) -> String {
    "substr(\(table).name, instr(\(table).name, '/') + 1)"
  }
  static let forgetKinds = "DELETE FROM kinds WHERE extension = ?"
  static let forgetKindsOfPath =
    "DELETE FROM kinds WHERE extension IN (SELECT name FROM extensions WHERE path = ?)"
  /// The extensions that draw a kind, that of a program first.
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
  /// Keeps the name and the path of a removed extension.
  static let retireExtension = """
    UPDATE extensions SET is_added = 0, stamp = '', description = x'' WHERE path = ?
    """
  /// Whether a widget of an extension is placed, or may be restored by reversing a run.
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
