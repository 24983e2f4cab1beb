@testable import SharedStore

extension SharedStore {
  /// Returns the open connection of the store's core.
  func connection() throws(StoreError) -> StoreConnection { try core.connection() }

  /// Moves the write-ahead log into the database, however short it is.
  func emptyLog() throws {
    try connection().checkpoint(.cut)
  }

  func framesInLog() throws -> Int32 {
    try connection().framesInLog
  }
}
