public import Foundation
public import WidgetUI

/// The objects in the view's container that match a request, as a property of the view.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let read: (ModelContext) -> [Element]

  // Declared within the type: an initializer of a view may then leave its query out.
  public init() { self.init(FetchDescriptor()) }

  public var wrappedValue: [Element] { read(context) }
  public var fetchError: (any Error)? { nil }
  public var modelContext: ModelContext { context }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    read = { (try? $0.fetch(descriptor)) ?? [] }
  }

  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    let order = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [order]))
  }
}

extension EnvironmentValues {
  /// The SwiftData context of the views inside; without objects unless the app set a container.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

private struct ContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    // A schema of no models cannot fail.
    guard let container = try? ModelContainer(for: Schema([])) else { preconditionFailure() }
    return ModelContext(container)
  }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, ModelContext(container))
  }

  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup)
  }

  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let made = Swift.Result { try ModelContainer(for: Schema(types)) }
    onSetup(made)
    return transformEnvironment(\.modelContext) { context in
      if case .success(let container) = made { context = ModelContext(container) }
    }
  }
}

extension Scene {
  /// Returns the scene unchanged: it is never opened.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Returns the scene unchanged: it is never opened.
  public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false)
    -> some Scene
  {
    self
  }

  /// Returns the scene unchanged: it is never opened.
  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false
  ) -> some Scene { self }
}
