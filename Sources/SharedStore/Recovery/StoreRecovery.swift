import SystemLibrary

/// Builds a new store from the readable content of a damaged one; only a user can request it.
package struct StoreRecovery {
  private let location: StoreLocation
  private let now: Int64
  private let gate: LockFile
  private let fresh: StoreLocation
  private let willDo: (RecoveryStep) throws(StoreError) -> Void

  /// Creates the recovery.
  ///
  /// `now` is the current time in microseconds since 1970 UTC; it becomes part of the name of the
  /// damaged files' copy.
  package init(_ location: StoreLocation, now: Int64) {
    self.init(location, now: now, willDo: { _ in })
  }

  /// Creates the recovery; `willDo` is called before each step.
  init(
    _ location: StoreLocation,
    now: Int64,
    willDo: @escaping (RecoveryStep) throws(StoreError) -> Void
  ) {
    self.location = location
    self.now = now
    self.gate = LockFile(location, patienceInMilliseconds: 10_000)
    self.fresh = StoreLocation(path: location.path + "-recovering")
    self.willDo = willDo
  }

  /// Copies the damaged files, unless they are already copied, and replaces them by a store with
  /// their readable content (RD-11).
  ///
  /// The store is replaced only if the copy is complete. The new store must contain everything that
  /// can be read in the old one, and it must be possible to write to it. If the recovery is
  /// interrupted, it can be run again.
  ///
  /// - Throws: `.missing` if there is neither a store nor a sign that there was one. `.refused` if
  ///   the store is not damaged, `.busy` while this process has it open, `.nothingSaved`.
  package func recover() throws(StoreError) -> RecoveryOutcome {
    guard !OpenDatabases.contains(location.path) else { throw .busy(path: location.path) }
    try StoreFiles.requireFiles(location)
    let hasTrace = StoreFiles.exists(location) || FileIdentity(path: location.lockPath) != nil
    guard hasTrace else { throw .missing(path: location.path) }
    var state = try gate.enter()
    defer { gate.leave() }
    let foreignLog = try moveForeignLog(&state)
    guard try isDamaged(state) else {
      guard state.damaged != 0 || foreignLog != nil else {
        throw .refused(reason: "the store is sound")
      }
      state.damaged = 0
      gate.record(state)
      return .wasSound(foreignLog: foreignLog)
    }
    try willDo(.examine)
    let found = StoreFiles.exists(location) ? try StoreReach(of: location) : .nothing
    guard let copy = try copy(of: state, for: found) else {
      gate.record(GateState(sequence: state.sequence, durable: 0, damaged: 0))
      return .wasGone
    }
    try willDo(.mark)
    state.damaged = copy.instant
    gate.record(state)
    let rebuilt = try rebuild(from: copy, holding: found, after: state)
    try replace()
    try willDo(.clear)
    gate.record(
      GateState(
        sequence: rebuilt.sequence,
        durable: rebuilt.sequence,
        damaged: 0,
        identity: rebuilt.identity
      )
    )
    return .recovered(
      RecoveryReport(copy: copy.location.path, tables: rebuilt.tables, foreignLog: foreignLog)
    )
  }

  /// Renames a log of another store, and returns its new path; `nil` if there is none.
  ///
  /// If nothing can be read without the log, it is treated as the store's own.
  private func moveForeignLog(_ state: inout GateState) throws(StoreError) -> String? {
    guard StoreFiles.exists(location) else { return nil }
    do {
      let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
      switch try StoreIdentity(location: location, state: state).examine(connection) {
      case .agrees: return nil
      case .isAnother(let number):
        state.identity = number
        return nil
      case .hasForeignLog(hasOwnPages: false):
        state.identity = try connection.storeNumber()
        state.damaged = GateState.damagedWithoutCopy
        return nil
      case .hasForeignLog(hasOwnPages: true): break
      }
    } catch {
      guard error.isOfDamage else { throw error }
      return nil
    }
    try willDo(.moveForeignLog)
    let aside = DamageCopy(unusedIn: location, from: now).location.path + "-foreign-wal"
    guard rename(location.logPath, aside) == 0 else { throw SystemCall.failure(of: aside) }
    unlink(location.logIndexPath)
    return aside
  }

  private func isDamaged(_ state: GateState) throws(StoreError) -> Bool {
    do {
      try StoreHealth.requireSoundFiles(location, state)
      return false
    } catch .damaged {
      return true
    } catch .missing where state.damaged != 0 {
      return true
    }
  }

  /// Returns a complete copy of the damaged files; `nil` if there are no files to copy.
  ///
  /// After an interrupted recovery the lock file names an earlier copy. It is used if it contains
  /// at least as much as the store; otherwise a new copy is made.
  private func copy(
    of state: GateState,
    for found: StoreReach
  ) throws(StoreError) -> DamageCopy? {
    if let copy = DamageCopy(namedBy: state, of: location) {
      guard StoreFiles.exists(location), try !copy.isUpToDate() else { return copy }
      let kept = try StoreReach(of: copy.location)
      unlink(copy.location.logIndexPath)
      if kept.covers(found) { return copy }
    }
    guard StoreFiles.exists(location) else { return nil }
    let copy = DamageCopy(unusedIn: location, from: now)
    try copy.make { (step) throws(StoreError) in try willDo(.copy(step)) }
    return copy
  }

  private func rebuild(
    from copy: DamageCopy,
    holding found: StoreReach,
    after state: GateState
  ) throws(StoreError) -> (tables: [SavedTable], sequence: Int64, identity: Int64) {
    try willDo(.openCopy)
    replacement.removeFresh()
    var isDone = false
    defer {
      unlink(copy.location.logIndexPath)
      if !isDone { replacement.removeFresh() }
    }
    let source = try self.source(in: copy)
    try willDo(.makeStore)
    try StoreFiles.prepare(fresh)
    let store = try RecoveredStore(at: fresh)
    let outcomes = try store.fill(from: source) { (name) throws(StoreError) in
      try willDo(.save(table: name))
    }
    try requireAll(of: found, in: outcomes)
    try requireAnything(in: outcomes, copy)
    try willDo(.settle)
    let sequence = max(state.sequence, found.sequence, try source.lastNumberedCommit()) + 1
    try store.settle(sequence: sequence, lostRuns: outcomes.lostRuns)
    try willDo(.commit)
    try store.commit()
    try willDo(.tryWrite)
    try store.tryWrite(sequence: sequence + 1, now: now)
    try willDo(.flushStore)
    try store.flush()
    isDone = true
    return (outcomes.map(\.saved), sequence, try store.storeNumber())
  }

  /// Opens the copy for reading.
  ///
  /// If the pointers to the tables' definitions are lost, the first page is rebuilt in memory.
  private func source(in copy: DamageCopy) throws(StoreError) -> StoreConnection {
    let connection = try StoreConnection(copy.location, mode: .readOnly)
    try connection.readPastDamagedDefinitions()
    guard try !TableDefinition.areWhole(in: connection) else { return connection }
    var pages = connection.image()
    if pages == nil {
      pages = try PlainCopy.bytes(of: copy.location.path, limit: PageImage.maximumBytes)
    }
    guard let image = pages.flatMap(PageImage.init),
      let restored = FirstPage(of: image).restored()
    else { return connection }
    return try StoreConnection(image: restored.bytes, at: copy.location)
  }

  /// Checks that as many rows were read from the copy as can be read in the store.
  ///
  /// - Throws: `.damaged` if fewer rows were read.
  private func requireAll(
    of found: StoreReach,
    in outcomes: [SalvagedTable.Outcome]
  ) throws(StoreError) {
    for (table, rows) in found.rows {
      let read = outcomes.first { $0.saved.name == table }?.found ?? 0
      guard read >= rows else {
        throw .inputOutput(
          path: location.path,
          reason: "\(rows) rows of \(table) can be read, and only \(read) could be saved"
        )
      }
    }
  }

  private func requireAnything(
    in outcomes: [SalvagedTable.Outcome],
    _ copy: DamageCopy
  ) throws(StoreError) {
    let precious = outcomes.map(\.saved).filter(\.isPrecious)
    let isEmpty = precious.allSatisfy { $0.rows == 0 }
    guard isEmpty, !precious.allSatisfy(\.isWhole) else { return }
    throw .nothingSaved(path: location.path, copy: copy.location.path)
  }

  private var replacement: StoreReplacement { StoreReplacement(location: location, fresh: fresh) }

  private func replace() throws(StoreError) {
    try replacement.perform { (step) throws(StoreError) in
      switch step {
      case .removeLog: try willDo(.removeLog)
      case .rename: try willDo(.rename)
      case .flushFolder: try willDo(.flushFolder)
      }
    }
  }
}

extension [SalvagedTable.Outcome] {
  /// The numbers of the runs of which changes may be lost; `nil` if there are none.
  fileprivate var lostRuns: ClosedRange<Int64>? {
    first { $0.saved.name == "journal" }?.gap.map {
      $0.lowerBound >> JournalSQL.bits...$0.upperBound >> JournalSQL.bits
    }
  }
}
