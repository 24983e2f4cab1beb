@testable import SharedStore

extension SharedStore {
  /// Moves the log into the database, however short it is.
  func emptyLog() throws {
    try connection().checkpoint(.cut)
  }

  func framesInLog() throws -> Int32 {
    try connection().framesInLog
  }
}
