/// Checks whether the files at a location belong to the same store (RD-12).
///
/// A store has a random number in a page that every commit writes. So any log contains the number
/// of the store that wrote it. The lock file contains it too.
struct StoreIdentity {
  let location: StoreLocation
  /// The content of the lock file.
  let state: GateState

  enum Finding: Equatable {
    /// The files belong together, as far as their numbers show; the value is the store's number.
    case agrees(Int64)
    /// The lock file contains the number of another store; the value is the number in the database.
    case isAnother(Int64)
    /// The log belongs to another store; `hasOwnPages` is true if the store can be read without it.
    case hasForeignLog(hasOwnPages: Bool)
  }

  /// Compares the store's number in the database and its log with the one in the lock file.
  ///
  /// If they differ, the database is also read without the log.
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

  /// Compares the files like `examine`, but rejects a log of another store.
  ///
  /// - Throws: `.damaged` if the log belongs to another store.
  func require(_ connection: StoreConnection) throws(StoreError) -> Finding {
    let finding = try examine(connection)
    guard case .hasForeignLog = finding else { return finding }
    throw .damaged(path: location.path, reason: Self.reason, copy: nil)
  }

  static let reason = "its log belongs to another store"
}

extension StoreConnection {
  /// Returns the number of the store; 0 if it has none yet.
  func storeNumber() throws(StoreError) -> Int64 {
    guard try integer(StoreSQL.isKnown, .text("changes")) != nil else { return 0 }
    return try integer(StoreSQL.sequence, .text(CoreSchema.identityName)) ?? 0
  }
}
