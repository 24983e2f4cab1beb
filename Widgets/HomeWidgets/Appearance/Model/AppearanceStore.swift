import SharedStore

/// Reads and changes the appearance settings in the shared store; each change is one transaction.
struct AppearanceStore: Sendable {
  let store: SharedStore

  /// Returns the stored appearance, or the default one if none is stored.
  func current() async throws -> StoredAppearance {
    try await store.read { try $0.appearance() }
  }

  /// Applies `change` to the stored appearance; returns the new one, and whether it differs from
  /// the old one.
  func change(
    _ change: @Sendable (inout StoredAppearance) -> Void
  ) async throws -> (appearance: StoredAppearance, hasChanged: Bool) {
    try await store.write { try $0.changeAppearance(change) }
  }
}
