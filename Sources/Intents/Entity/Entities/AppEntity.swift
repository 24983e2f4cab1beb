import Essentials
internal import RuntimeRecords

/// A thing of an application that users refer to, such as a to-do, a book or a currency.
///
/// An entity is stored by its identifier, never by value, and its query reads it again when it is
/// needed (AI-39).
///
/// ```swift
/// struct Song: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
///   static let defaultQuery = SongQuery()
///
///   let id: String
///   @Property(title: "Title") var title: String
///
///   var displayRepresentation: DisplayRepresentation { "\(title)" }
/// }
/// struct SongQuery: EntityQuery {
///   func entities(for identifiers: [String]) async throws -> [Song] { [] }
/// }
/// ```
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
    let (title, subtitle) = (representation.title.text, representation.subtitle?.text)
    if Self.self is AnyObject.Type {
      // An object may be another one by the time it is read.
      return EntityValue(
        type: Self.persistentIdentifier,
        id: id.entityIdentifierString,
        title: title,
        subtitle: subtitle,
        properties: EntityShape.of(Self.self).values(of: self)
      )
    }
    return EntityValue(
      type: Self.persistentIdentifier,
      id: id.entityIdentifierString,
      title: title,
      subtitle: subtitle,
      // The type is read when its properties are: a button that names an entity needs none of them.
      reading: { EntityShape.of(Self.self).values(of: self, named: $0) }
    )
  }
}
