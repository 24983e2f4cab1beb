/// What is done with a property, whatever its type.
protocol ErasedEntityProperty {
  static var valueType: any _IntentValue.Type { get }
  var erasedValue: IntentValue { get }
  var token: EntityPropertyToken { get }
}
