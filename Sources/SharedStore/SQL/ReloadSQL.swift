/// The SQL statements about the table of reloads.
enum ReloadSQL {
  /// The columns of the table, in the order of the properties of ``StoredReload``.
  private static let columns = [
    "timeline", "number", "count", "due", "begun", "ended", "result", "reason", "asker",
    "exemption",
    "source", "run", "tries", "error", "is_offline", "entries", "bytes", "policy", "policy_date",
    "next", "diagnostics", "differs", "wall", "host_time", "extension_time", "network",
    "error_number",
  ]
  private static let list = columns.joined(separator: ", ")

  /// A selection without rows, with the same columns as the table of reloads.
  static let none =
    "SELECT " + columns.map { "NULL AS \($0)" }.joined(separator: ", ") + " WHERE 0"

  private static let named = """
    SELECT \(list), (SELECT name FROM collections WHERE collections.number = reloads.source),
      (SELECT text FROM reload_errors WHERE reload_errors.number = reloads.error_number) FROM reloads
    """
  static let last = "\(named) WHERE timeline = ? ORDER BY number DESC LIMIT 1"
  /// Selects the reloads of a timeline, newest first.
  static let ofTimeline =
    "\(named) WHERE timeline = ?1 AND ended >= ?2 ORDER BY number DESC LIMIT ?3"

  static let insert = """
    INSERT INTO reloads (\(list)) VALUES (\(Array(repeating: "?", count: columns.count).joined(separator: ", ")))
    """
  /// Adds a repeated reload to the row of the reload that it repeats: the count is raised, and the
  /// costs are added.
  static let repetition = """
    UPDATE reloads SET count = count + ?3, ended = ?4, next = ?5, policy_date = ?6, tries = ?7,
      wall = wall + ?8, host_time = host_time + ?9, extension_time = extension_time + ?10,
      network = coalesce(network + ?11, network, ?11)
    WHERE timeline = ?1 AND number = ?2
    """
  static let forgetFirst = "DELETE FROM reloads WHERE timeline = ? AND number <= ?"

  /// Selects the number of an error text, without an index, because there are few texts.
  static let errorNumber = "SELECT number FROM reload_errors WHERE text = ?"
  static let insertError = "INSERT INTO reload_errors (text, used) VALUES (?, ?)"
  static let useError = "UPDATE reload_errors SET used = ?2 WHERE number = ?1"
  /// Removes all error texts but the latest.
  ///
  /// The greatest number is always kept, so that it is not assigned again: rows may still refer to
  /// it.
  static let forgetErrors = """
    DELETE FROM reload_errors WHERE number < (SELECT MAX(number) FROM reload_errors)
      AND number NOT IN (SELECT number FROM reload_errors ORDER BY used DESC, number DESC LIMIT ?)
    """
  static let noErrors = "SELECT NULL AS number, NULL AS text, NULL AS used WHERE 0"
  static let forgetOld = "DELETE FROM reloads WHERE timeline = ? AND ended < ?"
}
