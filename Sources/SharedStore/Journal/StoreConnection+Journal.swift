extension StoreConnection {
  /// Refuses a run whose idempotency key another run has committed.
  func requireUnusedKey(_ run: JournalRun) throws(StoreError) {
    guard let key = run.key else { return }
    var rows = try rows("SELECT id FROM journal_runs WHERE idempotency_key = ?", [.text(key)])
    guard let row = try rows.next() else { return }
    let other = row.text(0)
    guard other == run.id else { throw .alreadyPerformed(run: other) }
  }

  /// Enters `run`, or notes that it went on, and returns its number.
  func recordRun(_ run: JournalRun, sequence: Int64, now: Int64) throws(StoreError) -> Int64 {
    try self.run(
      """
      INSERT INTO journal_runs
        (id, idempotency_key, intent, parameters, origin, started, sequence)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET sequence = MAX(sequence, excluded.sequence)
      """,
      .text(run.id),
      run.key.storeValue,
      .text(run.intent),
      .text(run.parameters),
      .text(run.origin),
      .integer(now),
      .integer(sequence)
    )
    guard
      let number = try integer("SELECT number FROM journal_runs WHERE id = ?", .text(run.id))
    else { throw .noSuchRecord(collection: "journal_runs", key: 0) }
    return number
  }

  /// Notes what `run` answered; a run that changed nothing enters the journal here.
  func finishRun(_ run: JournalRun, result: [UInt8], now: Int64) throws(StoreError) {
    let number = try recordRun(run, sequence: 0, now: now)
    try self.run(
      "UPDATE journal_runs SET finished = ?, result = ? WHERE number = ?",
      .integer(now),
      .blob(result),
      .integer(number)
    )
    if number % JournalRetention.interval == 0 { try prune(latest: number, now: now) }
  }

  private func prune(latest: Int64, now: Int64) throws(StoreError) {
    let (oldest, _) = now.subtractingReportingOverflow(JournalRetention.age)
    var rows = try rows(
      "SELECT number FROM journal_runs WHERE number <= ? OR started < ? ORDER BY number LIMIT ?",
      [
        .integer(latest - JournalRetention.runs), .integer(oldest),
        .integer(JournalRetention.maximumAtOnce),
      ]
    )
    var numbers: [Int64] = []
    while let row = try rows.next() { numbers.append(row.integer(0)) }
    for number in numbers where number != latest {
      try run("DELETE FROM journal_changes WHERE run = ?", .integer(number))
      try run("DELETE FROM journal_runs WHERE number = ?", .integer(number))
    }
  }
}
