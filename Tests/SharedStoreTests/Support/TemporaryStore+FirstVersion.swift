@testable import SharedStore

extension TemporaryStore {
  /// Leaves a store as the first version made it, with one run.
  func openFirstVersion() throws {
    try StoreFiles.prepare(location)
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute("PRAGMA journal_mode=WAL")
    for statement in CoreSchema.steps[0] { try connection.execute(statement) }
    try connection.execute("PRAGMA user_version=1")
    try connection.execute(
      """
      INSERT INTO journal_runs (id, intent, parameters, origin, started, sequence)
      VALUES ('old', 'add', '{}', 'perform', 5, 0)
      """
    )
  }
}

extension TemporaryStore {
  /// Leaves the store as the last version before names had it.
  func makeVersionBeforeNames() throws {
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.makeVersionBeforeCompact()
    for statement in Self.withoutNames + ["PRAGMA user_version=6"] {
      try connection.execute(statement)
    }
  }

  /// Leaves the store as the last version before the appearance had it.
  func makeVersionBeforeAppearance() throws {
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.makeVersionBeforeCompact()
    for statement in Self.withoutLanguages + [
      "DROP TABLE records_appearance", "PRAGMA user_version=7",
    ] {
      try connection.execute(statement)
    }
  }

  /// Leaves the store as the last version before languages had it.
  func makeVersionBeforeLanguages() throws {
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.makeVersionBeforeCompact()
    for statement in Self.withoutLanguages + [
      "DELETE FROM timeline_reads WHERE collection = 'language'", "PRAGMA user_version=8",
    ] {
      try connection.execute(statement)
    }
  }

  private static let withoutLanguages = [
    "DROP TABLE records_language", "ALTER TABLE timelines DROP COLUMN title",
  ]

  fileprivate static let withoutNames =
    withoutLanguages + [
      "DROP TABLE records_appearance", "DROP TABLE kinds",
      "ALTER TABLE placements DROP COLUMN name",
      "ALTER TABLE placements DROP COLUMN is_size_named",
    ]
}

extension SharedStore {
  /// Leaves all runs as a recovery leaves those whose changes it could not save.
  func closeRuns() throws {
    try connection().execute("DELETE FROM journal WHERE kind <> 0")
    try connection().execute("UPDATE journal SET undone_by = \(JournalSQL.number)")
  }

  /// Leaves the store as the second version had it, with what was undone but not how often.
  func makeSecondVersion() throws {
    let connection = try connection()
    try connection.makeVersionBeforeCompact()
    for statement in TemporaryStore.withoutNames + [
      "DROP INDEX journal_runs_by_key",
      """
      CREATE UNIQUE INDEX journal_runs_by_key ON journal_runs (idempotency_key)
        WHERE idempotency_key IS NOT NULL
      """,
      "DROP TABLE folds",
      "DROP TABLE journal_reversals", "DROP INDEX journal_runs_by_undo",
      "DROP INDEX journal_runs_by_redo", "ALTER TABLE journal_runs DROP COLUMN redone_by",
      "PRAGMA user_version=2",
    ] {
      try connection.execute(statement)
    }
  }
}
