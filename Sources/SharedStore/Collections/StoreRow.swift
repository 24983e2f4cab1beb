/// The record that a query is at, valid until the query goes on.
public struct StoreRow {
  let collection: StoreCollection
  let statement: Statement

  /// The record's key.
  public var key: Int64 { statement.integer(0) }

  /// The value of `column`, of the type that the caller expects.
  ///
  /// - Throws: `.malformedRecord` when another kind of value is stored.
  public func value<Value: StoreValueConvertible>(
    _ column: String,
    as type: Value.Type = Value.self
  ) throws(StoreError) -> Value {
    guard let position = collection.position(of: column) else {
      preconditionFailure("\(collection.name) has no column \(column)")
    }
    guard let value = Value(storeValue: statement.value(Int32(position + 1))) else {
      throw .malformedRecord(
        collection: collection.name,
        column: column,
        expected: String(describing: type)
      )
    }
    return value
  }
}
