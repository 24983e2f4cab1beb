public import Foundation

/// A view of a container's objects that can change them; all contexts of a container share the
/// objects.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// The time at which a context performs a task; without effect, because tasks are performed at
  /// once.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var parent: NSManagedObjectContext? {
    didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
  }
  public var mergePolicy: Any = NSErrorMergePolicy
  public var automaticallyMergesChangesFromParent = false
  public var undoManager: AnyObject?
  public var name: String?
  public var transactionAuthor: String?
  public var stalenessInterval: TimeInterval = -1
  public var shouldDeleteInaccessibleFaults = true
  public let concurrencyType: ConcurrencyType

  public init(concurrencyType: ConcurrencyType = .mainQueueConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  public init(_ concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  /// Always `false`: objects exist only in memory, so there is nothing to save.
  public var hasChanges: Bool { false }
  public var insertedObjects: Set<NSManagedObject> { [] }
  public var updatedObjects: Set<NSManagedObject> { [] }
  public var deletedObjects: Set<NSManagedObject> { [] }
  public var registeredObjects: Set<NSManagedObject> { Set(all) }

  public func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    persistentStoreCoordinator?.objects.append(object)
  }

  public func delete(_ object: NSManagedObject) {
    object.isDeleted = true
    persistentStoreCoordinator?.objects.removeAll { $0 === object }
  }

  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  public func refreshAllObjects() {}
  public func processPendingChanges() {}
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public func setQueryGenerationFrom(_ generation: AnyObject?) throws {}
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}

  public func fetch<Result>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    request.found(in: all).compactMap { $0 as? Result }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// Performs a batch deletion; other requests have no effect.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    return deletion.carriedOut(in: self)
  }

  public func object(with identifier: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: identifier)
      ?? NSManagedObject(entity: identifier.entity, insertInto: nil)
  }

  public func existingObject(with identifier: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = registeredObject(for: identifier) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }

  public func registeredObject(for identifier: NSManagedObjectID) -> NSManagedObject? {
    all.first { $0.objectID === identifier }
  }

  public func perform(_ block: @escaping () -> Void) { block() }

  public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    try block()
  }

  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  private var all: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }
}

/// The policy for conflicts between a context's objects and the store's; in memory there are none.
public class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
  .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
  .mergeByPropertyStoreTrump
