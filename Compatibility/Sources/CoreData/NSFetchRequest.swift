public import Foundation

/// A possible result of a request: objects, their identities, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// The base class of requests to a persistent store coordinator.
open class NSPersistentStoreRequest: NSObject {}

/// The result of a request to a persistent store coordinator.
open class NSPersistentStoreResult: NSObject {}

/// A request for the objects that match a predicate, sorted by descriptors.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public var entityName: String?
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var includesPendingChanges = true
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false
  public var relationshipKeyPathsForPrefetching: [String]?
  public var propertiesToFetch: [Any]?
  public var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() {
    super.init()
  }

  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Returns the objects that match the request, in the order that the request describes.
  func found(in objects: [NSManagedObject]) -> [NSManagedObject] {
    let name = entityName ?? entity?.name
    var found = objects.filter { name == nil || $0.entity.name == name }
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let orders = sortDescriptors, !orders.isEmpty {
      found.sort { left, right in
        let order = orders.lazy.map { $0.compare(left, to: right) }.first { $0 != .orderedSame }
        return order == .orderedAscending
      }
    }
    found.removeFirst(min(max(fetchOffset, 0), found.count))
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}

/// The part of each object that a request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request that deletes all objects that match a fetch request.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let wanted: NSFetchRequest<any NSFetchRequestResult>

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    wanted = fetch
  }

  func carriedOut(in context: NSManagedObjectContext) -> NSBatchDeleteResult {
    let found = wanted.found(in: context.persistentStoreCoordinator?.objects ?? [])
    for object in found { context.delete(object) }
    return NSBatchDeleteResult(found.map(\.objectID), resultType)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public final class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identifiers
      case .resultTypeCount: identifiers.count
      }
  }
}

extension NSSortDescriptor {
  /// Creates an order by an optional value; objects without a value come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>,
    ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      guard let left = left as? Value else {
        return right is Value ? .orderedAscending : .orderedSame
      }
      guard let right = right as? Value else { return .orderedDescending }
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
  }

  /// Creates an order by the value that a managed object has for a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { left, right in
      let values = [left, right].map { ($0 as? NSManagedObject)?.value(forKeyPath: key ?? "") }
      guard let left = values[0] as? any Comparable else {
        return values[1] == nil ? .orderedSame : .orderedAscending
      }
      return order(of: left, and: values[1])
    }
  }
}

private func order<Value: Comparable>(of left: Value, and right: Any?) -> ComparisonResult {
  guard let right = right as? Value else { return .orderedDescending }
  return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
}
