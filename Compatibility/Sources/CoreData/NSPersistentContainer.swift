public import Foundation

/// A container of a data model's objects in memory; it is empty when the process starts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  /// Calls the handler once for each description, without an error.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container that devices share on Apple's platforms; in a terminal it is an ordinary container.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public func initializeCloudKitSchema(options: Any? = nil) throws {}
}

/// The options for sharing a container among devices.
public final class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
}

/// The location of a container's data on Apple's platforms; without effect, because objects are in
/// memory.
open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var shouldAddStoreAsynchronously = false
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public private(set) var options: [String: NSObject] = [:]

  public override init() {
    super.init()
  }

  public init(url: URL) {
    self.url = url
  }

  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Stores the objects of a container in memory.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  var objects: [NSManagedObject] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  @discardableResult
  public func addPersistentStore(
    ofType type: String,
    configurationName: String?,
    at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(url: url)
    persistentStores.append(store)
    return store
  }

  public func migratePersistentStore(
    _ store: NSPersistentStore,
    to url: URL,
    options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore {
    NSPersistentStore(url: url)
  }

  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Returns the identity of an object in this process; `nil` for a URL from another process.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    objects.lazy.map(\.objectID).first { $0.uriRepresentation() == url }
  }

  public func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  public func destroyPersistentStore(
    at url: URL,
    ofType type: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    objects = []
  }
}

/// A file of a container on Apple's platforms; in a terminal it is never written.
public final class NSPersistentStore: NSObject {
  public let url: URL?
  public let type = NSInMemoryStoreType
  public let configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  public var options: [AnyHashable: Any]? { nil }

  init(url: URL?) {
    self.url = url
  }
}

/// A data model of an app; it does not list the properties, which the generated classes declare.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public init?(contentsOf url: URL) {
    super.init()
  }

  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}
