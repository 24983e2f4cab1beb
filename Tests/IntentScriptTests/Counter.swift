import Ground

/// Returns the numbers from 0 on, one for each call.
final class Counter: Sendable {
  private let count = Guarded<Int64>(0)

  func next() -> Int64 {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
