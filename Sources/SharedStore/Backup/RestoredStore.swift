import SystemLibrary

/// The restored store in a private copy, before its pages are written to the store's file.
struct RestoredStore {
  private let connection: StoreConnection
  private let extensions: [BackupFacts.Extension]
  /// The number of the last commit in the backup.
  let sequence: Int64

  /// Copies the pages of `backup`, migrates its tables to the current version, and tests that the
  /// result can be written.
  init(of backup: BackupFile, at location: StoreLocation, now: Int64) throws(StoreError) {
    extensions = backup.facts.extensions
    connection = try StoreConnection(location, mode: .ownCopy(inMemory: false, isReadOnly: false))
    try connection.copyAll(from: backup.connection)
    try connection.beginWriting()
    for sql in BackupSQL.dropTables { try connection.execute(sql) }
    try connection.execute(BackupSQL.markStore)
    _ = try Migrator(connection: connection, schemas: []).migrate()
    try connection.commit()
    sequence = try connection.commitSequence()
    try connection.tryWrite(sequence: sequence + 1, now: now)
  }

  func storeNumber() throws(StoreError) -> Int64 { try connection.storeNumber() }

  /// Gives the store a new identity and a new commit number, so that every process detects the
  /// change.
  ///
  /// `standing` is the present store, from which data about this machine is copied.
  ///
  /// - Returns: The extensions of the backup that are not added on this machine.
  func settle(
    sequence: Int64,
    after standing: StoreConnection?
  ) throws(StoreError) -> [BackupFacts.Extension] {
    var missing = extensions
    try connection.beginWriting()
    if let standing {
      for table in BackupSQL.ofMachine { try copyRows(of: table, from: standing) }
      try raiseKeyCounters(to: standing)
      var added = try standing.rows(BackupSQL.added)
      while let row = try added.next() {
        let path = row.text(1)
        missing.removeAll { $0.path == path }
      }
    }
    for sql in LinkSQL.becomeAnother { try connection.run(sql) }
    try connection.execute(BackupSQL.forgetIdentity)
    try connection.execute(CoreSchema.setIdentity)
    try connection.run(StoreSQL.numberStore, .integer(sequence))
    try connection.run(RecoverySQL.numberCollections, .integer(sequence))
    try connection.run(BackupSQL.numberPage, .integer(sequence))
    try connection.commit()
    return missing
  }

  /// Replaces the whole content of `standing` in one commit, so that readers see either the old
  /// store or the new one.
  ///
  /// `fresh` is the location of a temporary file, which is only used if the two page sizes differ.
  func write(to standing: StoreConnection, fresh: StoreLocation) throws(StoreError) {
    guard connection.pageSize != standing.pageSize else {
      return try standing.copyAll(from: connection)
    }
    // SQLite can change the page size only of a database with a file name, and cannot copy pages of
    // another size into a log.
    let replacement = StoreReplacement(location: standing.location, fresh: fresh)
    replacement.removeFresh()
    defer { replacement.removeFresh() }
    try StoreFiles.prepare(fresh)
    let file = try StoreConnection(fresh, mode: .readWrite)
    try file.copyAll(from: connection)
    for sql in BackupSQL.pageSize(standing.pageSize) { try file.execute(sql) }
    try standing.copyAll(from: file)
  }

  /// Writes the store to a new file and flushes it to the disk.
  func write(toFile fresh: StoreLocation) throws(StoreError) {
    try StoreFiles.prepare(fresh)
    do {
      let file = try StoreConnection(fresh, mode: .readWrite)
      try file.copyAll(from: connection)
      try file.execute(StoreSQL.useLog)
      try file.setDurability(.full)
      try file.checkpoint(.cut)
    }
    guard StoreFiles.logSize(fresh) == 0 else { throw .busy(path: fresh.path) }
    let descriptor = try SystemCall.openFile(fresh.path)
    defer { close(descriptor) }
    try SystemCall.flush(descriptor, path: fresh.path)
  }

  private func copyRows(of table: String, from standing: StoreConnection) throws(StoreError) {
    var names: [String] = []
    var columns = try connection.rows(RecoverySQL.columns, [.text(table)])
    while let row = try columns.next() { names.append(row.text(0)) }
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let insertion = RecoverySQL.insertion(of: list, count: names.count, into: table)
    var rows = try standing.rows(RecoverySQL.selection(of: list, from: table))
    while let row = try rows.next() {
      try connection.run(insertion, names.indices.map { row.value(Int32($0)) })
    }
  }

  /// Raises the key counters to those of `standing`, so that no key used since the backup is given
  /// to another record.
  private func raiseKeyCounters(to standing: StoreConnection) throws(StoreError) {
    var rows = try standing.rows(RecoverySQL.keyCounters)
    while let row = try rows.next() {
      let values: [StoreValue] = [.text(row.text(0)), .integer(row.integer(1))]
      try connection.run(BackupSQL.raiseKeyCounter, values)
      try connection.run(BackupSQL.addKeyCounter, values)
    }
  }
}
