import SystemLibrary

/// The file of the store that will replace a damaged one, while it is built.
final class RecoveredStore {
  private let location: StoreLocation
  private let connection: StoreConnection

  /// Opens the empty file at `location` and begins one transaction, which lasts until `commit`.
  init(at location: StoreLocation) throws(StoreError) {
    self.location = location
    connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute(CoreSchema.pageSize)
    try connection.setDurability(.full)
    try connection.beginWriting()
  }

  /// Creates the tables and copies their readable rows.
  func fill(
    from source: StoreConnection,
    willCopy: (String) throws(StoreError) -> Void
  ) throws(StoreError) -> [SalvagedTable.Outcome] {
    try Salvage(source: source, target: connection).run(willCopy: willCopy)
  }

  func settle(sequence: Int64, lostRuns: ClosedRange<Int64>?) throws(StoreError) {
    try Salvage.settle(connection, sequence: sequence, lostRuns: lostRuns)
  }

  func storeNumber() throws(StoreError) -> Int64 { try connection.storeNumber() }

  func commit() throws(StoreError) {
    try connection.commit()
    try connection.execute(StoreSQL.useLog)
  }

  func tryWrite(sequence: Int64, now: Int64) throws(StoreError) {
    try connection.tryWrite(sequence: sequence, now: now)
  }

  /// Flushes the file of the store to the disk.
  func flush() throws(StoreError) {
    try connection.checkpoint(.cut)
    guard StoreFiles.logSize(location) == 0 else { throw .busy(path: location.path) }
  }
}
