/// Counts the rows of a scrollable view, of which only the first are archived.
final class ArchivedRows {
  private let limit: Int
  /// The number of rows, including those that are not archived.
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether some rows are not archived.
  var hasMore: Bool { count > limit }

  /// Counts another row.
  ///
  /// - Returns: `false` if the row must not be archived, because the limit is reached.
  func admit() -> Bool {
    count += 1
    return count <= limit
  }
}
