internal import WidgetIntents

/// The type of what `grouped(by:)` makes: the elements of a list that have one value of a property.
struct GroupType: Equatable {
  /// The type of the values, whose properties are `key` and `items`.
  static let name = "Group"

  let key: ValueType
  /// A list.
  let items: ValueType

  /// The name in messages, which no extension can declare for a type.
  var identifier: String { "\(Self.name)<\(key.type.scriptName), \(items.type.scriptName)>" }

  func property(_ name: String) -> ValueType? {
    switch name {
    case "key": key
    case "items": items
    default: nil
    }
  }
}
