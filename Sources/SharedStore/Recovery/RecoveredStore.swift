import SystemLibrary

/// The store that is to take a damaged one's place, while it is made.
final class RecoveredStore {
  private let location: StoreLocation
  private let connection: StoreConnection

  /// Opens the empty file at `location`; all that is done until `commit` is one transaction.
  init(at location: StoreLocation) throws(StoreError) {
    self.location = location
    connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute(CoreSchema.pageSize)
    try connection.setDurability(.full)
    try connection.beginWriting()
  }

  /// Makes the tables and takes over what can be read of their rows.
  func fill(
    from source: StoreConnection,
    willCopy: (String) throws(StoreError) -> Void
  ) throws(StoreError) -> [SalvagedTable.Outcome] {
    try Salvage(source: source, target: connection).run(willCopy: willCopy)
  }

  func settle(sequence: Int64, lostRuns: ClosedRange<Int64>?) throws(StoreError) {
    try Salvage.settle(connection, sequence: sequence, lostRuns: lostRuns)
  }

  func storeNumber() throws(StoreError) -> Int64 { try connection.storeNumber() }

  func commit() throws(StoreError) {
    try connection.commit()
    try connection.execute(StoreSQL.useLog)
  }

  /// Writes to each collection on behalf of a run, as programs will, and takes that back.
  ///
  /// - Throws: why the store cannot be written.
  func tryWrite(sequence: Int64, now: Int64) throws(StoreError) {
    try connection.beginWriting()
    defer { connection.rollBack() }
    let change = PendingChange(
      sequence: sequence,
      now: now,
      isShared: false,
      memory: RunMemory(),
      on: connection
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
      do { try connection.run(RecoverySQL.trial(of: list, in: table)) } catch .refused {
        // A column whose values are unique takes no record a second time.
      }
    }
    try change.endWrite()
    try change.finish(run, result: [], now: now)
    try change.complete()
    try connection.requireIntegrity()
  }

  /// Puts the whole store on the disk, in its one file.
  func flush() throws(StoreError) {
    try connection.checkpoint(.cut)
    guard StoreFiles.logSize(location) == 0 else { throw .busy(path: location.path) }
  }

  private func names(_ sql: String, _ values: StoreValue...) throws(StoreError) -> [String] {
    var rows = try connection.rows(sql, values)
    var names: [String] = []
    while let row = try rows.next() { names.append(row.text(0)) }
    return names
  }
}
