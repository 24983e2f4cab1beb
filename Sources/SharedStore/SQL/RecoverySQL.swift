/// Statements that take over what a damaged store holds.
enum RecoverySQL {
  static let keepKeyCounter = """
    INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
    """
  static let forgetKeyCounter = "DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?"
  static let keyCounters = "SELECT name, seq FROM sqlite_sequence"
  static let isKnown = "SELECT 1 FROM sqlite_schema WHERE name = ?"
  static let definitions = """
    SELECT name, type = 'table', sql FROM sqlite_schema
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type DESC
    """
  static let renewTimelines = "UPDATE timelines SET is_dirty = 1, due = ?, reason = 'recovered'"

  static let columns = "SELECT name FROM pragma_table_info(?)"

  static func selection(of columns: String, from table: String) -> String {
    "SELECT \(columns) FROM \"\(table)\""
  }

  /// From the other end of the table.
  static func reversed(_ selection: String) -> String { selection + " ORDER BY rowid DESC" }

  static func insertion(of columns: String, count: Int, into table: String) -> String {
    let marks = Array(repeating: "?", count: count).joined(separator: ", ")
    return "INSERT OR IGNORE INTO \"\(table)\" (\(columns)) VALUES (\(marks))"
  }
}
