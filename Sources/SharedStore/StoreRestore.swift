import SystemLibrary

/// Replaces the content of a store by that of a backup, and keeps a copy of the previous store.
package struct StoreRestore {
  private let location: StoreLocation
  private let backup: BackupFile
  private let settings: [UInt8]?
  private let program: String
  private let now: Int64
  private let gate: LockFile
  private let willDo: (RestoreStep) throws(StoreError) -> Void

  /// Creates the restore; `settings` is the content of the user's settings file, or `nil` if there
  /// is none.
  ///
  /// The settings are kept together with the previous store.
  package init(
    _ backup: BackupFile,
    to location: StoreLocation,
    settings: [UInt8]?,
    program: String,
    now: Int64
  ) {
    self.init(
      backup,
      to: location,
      settings: settings,
      program: program,
      now: now,
      willDo: { _ in }
    )
  }

  /// Creates the restore; `willDo` is called before each step.
  init(
    _ backup: BackupFile,
    to location: StoreLocation,
    settings: [UInt8]?,
    program: String,
    now: Int64,
    willDo: @escaping (RestoreStep) throws(StoreError) -> Void
  ) {
    self.backup = backup
    self.location = location
    self.settings = settings
    self.program = program
    self.now = now
    self.gate = LockFile(location, patienceInMilliseconds: 10_000)
    self.willDo = willDo
  }

  /// Replaces the store's content in one flushed commit; if the store is damaged or missing, writes
  /// a new file.
  ///
  /// Other processes may have the store open: their next read or write finds the new content. A
  /// damaged store must not be open in this process.
  package func restore() throws(BackupError) -> RestoreReport {
    let next = try ofStore { () throws(StoreError) in
      try StoreFiles.requireFiles(location)
      try willDo(.prepare)
      return try RestoredStore(of: backup, at: location, now: now)
    }
    do {
      if let standing = try ofStore({ () throws(StoreError) in try standing() }) {
        return try exchange(standing, for: next)
      }
    } catch .store(.damaged(_, let reason, _)) {
      // The mark of damage contains the time of a copy, which is made now if there is none.
      _ = DamagedStore(location: location, gate: gate, now: now).setAside(reason)
    }
    return try ofStore { () throws(StoreError) in try put(next) }
  }

  /// The temporary location of the restored store while its file is written.
  private var fresh: StoreLocation { StoreLocation(path: location.path + "-restoring") }

  /// Opens the present store for writing; `nil` if there is none.
  private func standing() throws(StoreError) -> StoreConnection? {
    guard StoreFiles.exists(location) else { return nil }
    let opening = StoreOpening(location: location, schemas: [], gate: gate, now: { [now] in now })
    let connection = try opening.open()
    guard !connection.isReadOnly else { throw .readOnly(path: location.path) }
    return connection
  }

  private func exchange(
    _ standing: StoreConnection,
    for next: RestoredStore
  ) throws(BackupError) -> RestoreReport {
    var state = try ofStore { () throws(StoreError) in try gate.enter() }
    defer { gate.leave() }
    guard state.damaged == 0 else { throw .store(DamagedStore.error(at: location, state)) }
    guard standing.isAtItsPath, standing.isOf(storeNumber: state.identity) else {
      throw .store(.busy(path: location.path))
    }
    try ofStore { () throws(StoreError) in try willDo(.keep) }
    let kept = try keep(standing)
    do throws(StoreError) {
      let sequence = max(state.sequence, try standing.commitSequence(), next.sequence) + 1
      let missing = try next.settle(sequence: sequence, after: standing)
      // The present store's number must be in its own pages before the log contains the other
      // store's number.
      try standing.checkpoint()
      try willDo(.announce)
      state.identity = try next.storeNumber()
      gate.record(state)
      try willDo(.replace)
      try standing.setDurability(.full)
      try next.write(to: standing, fresh: fresh)
      try willDo(.note)
      (state.sequence, state.durable) = (sequence, sequence)
      gate.record(state)
      _ = try? standing.checkpoint(.cut)
      return RestoreReport(facts: backup.facts, kept: .backup(kept), missing: missing)
    } catch {
      // After a failed flush it is unknown which of the two stores is on the disk, so the backup is
      // kept.
      if case .inputOutput = error {} else { unlink(kept) }
      throw BackupError(error, writing: location.path)
    }
  }

  /// Writes a backup of the present store, with the present settings, next to it, and returns its
  /// path.
  private func keep(_ standing: StoreConnection) throws(BackupError) -> String {
    let path = try ofStore { () throws(StoreError) in
      try DatedFile.reserve(of: location, word: "replaced", at: now)
    }
    do throws(BackupError) {
      _ = try StoreBackup(location, settings: settings, program: program, now: now)
        .write(of: standing, to: path, unfinished: StoreBackup.unfinished(location.path))
      return path
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Writes the restored store to a new file, and replaces the damaged or missing store by it.
  private func put(_ next: RestoredStore) throws(StoreError) -> RestoreReport {
    try StoreFolder.make(location.directory)
    var state = try gate.enter()
    defer { gate.leave() }
    try willDo(.keep)
    guard !OpenDatabases.contains(location.path) else { throw .busy(path: location.path) }
    var kept: DamageCopy?
    if StoreFiles.exists(location) {
      // Another process may have created a store meanwhile.
      guard state.damaged != 0 else { throw .busy(path: location.path) }
      let copy = DamageCopy(namedBy: state, of: location)
      kept = copy ?? DamageCopy(unusedIn: location, from: now)
      if copy == nil { try kept?.make() }
      state.damaged = kept?.instant ?? state.damaged
      gate.record(state)
    }
    let sequence = max(state.sequence, next.sequence) + 1
    let missing = try next.settle(sequence: sequence, after: nil)
    let replacement = StoreReplacement(location: location, fresh: fresh)
    try willDo(.writeFile)
    replacement.removeFresh()
    do throws(StoreError) {
      try next.write(toFile: fresh)
      try replacement.perform { (step) throws(StoreError) in try willDo(.put(step)) }
    } catch {
      replacement.removeFresh()
      throw error
    }
    try willDo(.note)
    gate.record(
      GateState(
        sequence: sequence,
        durable: sequence,
        damaged: 0,
        identity: try next.storeNumber()
      )
    )
    return RestoreReport(
      facts: backup.facts,
      kept: kept.map { .damaged($0.location.path) },
      missing: missing
    )
  }
}

/// The result of a restore: the copy of the previous store, and the missing extensions.
package struct RestoreReport: Hashable, Sendable {
  package enum Kept: Hashable, Sendable {
    /// A backup of the previous store and its settings; restoring it undoes the restore.
    case backup(String)
    /// The path of a copy of the damaged files.
    case damaged(String)
  }

  package let facts: BackupFacts
  /// The copy of the previous store; `nil` if there was none.
  package let kept: Kept?
  /// The extensions of the backup that are not added on this machine.
  package let missing: [BackupFacts.Extension]
}
