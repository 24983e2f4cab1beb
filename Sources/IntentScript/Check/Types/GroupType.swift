internal import WidgetIntents

/// The type of the groups that `grouped(by:)` returns.
///
/// A group contains the elements of a list that have the same value of a property.
struct GroupType: Equatable {
  /// The type's name in scripts; its values have the properties `key` and `items`.
  static let name = "Group"

  let key: ValueType
  /// The type of the property `items`, which is a list.
  let items: ValueType

  /// The name in messages; it has characters that no type of an extension can have in its name.
  var identifier: String { "\(Self.name)<\(key.type.scriptName), \(items.type.scriptName)>" }

  func property(_ name: String) -> ValueType? {
    switch name {
    case "key": key
    case "items": items
    default: nil
    }
  }
}
