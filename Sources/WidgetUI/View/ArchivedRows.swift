/// The rows of a scrollable view: the number that is archived, and the total.
final class ArchivedRows {
  private let limit: Int
  /// The number of rows, including those that are left out.
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether rows were left out.
  var hasMore: Bool { count > limit }

  /// Counts one more row; returns `false` if it is left out.
  func admit() -> Bool {
    count += 1
    return count <= limit
  }
}
