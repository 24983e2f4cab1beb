/// The connections to a store: one for writing, and one for reading while an atomic block is open.
struct StoreConnections {
  /// Opens the store again when necessary; `nil` for a private copy, which cannot be reopened.
  private let opening: StoreOpening?
  private var writer: StoreConnection?
  private var reader: StoreConnection?

  /// Opens the connection for writing; the one for reading is opened when it is first needed.
  init(_ opening: StoreOpening) throws(StoreError) {
    self.opening = opening
    writer = try opening.open()
  }

  /// Uses the connection to a private copy, which no other process can access.
  init(_ copy: StoreConnection) {
    opening = nil
    writer = copy
  }

  /// Returns the connection for writing; a connection that was closed after an error is opened
  /// again.
  mutating func current() throws(StoreError) -> StoreConnection {
    if let writer, writer.failure == nil || opening == nil { return writer }
    guard let opening else { throw .unexpected(code: 0, reason: "the copy of the store is gone") }
    let connection = try opening.open()
    writer = connection
    return connection
  }

  /// Returns a second connection, which reads committed data while the first one is in a
  /// transaction.
  mutating func second() throws(StoreError) -> StoreConnection {
    if let reader, reader.failure == nil, reader.isAtItsPath { return reader }
    // A private copy cannot be opened by a second connection.
    guard let opening else { throw .busy(path: writer?.location.path ?? "") }
    let connection = try StoreConnection(opening.location, mode: .readOnly)
    reader = connection
    return connection
  }

  /// Closes the connections, because the file was replaced by another one.
  mutating func leaveReplacedFile() {
    writer = nil
    reader = nil
  }

  /// Returns whether the connection was opened for a store with another identity number, because a
  /// restore has replaced the content.
  func isOfAnother(thanNumber number: Int64) -> Bool {
    writer.map { !$0.isOf(storeNumber: number) } ?? false
  }

  /// Closes a connection whose state is uncertain, and returns the error to report.
  mutating func settled(_ error: any Error) -> any Error {
    guard let opening, let failure = writer?.failure else { return error }
    let isReplaced = isOfAnother(thanNumber: (try? opening.gate.peek())?.identity ?? 0)
    writer = nil
    guard case .damaged(_, let reason, nil) = failure else { return error }
    // If a restore has replaced the store, a missing table is not damage.
    if isReplaced { return StoreError.busy(path: opening.location.path) }
    return opening.damaged.setAside(reason)
  }
}

/// Opens a store for writing: creates it, migrates it, or rejects it.
struct StoreOpening {
  let location: StoreLocation
  let schemas: [ModuleSchema]
  let gate: LockFile
  let now: @Sendable () -> Int64

  /// Opens the store for writing; if the user may not write it, only for reading.
  func open() throws(StoreError) -> StoreConnection {
    do {
      return StoreFiles.isReadOnly(location) ? try openForReading() : try openForWriting()
    } catch .damaged(_, let reason, nil) {
      throw damaged.setAside(reason)
    }
  }

  var damaged: DamagedStore { DamagedStore(location: location, gate: gate, now: now()) }

  private func openForReading() throws(StoreError) -> StoreConnection {
    try StoreFiles.inspect(location)
    let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    guard try !migrator(connection).isNeeded() else { throw .readOnly(path: location.path) }
    return connection
  }

  private func openForWriting() throws(StoreError) -> StoreConnection {
    let state = try gate.peek()
    if state.damaged != 0 { try StoreHealth.removeUnprovenMark(location, gate) }
    if !StoreFiles.exists(location) {
      try DamagedStore.requireAll(0, of: state, at: location)
    }
    try StoreFiles.prepare(location)
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute(StoreSQL.noMemoryMap)
    // In KiB, so that pages which a script changes repeatedly are not read from the log each time.
    try connection.execute(StoreSQL.cacheSize)
    _ = try connection.requireKnown()
    connection.noteLog()
    try StoreFiles.closeToOthers(location)
    if try migrator(connection).isNeeded() { try migrate(connection) }
    try compareIdentity(of: connection, state)
    return connection
  }

  /// Compares the store's identity number with the one in the lock file, and writes it there if it
  /// is missing.
  private func compareIdentity(
    of connection: StoreConnection,
    _ state: GateState
  ) throws(StoreError) {
    let finding = try StoreIdentity(location: location, state: state).require(connection)
    let number: Int64
    switch finding {
    case .agrees(let found), .isAnother(let found): number = found
    case .hasForeignLog: return
    }
    connection.knownNumber = number
    guard number != 0, number != state.identity else { return }
    var state = try gate.enter()
    defer { gate.leave() }
    // A restore may have replaced the content meanwhile.
    state.identity = try connection.storeNumber()
    connection.knownNumber = state.identity
    gate.record(state)
  }

  private func migrate(_ connection: StoreConnection) throws(StoreError) {
    var state = try gate.enter()
    defer { gate.leave() }
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    var copy: UpgradeCopy?
    if try connection.coreVersion() == 0 {
      try DamagedStore.requireAll(0, of: state, at: location)
      try connection.execute(CoreSchema.pageSize)
      try connection.execute(StoreSQL.useLog)
    } else if try migrator(connection).changesKnownTables() {
      copy = try UpgradeCopy(of: connection, at: now())
    }
    try connection.setDurability(.full)
    try connection.beginWriting()
    let sequence: Int64
    do {
      guard try migrator(connection).migrate() else {
        connection.rollBack()
        return
      }
      let last = try connection.commitSequence()
      try DamagedStore.requireAll(last, of: state, at: location)
      sequence = max(last, state.sequence) + 1
      try connection.number(sequence, collections: [])
    } catch {
      connection.rollBack()
      copy?.remove()
      throw error
    }
    try connection.commit()
    state.sequence = sequence
    state.durable = sequence
    gate.record(state)
  }

  private func migrator(_ connection: StoreConnection) -> Migrator {
    Migrator(connection: connection, schemas: schemas)
  }
}
