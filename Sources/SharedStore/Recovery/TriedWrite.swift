extension StoreConnection {
  /// Writes to each collection as a test, the way that programs do, and rolls that back.
  ///
  /// - Throws: The reason why the store cannot be written.
  func tryWrite(sequence: Int64, now: Int64) throws(StoreError) {
    try beginWriting()
    defer { rollBack() }
    let change = PendingChange(
      sequence: sequence,
      now: now,
      isShared: false,
      memory: RunMemory(),
      on: self
    )
    let run = JournalRun(
      id: "recovery",
      intent: "recovery",
      parameters: [],
      key: nil,
      origin: "recovery"
    )
    try change.beginWrite(run, now: now)
    for table in try names(RecoverySQL.collections) {
      let columns = try names(StoreCollection.columnNames, .text(table))
      let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      do { try self.run(RecoverySQL.trial(of: list, in: table)) } catch .refused {
        // A copy of a record is refused if a column's values must be unique, which is not damage.
      }
    }
    try change.endWrite()
    try change.finish(run, result: [], now: now)
    try change.complete()
    try requireIntegrity()
  }

  private func names(_ sql: String, _ values: StoreValue...) throws(StoreError) -> [String] {
    var rows = try rows(sql, values)
    var names: [String] = []
    while let row = try rows.next() { names.append(row.text(0)) }
    return names
  }
}
