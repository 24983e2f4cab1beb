import SharedStore

/// Reads and writes the selection and the number of launches in the shared store; each change is
/// one transaction.
struct SeriesStore: Sendable {
  private static let widget = "characters"

  /// The store; `nil` if the widgets run without one, in which case nothing is selected.
  let store: SharedStore?

  /// Returns the current selection.
  ///
  /// A timeline that reads it becomes outdated when it changes.
  func state() async throws -> SeriesState {
    guard let store else { return SeriesState() }
    return try await store.read { try $0.fetch(SeriesState.self, limit: 1).first } ?? SeriesState()
  }

  /// Changes the current selection.
  ///
  /// - Returns: The selection before and after the change.
  @discardableResult
  func change(
    _ body: @Sendable (inout SeriesState) -> Void
  ) async throws -> (before: SeriesState, after: SeriesState) {
    guard let store else { return (SeriesState(), SeriesState()) }
    return try await store.write { transaction in
      let known = try transaction.fetch(SeriesState.self, limit: 1).first
      let before = known ?? SeriesState()
      var after = before
      body(&after)
      guard after != before else { return (before, after) }
      if known == nil { return (before, try transaction.insert(after)) }
      try transaction.update(after)
      return (before, after)
    }
  }

  /// Counts a launch and returns the number of launches, including this one.
  ///
  /// The change cannot be undone and does not make timelines outdated.
  func launch() async -> Int {
    guard let store else { return 1 }
    let count = try? await StoreScope.unobserved {
      try await store.write(durability: .relaxed) { transaction in
        let known = try transaction.fetch(
          LaunchCount.self,
          where: .equals("name", Self.widget),
          limit: 1
        ).first
        guard var known else {
          return try transaction.insert(LaunchCount(name: Self.widget, count: 1)).count
        }
        known.count = known.count < .max ? known.count + 1 : known.count
        try transaction.update(known)
        return known.count
      }
    }
    return Int(count ?? 1)
  }
}
