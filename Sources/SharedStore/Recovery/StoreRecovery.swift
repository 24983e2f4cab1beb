#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Makes a sound store of what a damaged one still holds; only a user asks for it.
package struct StoreRecovery {
  private let location: StoreLocation
  private let now: Int64
  private let gate: LockFile
  private let fresh: StoreLocation

  /// `now` is in microseconds since 1970 UTC and names the copy of the damaged files.
  package init(_ location: StoreLocation, now: Int64) {
    self.location = location
    self.now = now
    self.gate = LockFile(location, patienceInMilliseconds: 10_000)
    self.fresh = StoreLocation(path: location.path + "-recovering")
  }

  /// Copies the damaged files aside, unless that is done, and puts a store in their place that
  /// holds what can be read of them.
  ///
  /// Whatever interrupts it, the copy stays and recovery can be run again.
  ///
  /// - Throws: `.missing` when there is neither a store nor a trace of one, `.refused` when the
  ///   store is sound, `.busy` while this process has it open.
  package func recover() throws(StoreError) -> RecoveryReport {
    guard !OpenDatabases.contains(location.path) else { throw .busy(path: location.path) }
    let copy = try setAside()
    var state = try gate.enter()
    defer { gate.leave() }
    guard StoreFiles.exists(location) else {
      gate.record(GateState(sequence: state.sequence, durable: 0, damaged: 0))
      return RecoveryReport(copy: nil, savedRows: 0, incompleteTables: [])
    }
    guard let copy else {
      throw .cannotCreate(path: location.path, reason: "the damaged files cannot be copied")
    }
    removeFiles(of: fresh)
    state.sequence += 1
    let report = try rebuild(from: StoreLocation(path: copy), sequence: state.sequence)
    try replace()
    gate.record(GateState(sequence: state.sequence, durable: state.sequence, damaged: 0))
    return report
  }

  /// The copy of the damaged files, where there are any.
  private func setAside() throws(StoreError) -> String? {
    do {
      try StoreHealth.requireSound(location)
    } catch .damaged(_, let reason, _) {
      let damaged = DamagedStore(location: location, gate: gate, now: now)
      guard case .damaged(_, _, let copy) = damaged.setAside(reason) else { return nil }
      return copy
    }
    throw .refused(reason: "the store is sound")
  }

  private func rebuild(
    from copy: StoreLocation,
    sequence: Int64
  ) throws(StoreError) -> RecoveryReport {
    try StoreFiles.prepare(fresh)
    let target = try StoreConnection(fresh, mode: .readWrite)
    let source = try? StoreConnection(copy, mode: .readOnly)
    defer {
      unlink(copy.logIndexPath)
    }
    try target.setDurability(.full)
    try target.beginWriting()
    do {
      let salvage = try Salvage(source: source, target: target).run()
      try Salvage.finish(target, sequence: sequence)
      try target.commit()
      try target.execute(StoreSQL.useLog)
      return RecoveryReport(
        copy: copy.path,
        savedRows: salvage.rows,
        incompleteTables: salvage.incomplete
      )
    } catch {
      target.rollBack()
      throw error
    }
  }

  /// The old log goes first: beside the new database it would be taken for its own.
  private func replace() throws(StoreError) {
    for path in [location.logPath, location.logIndexPath] { unlink(path) }
    guard rename(fresh.path, location.path) == 0 else {
      throw .cannotCreate(path: location.path, reason: SystemText.of(errno))
    }
    removeFiles(of: fresh)
    StoreFolder.flush(location.directory)
  }

  private func removeFiles(of location: StoreLocation) {
    for path in [location.path, location.logPath, location.logIndexPath, location.lockPath] {
      unlink(path)
    }
  }
}

/// What a recovery could save.
package struct RecoveryReport: Hashable, Sendable {
  /// The damaged store as it was found; `nil` when there was no file left to keep.
  package let copy: String?
  /// The rows of every table that are in the recovered store.
  package let savedRows: Int
  /// The tables of which rows may be missing.
  package let incompleteTables: [String]
}

/// Looks for damage in a whole store, without changing it.
package enum StoreHealth {
  /// Reads every page of the store; it takes as long as copying the file.
  ///
  /// - Throws: `.damaged` with the first contradiction, `.missing` when there never was a store, and
  ///   what keeps the store from being read.
  package static func requireSound(_ location: StoreLocation) throws(StoreError) {
    let state = try LockFile(location, patienceInMilliseconds: 0).peek()
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    if !StoreFiles.exists(location) { try DamagedStore.requireAll(0, of: state, at: location) }
    try StoreFiles.inspect(location)
    let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    let version = try connection.coreVersion()
    try connection.requireKnownCore(version)
    let sequence = version == 0 ? 0 : try connection.commitSequence()
    try DamagedStore.requireAll(sequence, of: state, at: location)
    try connection.requireIntegrity()
  }
}
