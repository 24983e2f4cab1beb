import SystemLibrary

/// Makes a backup of a store; other processes can write to the store meanwhile.
package struct StoreBackup {
  private let location: StoreLocation
  private let settings: [UInt8]?
  private let program: String
  private let now: Int64
  private let willDo: (BackupStep) throws(StoreError) -> Void

  /// Creates a backup of the store at `location`.
  ///
  /// `settings` is the content of the user's settings file, or `nil` if there is none. `program` is
  /// the version of the running program, and `now` is in microseconds since 1970 UTC.
  package init(_ location: StoreLocation, settings: [UInt8]?, program: String, now: Int64) {
    self.init(location, settings: settings, program: program, now: now, willDo: { _ in })
  }

  /// Creates the backup; `willDo` is called before each step.
  init(
    _ location: StoreLocation,
    settings: [UInt8]?,
    program: String,
    now: Int64,
    willDo: @escaping (BackupStep) throws(StoreError) -> Void
  ) {
    self.location = location
    self.settings = settings
    self.program = program
    self.now = now
    self.willDo = willDo
  }

  /// Writes the backup to a temporary file and renames it to `target` when it is complete and on the disk.
  ///
  /// An existing backup is replaced; any other file is kept. `unfinished` is the temporary file, in the same folder.
  package func write(
    to target: String,
    unfinished: String? = nil
  ) throws(BackupError) -> BackupFacts {
    try requireFree(target)
    let copy = try ofStore { () throws(StoreError) in try self.copy() }
    return try write(copy, to: target, unfinished: unfinished ?? Self.unfinished(target))
  }

  /// Returns the default path of the temporary file in which a backup is written.
  package static func unfinished(_ target: String) -> String { target + "-backing-up" }

  /// Writes a backup of `source`, which no other process can change: it is private, or the store's
  /// write lock is held.
  func write(
    of source: StoreConnection,
    to target: String,
    unfinished: String
  ) throws(BackupError) -> BackupFacts {
    try requireFree(target)
    let copy = try ofStore { () throws(StoreError) in try self.copy(of: source) }
    return try write(copy, to: target, unfinished: unfinished)
  }

  private func requireFree(_ target: String) throws(BackupError) {
    guard let kind = StoreFileFacts(path: target)?.kind else { return }
    guard kind == .file, !location.files.contains(target),
      let header = try? BackupHeader(of: target),
      header.isBackup || header.isEmpty
    else { throw .inTheWay(path: target) }
  }

  /// Returns a private copy of the store, with the tables that only a backup has.
  private func copy() throws(StoreError) -> StoreConnection {
    let reader = try StoreReader(at: location)
    if let loss = try reader.loss() { throw loss }
    let state = GateState(of: location)
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    return try copy(of: reader.connection)
  }

  private func copy(of source: StoreConnection) throws(StoreError) -> StoreConnection {
    try willDo(.copy)
    let isSmall = (try source.integer(StoreSQL.byteCount) ?? 0) <= Self.bytesInMemory
    let copy = try StoreConnection(
      location,
      mode: .ownCopy(inMemory: isSmall, isReadOnly: false)
    )
    // The copy is made in one step, so that no commit makes it begin again, and no writer waits for
    // it.
    try copy.copyAll(from: source)
    try willDo(.describe)
    try copy.beginWriting()
    for sql in BackupSQL.tables { try copy.execute(sql) }
    try copy.run(
      BackupSQL.insert,
      .integer(BackupSQL.format),
      .integer(now),
      .text(program),
      .integer(try copy.integer(BackupSQL.lastChange) ?? 0)
    )
    if let settings { try copy.run(BackupSQL.insertSettings, .blob(settings)) }
    try copy.execute(BackupSQL.insertExtensions)
    for sql in BackupSQL.forgetExtensions { try copy.execute(sql) }
    try copy.execute(BackupSQL.markApplication)
    try copy.commit()
    try willDo(.check)
    try copy.requireIntegrity()
    try copy.run(BackupSQL.setDigest, .integer(try BackupDigest(of: copy).number))
    return copy
  }

  /// The largest store, in bytes, that is copied in memory; a larger store is copied into an
  /// unnamed file.
  private static let bytesInMemory: Int64 = 64 << 20

  private func write(
    _ copy: StoreConnection,
    to target: String,
    unfinished: String
  ) throws(BackupError) -> BackupFacts {
    let file = try UnfinishedBackup(for: target, at: unfinished)
    let facts: BackupFacts
    do throws(StoreError) {
      try willDo(.write)
      // Pages that have become free, because pictures were removed from them, are not written.
      try copy.run(StoreSQL.copyInto, .text(file.path))
      facts = try BackupFacts(of: copy)
      try willDo(.name)
    } catch {
      file.discard()
      throw BackupError(error, writing: target)
    }
    try file.finish()
    return facts
  }
}

extension StoreReader {
  /// Returns the number of the last commit that changed a record, the page of widgets or a setting
  /// of the store; 0 before the first.
  ///
  /// Regenerated pictures do not count.
  package func lastChange() throws(StoreError) -> Int64 {
    try connection.integer(BackupSQL.lastChange) ?? 0
  }

  /// Returns the number of the last commit that changed a record of a collection; 0 before the
  /// first.
  package func lastChange(of collection: String) throws(StoreError) -> Int64 {
    try connection.integer(StoreSQL.sequence, .text(collection)) ?? 0
  }

  /// Returns the number of the last commit that changed a record of any of three collections; 0
  /// before the first.
  package func lastChange(
    of one: String,
    _ other: String,
    or third: String
  ) throws(StoreError) -> Int64 {
    try connection.integer(StoreSQL.laterSequence, .text(one), .text(other), .text(third)) ?? 0
  }
}
