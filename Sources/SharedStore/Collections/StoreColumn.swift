/// A column that the records of a collection have.
public struct StoreColumn: Hashable, Sendable {
  /// What a column holds; a boolean is an integer, an instant is microseconds since 1970 UTC.
  public enum Kind: String, Hashable, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
  }

  public let name: String
  public let kind: Kind
  /// Whether `.null` is a legal value.
  public let isOptional: Bool
  /// What records get that were made before the column was.
  public let initialValue: StoreValue

  /// A column added to a collection that may hold records is optional or has an initial value.
  public init(
    _ name: String,
    _ kind: Kind,
    isOptional: Bool = false,
    initialValue: StoreValue = .null
  ) {
    precondition(StoreName.isValid(name), "a column's name is made of letters, digits and _")
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.initialValue = initialValue
  }
}
