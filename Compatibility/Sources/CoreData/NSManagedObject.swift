public import Combine
public import Foundation
import FoundationAdditions

/// An object of a data model, whose values are stored by name.
///
/// Objects exist only in memory, in the containers of one process. An app's data on Apple's
/// platforms is not available.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isDeleted = false
  private var values: [String: Any] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object of the entity with the class's name and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// Returns the entity with the name of the class.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: "\(self)", managedObjectClassName: "\(self)")
  }

  /// Returns a request for all objects of the class; a method of the same name in the class is
  /// preferred.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  public var hasChanges: Bool { false }
  public var isInserted: Bool { managedObjectContext != nil && !isDeleted }
  public var isUpdated: Bool { false }
  public var isFault: Bool { false }

  /// Called once, when the object is created.
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? NSManagedObject)?.value(forKey: String(key))
    }
  }
}

extension NSManagedObject: KeyedValues {}

/// The identity of an object, for as long as the process runs.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  public var isTemporaryID: Bool { false }
  private let number = UUID()

  init(entity: NSEntityDescription) {
    self.entity = entity
  }

  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entity.name ?? "")/\(number)") ?? URL(filePath: "/")
  }
}

/// The description of an entity, which consists of its name and its class.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  public let name: String?
  public let managedObjectClassName: String

  public init(name: String?, managedObjectClassName: String) {
    self.name = name
    self.managedObjectClassName = managedObjectClassName
  }

  public class func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    NSEntityDescription(name: name, managedObjectClassName: name)
  }

  /// Returns a new object of the entity with a name; if the class is known, use its own
  /// initialiser.
  public class func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(
      entity: NSEntityDescription(name: name, managedObjectClassName: name),
      insertInto: context
    )
  }
}
