public import SharedStore

/// A bundle, or a lone widget, that keeps records in the store that widgets share.
///
/// The open store is a dependency: intents and providers reach it through `@AppDependency`.
public protocol StoreClient: SendableMetatype {
  /// The collections that are made before the first request is worked on.
  nonisolated static var storeSchemas: [ModuleSchema] { get }
  /// Whether all state of the extension is in the store; `false` by default.
  ///
  /// If it is `false`, runs of intents other than `StoreOnlyIntent` are serialized over all processes, and all
  /// widgets of the extension are reloaded after each. An extension with all of its state in the store needs neither,
  /// and its `UserDefaults` are not synchronized around requests.
  nonisolated static var keepsStateInStore: Bool { get }
  /// Called once with the open store, to add dependencies that use it.
  nonisolated static func use(_ store: SharedStore)
}

extension StoreClient {
  public nonisolated static var keepsStateInStore: Bool { false }

  public nonisolated static func use(_ store: SharedStore) {}
}
