/// The rows of what scrolls: how many are archived, and how many there are.
final class ArchivedRows {
  private let limit: Int
  /// How many there are, those that are left out included.
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether some are left out.
  var hasMore: Bool { count > limit }

  /// Counts one more; `false` where it is left out.
  func admit() -> Bool {
    count += 1
    return count <= limit
  }
}
