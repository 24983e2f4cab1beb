@testable import SharedStore

extension TemporaryStore {
  /// Leaves a store as the first version made it, with one run.
  func openFirstVersion() throws {
    try StoreFiles.prepare(location)
    let connection = try StoreConnection(location, mode: .readWrite)
    try connection.execute("PRAGMA journal_mode=WAL")
    for statement in CoreSchema.steps[0] { try connection.execute(statement) }
    try connection.execute("PRAGMA user_version=1")
    try connection.execute(
      """
      INSERT INTO journal_runs (id, intent, parameters, origin, started, sequence)
      VALUES ('old', 'add', '{}', 'perform', 5, 0)
      """
    )
  }
}
