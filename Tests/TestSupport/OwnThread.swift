import Ground
@_exported import SeededNumbers

/// Runs what waits in system calls on a thread of its own: tasks, those of other tests too, have few threads.
package func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await BlockingThread.run { Result { try work() } }.get()
}
