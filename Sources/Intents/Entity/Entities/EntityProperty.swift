import Essentials

/// A property of an entity, by which scripts and searches filter and sort.
///
/// ```swift
/// struct Film: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Film"
///   static let defaultQuery = FilmQuery()
///   let id: Int
///   @Property(title: "Name") var name: String
///   @Property(title: "Year") var year: Int?
///   var displayRepresentation: DisplayRepresentation { "\(name)" }
/// }
/// struct FilmQuery: EntityQuery {
///   func entities(for identifiers: [Int]) async throws -> [Film] { [] }
/// }
/// ```
@propertyWrapper
public struct EntityProperty<Value: _IntentValue>: Sendable {
  // The first member: its address is that of the property.
  private var stored: Value?
  /// The title; `nil` if the author declared none, so that the Swift name is shown.
  public internal(set) var title: LocalizedStringResource?
  /// The property's index, in a copy that `EntityShape.marked(_:)` returned; -1 in any other
  /// entity.
  private(set) var number = -1

  /// Creates a property with a title and no value yet; an optional property is `nil` until it is
  /// set.
  public init(title: LocalizedStringResource) {
    self.title = title
  }

  /// Creates a property that is shown by its Swift name and has no value yet.
  public init() {
    title = nil
  }

  /// Creates a property with an initial value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    stored = wrappedValue
  }

  /// The value of the property.
  ///
  /// An optional property is `nil` until it is set. Set any other property before you read it.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let absent = Value._absent { return absent }
      preconditionFailure(
        "the property \(title?.text ?? "without a title") was read before it was set"
      )
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: ErasedEntityProperty {
  static var valueType: any _IntentValue.Type { Value.self }

  static var storedType: any _IntentValue.Type { Value?.self }

  static func mark(at memory: UnsafeMutableRawPointer, with number: Int) {
    memory.assumingMemoryBound(to: Self.self).pointee.number = number
  }
}

/// An ``EntityProperty`` without the Swift type of its value.
protocol ErasedEntityProperty: SendableMetatype {
  static var valueType: any _IntentValue.Type { get }
  /// The type of the optional value with which a property's storage begins: `Value?`.
  ///
  /// The type is looked up once for each property, because the look-up would cost a tenth of the
  /// time of a long list.
  static var storedType: any _IntentValue.Type { get }
  /// Sets the index of the property that is stored at this address in an entity.
  ///
  /// A key path to the property can later be mapped to the index.
  static func mark(at memory: UnsafeMutableRawPointer, with number: Int)
}
