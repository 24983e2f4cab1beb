public import SharedStore
import SystemLibrary
public import WidgetIntents

/// The store of an extension, opened by the first request that may use it.
actor ServedStore {
  private let location: StoreLocation?
  private let schemas: [ModuleSchema]
  /// Whether a private copy of the store is opened instead of the store; only this process sees
  /// that copy.
  private let isCopied: Bool
  private let announce: @Sendable (SharedStore) -> Void
  private var opened: SharedStore?
  /// An empty store in memory, used while the store does not exist; `nil` until it is needed.
  private var imagined: SharedStore?

  /// Creates a closed store; if there are no schemas, the store is opened only for the journal.
  init(
    location: StoreLocation?,
    schemas: [ModuleSchema],
    isCopied: Bool = false,
    announce: @escaping @Sendable (SharedStore) -> Void
  ) {
    self.location = location
    self.schemas = schemas
    self.isCopied = isCopied
    self.announce = announce
  }

  /// Returns the open store; `nil` for an extension without collections.
  ///
  /// A failure to open the store is not remembered: the next request tries again.
  func open() throws(StoreError) -> SharedStore? {
    schemas.isEmpty ? nil : try journal()
  }

  /// Opens the store if it exists, otherwise an empty store in memory, so that no store is created.
  func openToExplain() throws(StoreError) {
    guard !schemas.isEmpty, opened == nil, imagined == nil, let location else { return }
    guard access(location.path, F_OK) != 0 else {
      _ = try journal()
      return
    }
    let store = try SharedStore(copyOf: location, schemas: schemas)
    announce(store)
    imagined = store
  }

  /// Flushes the run's writes to the disk; an error is thrown by the run's next write.
  func flush() async {
    try? await opened?.flush()
  }

  /// Returns the store for the journal, which also records the runs of extensions without records;
  /// `nil` without a location.
  func journal() throws(StoreError) -> SharedStore? {
    if let opened { return opened }
    guard let location else { return nil }
    let store =
      isCopied
      ? try SharedStore(copyOf: location, schemas: schemas)
      : try SharedStore(at: location, schemas: schemas)
    announce(store)
    opened = store
    return store
  }
}

/// An error of the store inside `perform()` is reported with its own message, hint and exit code
/// (CL-2).
extension StoreError: ExplainedError {}
