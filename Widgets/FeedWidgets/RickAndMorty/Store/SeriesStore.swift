import SharedStore

/// The selection and the launches in the shared store; each change is one transaction.
struct SeriesStore: Sendable {
  private static let widget = "characters"

  /// The store; `nil` if the widgets run without one, in which case nothing is selected.
  let store: SharedStore?

  /// Returns the present selection: a timeline that reads it becomes outdated when it changes.
  func state() async throws -> SeriesState {
    guard let store else { return SeriesState() }
    return try await store.read { try $0.fetch(SeriesState.self, limit: 1).first } ?? SeriesState()
  }

  /// Changes the present selection.
  ///
  /// - Returns: The selection before and after.
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

  /// Launches so far, the one that begins among them.
  ///
  /// It is counted for no run and for no timeline: a launch makes no picture outdated.
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
