import Ground
@_exported import SeededNumbers

/// Runs blocking work on a separate thread, because all tasks of all tests share few threads.
package func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await BlockingThread.run { Result { try work() } }.get()
}
