/// A type whose values are stored in a collection, each in a row of its own.
public protocol StoreRecord: Sendable {
  /// The collection that stores values of this type, with its columns after the last migration.
  static var collection: StoreCollection { get }
  /// The record's key in its collection; 0 until it is inserted.
  var key: Int64 { get set }
  /// Creates the record from a stored row.
  init(row: StoreRow) throws
  /// Sets the value of each column; a column that is not set is stored as `.null`.
  func encode(into values: inout StoreRowValues)
}

/// A row of a query's result, which is valid until the query advances to the next row.
public struct StoreRow {
  let collection: StoreCollection
  let statement: Statement

  /// The key of the record in this row, a positive integer.
  public var key: Int64 { statement.integer(0) }

  /// Returns the value of `column`, converted to the type that the caller expects.
  ///
  /// - Throws: `.malformedRecord` if a value of another kind is stored.
  // Inlinable, because a record reads some twenty columns, whose types are known in the calling
  // module.
  @inlinable
  public func value<Value: StoreValueConvertible>(
    _ column: String,
    as type: Value.Type = Value.self
  ) throws(StoreError) -> Value {
    guard let value = Value(storeValue: stored(column)) else { throw malformed(column, type) }
    return value
  }

  @usableFromInline
  func stored(_ column: String) -> StoreValue {
    guard let position = collection.position(of: column, likely: statement.nextColumn)
    else {
      preconditionFailure("\(collection.name) has no column \(column)")
    }
    statement.nextColumn = position + 1
    return statement.value(Int32(position + 1))
  }

  @usableFromInline
  func malformed(_ column: String, _ type: any StoreValueConvertible.Type) -> StoreError {
    .malformedRecord(
      collection: collection.name,
      column: column,
      expected: String(describing: type)
    )
  }
}

/// The values of a record that is about to be stored, by column.
public struct StoreRowValues {
  let collection: StoreCollection
  var values: [StoreValue]
  private var expected = 0

  init(of collection: StoreCollection) {
    self.collection = collection
    self.values = Array(repeating: .null, count: collection.columns.count)
  }

  /// Sets the value of `column`, which must be a column of the record's collection.
  public mutating func set(_ column: String, to value: some StoreValueConvertible) {
    guard let position = collection.position(of: column, likely: expected) else {
      preconditionFailure("\(collection.name) has no column \(column)")
    }
    let value = collection.columns[position].normalized(value.storeValue)
    values[position] = value
    if let fold = collection.folds[position] { values[fold] = value.folded }
    expected = position + 1
  }
}
