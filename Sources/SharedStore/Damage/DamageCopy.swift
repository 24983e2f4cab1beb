import SystemLibrary

/// A copy of a damaged store's files, with the time when the damage was found in its name.
struct DamageCopy {
  let store: StoreLocation
  /// The time in the copy's name, in microseconds since 1970 UTC.
  let instant: Int64

  init(of store: StoreLocation, at instant: Int64) {
    self.store = store
    self.instant = instant
  }

  /// Chooses a name for a new copy: `instant` or, if that name is used, the first free second after
  /// it.
  init(unusedIn store: StoreLocation, from instant: Int64) {
    self.init(of: store, at: max(1, instant))
    for _ in 0..<Self.maximumNames where isNameTaken {
      self.init(of: store, at: self.instant + 1_000_000)
    }
  }

  /// Finds the copy whose time is in the lock file; `nil` if the file contains none, or if the copy
  /// does not exist.
  init?(namedBy state: GateState, of store: StoreLocation) {
    guard state.damaged > 0 else { return nil }
    self.init(of: store, at: state.damaged)
    guard StoreFiles.exists(location) else { return nil }
  }

  /// The most names that are tried for the copy; the time in each is a second later than in the one
  /// before.
  private static let maximumNames = 1_000

  /// The location of the copy, which can be opened like a store.
  var location: StoreLocation {
    StoreLocation(path: "\(store.path).damaged-\(CompactDate.text(instant))")
  }

  /// The location of the files while they are copied; they are renamed when they are complete.
  private var unfinished: StoreLocation { StoreLocation(path: store.path + "-copying") }

  private var isNameTaken: Bool {
    StoreFiles.exists(location) || FileIdentity(path: location.logPath) != nil
  }

  /// The steps of making a copy, in order.
  enum Step: String, CaseIterable, Sendable {
    case copyDatabase, copyLog, nameLog, nameDatabase, flushFolder
  }

  /// Makes the copy; it receives its name only when both of its files are complete and on the disk.
  ///
  /// Call it only while the store's write lock is held, and while this process has no open
  /// connection. `willDo` is called before each step.
  func make(willDo: (Step) throws(StoreError) -> Void = { _ in }) throws(StoreError) {
    removeUnfinished()
    do {
      for step in Step.allCases {
        try willDo(step)
        try perform(step)
      }
    } catch {
      removeUnfinished()
      throw error
    }
  }

  private func perform(_ step: Step) throws(StoreError) {
    switch step {
    case .copyDatabase: try PlainCopy.make(of: store.path, at: unfinished.path)
    case .copyLog:
      do { try PlainCopy.make(of: store.logPath, at: unfinished.logPath) } catch .missing {}
    case .nameLog:
      if FileIdentity(path: unfinished.logPath) != nil {
        try Self.move(unfinished.logPath, to: location.logPath)
      }
    case .nameDatabase: try Self.move(unfinished.path, to: location.path)
    case .flushFolder: try StoreFolder.flush(store.directory)
    }
  }

  /// Whether the copy is equal to the store's files.
  func isUpToDate() throws(StoreError) -> Bool {
    guard try PlainCopy.isSame(store.path, location.path) else { return false }
    return try PlainCopy.isSame(store.logPath, location.logPath)
  }

  private func removeUnfinished() {
    for path in [unfinished.path, unfinished.logPath] { unlink(path) }
  }

  private static func move(_ path: String, to name: String) throws(StoreError) {
    guard rename(path, name) == 0 else { throw SystemCall.failure(of: name) }
  }
}
