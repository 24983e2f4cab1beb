import SharedStore
import WidgetTimeline

/// The way to the store for what writes to it, inside a task.
struct WritableStore: Sendable {
  /// What a fresh store shows.
  static let firstWidget = (extensionName: "HomeWidgets", kind: "ToDoWidget")

  let location: StoreLocation

  /// The store for writing; one that did not exist gets the to-do widget, large.
  func open() async throws -> SharedStore {
    let isNew = isMissing
    let store = try SharedStore(at: location)
    if isNew {
      try await store.write(durability: .relaxed) { transaction in
        // Another process may have made the store at the same time.
        if try transaction.placedWidgets().isEmpty {
          try transaction.place(
            extensionName: Self.firstWidget.extensionName,
            kind: Self.firstWidget.kind,
            family: Int64(WidgetFamily.systemLarge.rawValue)
          )
        }
      }
    }
    return store
  }

  /// Whether nobody has made the store yet; a file without tables is none.
  private var isMissing: Bool {
    do {
      _ = try StoreReader(at: location)
      return false
    } catch {
      if case .missing = error { return true }
      return false
    }
  }
}
