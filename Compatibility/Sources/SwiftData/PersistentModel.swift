public import Foundation
public import Observation

/// A class whose objects a container stores; `@Model` declares one.
///
/// Objects exist only in memory, in the containers of one process. An app's data on Apple's
/// platforms is not available.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The object's identity and context, which `@Model` adds.
  var _backing: ModelBacking { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { _backing.identifier }
  /// The context into which the object was inserted; `nil` before that.
  public var modelContext: ModelContext? { _backing.context }
  public var isDeleted: Bool { _backing.isDeleted }
  public var hasChanges: Bool { false }
  public var id: PersistentIdentifier { persistentModelID }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The storage that `@Model` adds to an object: its identity and its context.
public final class ModelBacking {
  let identifier: PersistentIdentifier
  weak var context: ModelContext?
  var isDeleted = false

  public init(entityName: String) {
    identifier = PersistentIdentifier(entityName: entityName, number: UUID())
  }
}

/// The identifier of an object, which is valid as long as the process runs.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  public let entityName: String
  private let number: UUID

  init(entityName: String, number: UUID) {
    self.entityName = entityName
    self.number = number
  }

  public var id: UUID { number }
  public var storeIdentifier: String? { nil }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.number.uuidString) < (right.entityName, right.number.uuidString)
  }
}
