public import SharedStore

/// A bundle, or a lone widget, that keeps records in the store that widgets share.
///
/// The open store is a dependency: intents and providers reach it through `@AppDependency`.
public protocol StoreClient: SendableMetatype {
  /// The collections that are made before the first request is worked on.
  nonisolated static var storeSchemas: [ModuleSchema] { get }
  /// Whether all that its intents change is in the store; `false` unless it says so.
  ///
  /// Runs of an intent that is no `StoreOnlyIntent` have their turns, one at a time of all processes,
  /// and all widgets of the extension are made anew after each. One that keeps its state in the
  /// store, where nothing is lost, needs neither.
  nonisolated static var keepsStateInStore: Bool { get }
  /// Called once with the open store, to add what is made of it to the dependencies.
  nonisolated static func use(_ store: SharedStore)
}

extension StoreClient {
  public nonisolated static var keepsStateInStore: Bool { false }

  public nonisolated static func use(_ store: SharedStore) {}
}
