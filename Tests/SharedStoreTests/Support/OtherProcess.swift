import Foundation

@testable import SharedStore

/// Acts as another process that waits for the store's lock.
enum OtherProcess {
  /// Waits for the store's lock, at most five minutes, and releases it.
  ///
  /// It uses a separate thread, because it would block one of the pool's.
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
