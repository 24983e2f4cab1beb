import Ground

/// Counts up from 0.
final class Counter: Sendable {
  private let count = Guarded<Int64>(0)

  func next() -> Int64 {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
