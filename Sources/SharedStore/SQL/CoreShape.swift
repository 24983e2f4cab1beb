/// Determines the version of a store from the tables that it has.
///
/// `user_version` is a number in the database's header, which a flipped bit or another tool can
/// change. A migration that relied on it would create tables a second time. A reader would query
/// tables that do not exist.
enum CoreShape {
  /// A table or column that each version added, by which the version is recognised.
  private static let marks: [(version: Int64, table: String, column: String?)] = [
    (1, "modules", nil), (2, "records_boards", nil), (3, "entries", "duration"),
    (4, "reloads", nil), (5, "reload_errors", nil), (6, "kinds", "name"),
    (7, "shared_columns", nil), (7, "link", nil), (7, "link_numbers", nil), (7, "outbox", nil),
    (7, "arrivals", nil), (7, "outcomes", nil),
  ]

  /// Returns the versions that have the tables of this database; there can be several, because some
  /// steps change no table.
  static func versions(of connection: StoreConnection) throws(StoreError) -> ClosedRange<Int64> {
    var found: Int64 = 0
    var next = CoreSchema.version + 1
    for mark in marks.reversed() {
      if try has(mark.table, mark.column, connection) {
        found = mark.version
        break
      }
      next = mark.version
    }
    return found == 0 ? 0...0 : found...next - 1
  }

  /// The names of the store's own tables in the current version; a test compares them with those
  /// that `CoreSchema` creates.
  static let tables = [
    "arrivals", "bases", "changes", "collections", "entries", "extensions", "folds", "journal",
    "journal_reversals", "kinds", "link", "link_numbers", "modules", "offered_options", "outbox",
    "outcomes", "placements", "reads", "records_appearance", "records_boards", "records_language",
    "reload_errors", "reloads", "shared_columns", "timelines",
  ]

  /// Returns the names of the tables that a store of an earlier version has.
  static func tables(of version: Int64) -> [String] {
    let later = marks.filter { $0.column == nil && $0.version > version }.map(\.table)
    return tables.filter { !later.contains($0) }
  }

  /// Returns the name of a table that a store of the current version should have but does not;
  /// `nil` if none is missing.
  ///
  /// It is one of the store's own tables, or that of a collection with recorded changes.
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

  private static func has(
    _ table: String,
    _ column: String?,
    _ connection: StoreConnection
  ) throws(StoreError) -> Bool {
    guard let column else { return try has(table, connection) }
    return try connection.integer(StoreSQL.hasColumn, .text(table), .text(column)) != nil
  }
}
