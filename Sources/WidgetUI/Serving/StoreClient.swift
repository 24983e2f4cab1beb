public import SharedStore

/// A bundle, or a lone widget, that keeps records in the store that widgets share.
///
/// The open store is a dependency: intents and providers reach it through `@AppDependency`.
public protocol StoreClient: SendableMetatype {
  /// The collections that are made before the first request is worked on.
  nonisolated static var storeSchemas: [ModuleSchema] { get }
  /// Called once with the open store, to add what is made of it to the dependencies.
  nonisolated static func use(_ store: SharedStore)
}

extension StoreClient {
  public nonisolated static func use(_ store: SharedStore) {}
}
