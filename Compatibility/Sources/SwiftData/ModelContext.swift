public import Foundation

/// A view of a container's objects that can change them; all contexts of a container share the
/// objects.
public final class ModelContext: Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: AnyObject?
  public var author: String?

  public init(_ container: ModelContainer) {
    self.container = container
  }

  public var hasChanges: Bool { false }

  public func insert<Model: PersistentModel>(_ model: Model) {
    model._backing.context = self
    model._backing.isDeleted = false
    container.insert(model)
  }

  public func delete<Model: PersistentModel>(_ model: Model) {
    model._backing.isDeleted = true
    container.delete(model)
  }

  public func delete<Model: PersistentModel>(
    model type: Model.Type,
    where predicate: Predicate<Model>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// Has no effect, because objects exist only in memory.
  public func save() throws {}

  public func rollback() {}

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    var found = container.all(Model.self)
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(max(offset, 0))) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(max(limit, 0))) }
    return found
  }

  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    batchSize: Int = 5_000,
    block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Returns the object with an identifier; the program ends if the container has none.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let found = container.model(identifier) else {
      preconditionFailure("no model has this identifier")
    }
    return found
  }

  public func registeredModel<Model: PersistentModel>(
    for identifier: PersistentIdentifier
  ) -> Model? {
    container.model(identifier) as? Model
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

/// A request for the objects that match a predicate, sorted by descriptors.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
