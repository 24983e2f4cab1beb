public import Foundation

/// The results of a fetch request, which do not change after they are fetched.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
  }

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }

  public func object(at indexPath: IndexPath) -> ResultType {
    guard let found = fetchedObjects, let place = indexPath.last, found.indices.contains(place)
    else { preconditionFailure("no object was fetched at \(indexPath)") }
    return found[place]
  }
}

/// The receiver of changes to fetched objects; never called, because results do not change.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
