import Essentials
internal import RuntimeRecords

/// A thing in an application that users refer to: a to-do, a character, a currency.
///
/// It is stored by its identifier, never by value, and read again through its query (AI-39).
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  typealias Property = EntityProperty

  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public static var _intentValueType: IntentValueType { .entity(persistentIdentifier) }

  public static var _hasDependentQuery: Bool {
    StoredFields.of(DefaultQuery.self).contains { intentDependencies.metatype(of: $0.type) != nil }
  }

  public var _intentValue: IntentValue { .entity(entityValue) }

  package var entityValue: EntityValue {
    let representation = displayRepresentation
    let properties: @Sendable () -> [EntityValue.Property]
    if Self.self is AnyObject.Type {
      // An object may be another one by the time it is read.
      let known = EntityShape.of(Self.self).values(of: self)
      properties = { known }
    } else {
      // The type is read when its properties are: a button that names an entity needs none of them.
      properties = { EntityShape.of(Self.self).values(of: self) }
    }
    return EntityValue(
      type: Self.persistentIdentifier,
      id: id.entityIdentifierString,
      title: representation.title.text,
      subtitle: representation.subtitle?.text,
      reading: properties
    )
  }
}
