/// Finds the version of a store by its tables.
///
/// `user_version` is a number in the database's header, which a flipped bit or another tool can change: a migration that
/// believed it would make tables a second time, and a reader would look for tables that are not there.
enum CoreShape {
  /// The table that each version was the first to have.
  private static let marks: [(version: Int64, table: String)] = [
    (1, "modules"), (2, "records_boards"),
  ]

  /// The versions that have the tables of `connection`: some steps change no table.
  static func versions(of connection: StoreConnection) throws(StoreError) -> ClosedRange<Int64> {
    var found: Int64 = 0
    var next = CoreSchema.version + 1
    for mark in marks.reversed() {
      if try has(mark.table, connection) {
        found = mark.version
        break
      }
      next = mark.version
    }
    return found == 0 ? 0...0 : found...next - 1
  }

  /// The tables of `CoreSchema.version`; a test compares them with what its steps make.
  static let tables = [
    "bases", "changes", "collections", "entries", "extensions", "folds", "journal",
    "journal_reversals", "kinds", "modules", "offered_options", "placements", "reads",
    "records_appearance", "records_boards", "records_language", "timelines",
  ]

  /// Returns the tables that a store of an earlier version already has.
  static func tables(of version: Int64) -> [String] {
    tables.filter { table in !marks.contains { $0.table == table && $0.version > version } }
  }

  /// A table that a store of `CoreSchema.version` lacks: one of its own, or that of a collection which
  /// was changed once.
  static func missingTable(of connection: StoreConnection) throws(StoreError) -> String? {
    for table in tables where try !has(table, connection) { return table }
    var rows = try connection.rows(StoreSQL.changed)
    while let row = try rows.next() {
      let name = row.text(0)
      guard StoreName.isValid(name) else { continue }
      let table = StoreCollection.table(of: name)
      if try !has(table, connection) { return table }
    }
    return nil
  }

  private static func has(
    _ table: String,
    _ connection: StoreConnection
  ) throws(StoreError) -> Bool {
    try connection.integer(StoreSQL.isKnown, .text(table)) != nil
  }
}
