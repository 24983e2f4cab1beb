import Ground

extension SharedStore {
  /// Opens a private copy of the store, for a dry run whose changes are not kept; the copy is
  /// deleted with this object.
  ///
  /// A store larger than `bytesInMemory` is copied into an unnamed file. If there is no store, the
  /// copy is an empty one.
  package init(
    copyOf location: StoreLocation,
    schemas: [ModuleSchema],
    bytesInMemory: Int64 = 64 << 20,
    now: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 },
    timer: StoreTimer = .system
  ) throws(StoreError) {
    let copy = StoreCopy(location: location, schemas: schemas, bytesInMemory: bytesInMemory)
    self.init(
      StoreCore(StoreConnections(try copy.make()), location, nil, now: now, timer: timer),
      timer: timer
    )
  }
}

extension StoreLocation {
  /// Writes a copy of the store's content at one moment to a new file, which can be opened as a
  /// store.
  package func writeCopy(to path: String) throws(StoreError) {
    let copy = StoreCopy(location: self, schemas: [], bytesInMemory: 64 << 20)
    try copy.make().run(StoreSQL.copyInto, .text(path))
    // With a write-ahead log, a relaxed commit does not wait for the disk.
    try StoreConnection(StoreLocation(path: path), mode: .readWrite).execute(StoreSQL.useLog)
  }
}

/// Makes a private copy of a store, and migrates the copy.
struct StoreCopy {
  let location: StoreLocation
  let schemas: [ModuleSchema]
  /// The largest store in bytes that is copied into memory; a larger one is copied into an unnamed
  /// file.
  let bytesInMemory: Int64

  /// Makes the copy.
  ///
  /// - Throws: The error that would prevent the store from being opened: `.newerSchema`,
  ///   `.readOnly`, `.damaged`.
  func make() throws(StoreError) -> StoreConnection {
    guard StoreFiles.exists(location) else {
      return try migrated(try open(inMemory: true, isReadOnly: false))
    }
    try StoreFiles.inspect(location)
    let state = try LockFile(location, patienceInMilliseconds: 0).peek()
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    let source = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    let isReadOnly = StoreFiles.isReadOnly(location)
    let isInMemory = (try source.integer(StoreSQL.byteCount) ?? 0) <= bytesInMemory
    let copy = try open(inMemory: isInMemory, isReadOnly: isReadOnly)
    try copy.copyAll(from: source)
    return try migrated(copy)
  }

  private func open(inMemory: Bool, isReadOnly: Bool) throws(StoreError) -> StoreConnection {
    try StoreConnection(location, mode: .ownCopy(inMemory: inMemory, isReadOnly: isReadOnly))
  }

  private func migrated(_ copy: StoreConnection) throws(StoreError) -> StoreConnection {
    let migrator = Migrator(connection: copy, schemas: schemas)
    guard try migrator.isNeeded() else { return copy }
    guard !copy.isReadOnly else { throw .readOnly(path: location.path) }
    try copy.beginWriting()
    do {
      _ = try migrator.migrate()
    } catch {
      copy.rollBack()
      throw error
    }
    try copy.commit()
    return copy
  }
}
