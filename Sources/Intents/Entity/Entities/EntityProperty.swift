import Essentials

/// A property of an entity by which it can be filtered and sorted: `@Property(title: "Name")`.
@propertyWrapper
public struct EntityProperty<Value: _IntentValue>: Sendable {
  /// The property's title; its Swift name if the author wrote none.
  public internal(set) var title: LocalizedStringResource?
  /// The position among the entity's properties in a marked copy, otherwise -1.
  private(set) var number = -1
  private var stored: Value?

  /// Declares a property.
  public init(title: LocalizedStringResource) {
    self.title = title
  }

  /// Declares a property without a title.
  public init() {
    title = nil
  }

  /// Declares a property with its first value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    self.title = title
    stored = wrappedValue
  }

  /// The value; an optional one is `nil` until it is set, any other must be set before it is read.
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

  static func value(at memory: UnsafeRawPointer) -> IntentValue {
    memory.assumingMemoryBound(to: Self.self).pointee.stored?._intentValue ?? .none
  }

  static func mark(at memory: UnsafeMutableRawPointer, with number: Int) {
    memory.assumingMemoryBound(to: Self.self).pointee.number = number
  }
}

/// A property, whatever its type.
protocol ErasedEntityProperty: SendableMetatype {
  static var valueType: any _IntentValue.Type { get }
  /// The value of the property that an entity keeps at this place.
  static func value(at memory: UnsafeRawPointer) -> IntentValue
  /// Writes a mark into the property that an entity keeps at this place.
  static func mark(at memory: UnsafeMutableRawPointer, with number: Int)
}
