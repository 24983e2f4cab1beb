public import Foundation

/// A container of model objects in memory; it is empty when the process starts.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let lock = NSLock()
  private var objects: [any PersistentModel] = []

  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
  }

  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let schema = Schema(types)
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  @MainActor
  public private(set) lazy var mainContext = ModelContext(self)

  public func deleteAllData() { lock.withLock { objects = [] } }

  func insert(_ model: any PersistentModel) {
    lock.withLock {
      if !objects.contains(where: { $0 === model }) { objects.append(model) }
    }
  }

  func delete(_ model: any PersistentModel) {
    lock.withLock { objects.removeAll { $0 === model } }
  }

  /// Returns all objects of a model in the order in which they were inserted.
  func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    lock.withLock { objects.compactMap { $0 as? Model } }
  }

  func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { objects.first { $0.persistentModelID == identifier } }
  }
}

/// The location of a container's data on Apple's platforms; without effect, because objects are in
/// memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// A folder that the programs of an app group share; without effect, because objects are in
  /// memory.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?

    public static let automatic = GroupContainer(name: nil)
    public static let none = GroupContainer(name: "")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// A database that devices share; without effect, because objects are in memory.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?

    public static let automatic = CloudKitDatabase(name: nil)
    public static let none = CloudKitDatabase(name: "")
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var schema: Schema?

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(filePath: "/dev/null")
  }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.allowsSave = allowsSave
    self.url = url
    isStoredInMemoryOnly = false
  }

  // Without types a configuration is meant that says nothing of them.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public var id: String { name }
}
