/// Which store the files at a location belong to (RD-12).
///
/// A store has a random number of its own, in a page that every commit writes: whatever log lies
/// beside a database carries the number of the store that wrote it. The lock file knows it too.
struct StoreIdentity {
  let location: StoreLocation
  /// What the lock file remembers.
  let state: GateState

  enum Finding: Equatable {
    /// The files belong together, or nothing says otherwise.
    case agrees(Int64)
    /// The database is another one than the lock file knows, with all that lies beside it.
    case isAnother(Int64)
    /// The log is another store's; `hasOwnPages` when there is something to read without it.
    case hasForeignLog(hasOwnPages: Bool)
  }

  /// Compares what `connection` reads through the log with the lock file and, where these differ,
  /// with the database alone.
  func examine(_ connection: StoreConnection) throws(StoreError) -> Finding {
    let found = try connection.storeNumber()
    guard found != state.identity, found != 0 else { return .agrees(found) }
    guard StoreFiles.logSize(location) > 0 else {
      return state.identity == 0 ? .agrees(found) : .isAnother(found)
    }
    let alone = try StoreConnection(location, mode: .immutable)
    let own = try alone.pastDamage { () throws(StoreError) in try alone.storeNumber() } ?? 0
    if own == found { return state.identity == 0 ? .agrees(found) : .isAnother(found) }
    if own != 0 { return .hasForeignLog(hasOwnPages: true) }
    return state.identity == 0 ? .agrees(found) : .hasForeignLog(hasOwnPages: false)
  }

  /// - Throws: `.damaged` where the log belongs to another store.
  func require(_ connection: StoreConnection) throws(StoreError) -> Finding {
    let finding = try examine(connection)
    guard case .hasForeignLog = finding else { return finding }
    throw .damaged(path: location.path, reason: Self.reason, copy: nil)
  }

  static let reason = "its log belongs to another store"
}

extension StoreConnection {
  /// The number of the store; 0 where it has none yet.
  func storeNumber() throws(StoreError) -> Int64 {
    guard try integer(StoreSQL.isKnown, .text("changes")) != nil else { return 0 }
    return try integer(StoreSQL.sequence, .text(CoreSchema.identityName)) ?? 0
  }
}
