@testable import SharedStore

extension TemporaryStore {
  /// Leaves the store as the last version had it whose journal was several tables.
  func makeVersionBeforeCompact() throws {
    try StoreConnection(location, mode: .readWrite).makeVersionBeforeCompact()
  }
}

extension StoreConnection {
  /// Gives the tables the shape that they had before, with all that they hold.
  func makeVersionBeforeCompact() throws {
    let older = try OlderRows(self)
    for table in ["offered_options", "journal", "reads", "entries", "bases", "collections"] {
      try execute("DROP TABLE \(table)")
    }
    try execute("ALTER TABLE placements DROP COLUMN dismissal")
    let names = ["journal_runs", "journal_changes", "TABLE entries", "timeline_reads"]
    for statement in CoreSchema.steps.prefix(Int(CoreSchema.appearanceVersion)).joined()
    where names.contains(where: { statement.contains($0) }) {
      try execute(statement)
    }
    try older.insert(into: self)
    try execute("PRAGMA user_version=\(CoreSchema.compactVersion - 1)")
  }
}

/// What is in the tables whose shape was another one.
private struct OlderRows {
  private var runs: [RecordedRun] = []
  /// Run, ordinal, kind, collection, record, before-image and commit.
  private var changes: [[StoreValue]] = []
  private var entries: [(timeline: Int64, entry: StoredEntry)] = []
  private var reads: [[StoreValue]] = []

  init(_ connection: StoreConnection) throws {
    do {
      var rows = try connection.rows(JournalSQL.runs("1 ORDER BY place"))
      while let row = try rows.next() { runs.append(try RecordedRun(row: row)) }
    }
    changes = try connection.values(
      7,
      """
      SELECT place >> 24, place & 16777215, kind, name, record, content, sequence
      FROM journal JOIN collections ON number = collection ORDER BY place
      """
    )
    reads = try connection.values(
      2,
      "SELECT name, timeline FROM reads JOIN collections ON number = collection"
    )
    for timeline in try connection.values(1, "SELECT DISTINCT timeline FROM entries") {
      guard case .integer(let id) = timeline[0] else { continue }
      let base = try connection.base(ofTimeline: id) ?? []
      for row in try connection.entryRows(ofTimeline: id) {
        entries.append((id, try row.entry(after: base)))
      }
    }
  }

  func insert(into connection: StoreConnection) throws {
    for run in runs {
      try connection.run(
        """
        INSERT INTO journal_runs (number, id, intent, parameters, idempotency_key, origin, started,
          finished, result, sequence, undone_by, redone_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        .integer(run.number),
        .text(run.run.id),
        .text(run.run.intent),
        .text(run.run.parameters),
        run.run.key.storeValue,
        .text(run.run.origin),
        .integer(run.started),
        run.finished.storeValue,
        run.result.storeValue,
        .integer(run.sequence),
        run.takenBackBy.storeValue,
        run.broughtBackBy.storeValue
      )
    }
    for change in changes {
      try connection.run(
        """
        INSERT INTO journal_changes (run, ordinal, kind, collection, record, before, sequence)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        change
      )
    }
    for (timeline, entry) in entries {
      try connection.run(
        "INSERT INTO entries (timeline, date, light, dark, relevance) VALUES (?, ?, ?, ?, ?)",
        .integer(timeline),
        .integer(entry.date),
        .blob(entry.light),
        entry.dark.storeValue,
        entry.relevance.storeValue
      )
    }
    for read in reads {
      try connection.run("INSERT INTO timeline_reads (collection, timeline) VALUES (?, ?)", read)
    }
  }
}

extension StoreConnection {
  /// The rows that `sql` answers, with so many columns each.
  fileprivate func values(_ count: Int32, _ sql: String) throws -> [[StoreValue]] {
    var rows = try rows(sql)
    var values: [[StoreValue]] = []
    while let row = try rows.next() { values.append((0..<count).map { row.value($0) }) }
    return values
  }
}
