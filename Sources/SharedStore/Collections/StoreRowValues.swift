/// What a record is about to store, column by column.
public struct StoreRowValues {
  let collection: StoreCollection
  var values: [StoreValue]

  init(of collection: StoreCollection) {
    self.collection = collection
    self.values = Array(repeating: .null, count: collection.columns.count)
  }

  /// Sets `column`, which the record's collection has.
  public mutating func set(_ column: String, to value: some StoreValueConvertible) {
    guard let position = collection.position(of: column) else {
      preconditionFailure("\(collection.name) has no column \(column)")
    }
    values[position] = collection.columns[position].normalized(value.storeValue)
  }
}
