import Foundation

@testable import SharedStore

/// Stands for a process that queues for the gate of a store.
enum OtherProcess {
  /// Passes the gate once it is free, with patience for what else the machine does; on a thread of
  /// its own, as it would keep one of the pool's.
  static func passGate(of location: StoreLocation) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let gate = LockFile(location, patienceInMilliseconds: 300_000)
            _ = try gate.enter()
            gate.leave()
          }
        )
      }
    }
  }
}
