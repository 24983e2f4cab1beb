public import SharedStore

/// A bundle or a single widget that stores records in the shared store.
///
/// The open store becomes a dependency, which intents and providers reach through `@AppDependency`.
///
/// ```swift
/// struct LibraryBundle: WidgetBundle, StoreClient {
///   var body: some Widget { DayWidget() }
///   nonisolated static var storeSchemas: [ModuleSchema] {
///     [ModuleSchema(name: "library", migrations: [Migration(1, [.createCollection(BookRecord.collection)])])]
///   }
///   nonisolated static func use(_ store: SharedStore) {
///     AppDependencyManager.shared.add(dependency: Books(store: store))
///   }
/// }
/// ```
public protocol StoreClient: SendableMetatype {
  /// The collections of the extension, which are created before the first request.
  nonisolated static var storeSchemas: [ModuleSchema] { get }
  /// Whether all state of the extension is in the store; `false` by default.
  ///
  /// If it is `false`, runs of intents other than `StoreOnlyIntent` are serialized over all
  /// processes, and all widgets of the extension are reloaded after each. An extension with all of
  /// its state in the store needs neither, and its `UserDefaults` are not synchronized around
  /// requests.
  nonisolated static var keepsStateInStore: Bool { get }
  /// Receives the open store once, to add dependencies that use it.
  ///
  /// - Parameter store: The shared store.
  nonisolated static func use(_ store: SharedStore)
}

extension StoreClient {
  public nonisolated static var keepsStateInStore: Bool { false }

  public nonisolated static func use(_ store: SharedStore) {}
}
