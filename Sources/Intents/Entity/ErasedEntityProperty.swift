/// What is done with a property, whatever its type.
protocol ErasedEntityProperty: SendableMetatype {
  static var valueType: any _IntentValue.Type { get }
  /// The value of the property that an entity keeps at this place.
  static func value(at memory: UnsafeRawPointer) -> IntentValue
  /// Writes a mark into the property that an entity keeps at this place.
  static func mark(at memory: UnsafeMutableRawPointer, with number: Int)
}
