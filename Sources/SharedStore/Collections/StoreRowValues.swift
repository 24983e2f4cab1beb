/// What a record is about to store, column by column.
public struct StoreRowValues {
  let collection: StoreCollection
  var values: [StoreValue]
  private var expected = 0

  init(of collection: StoreCollection) {
    self.collection = collection
    self.values = Array(repeating: .null, count: collection.columns.count)
  }

  /// Sets `column`, which the record's collection has.
  public mutating func set(_ column: String, to value: some StoreValueConvertible) {
    guard let position = position(of: column) else {
      preconditionFailure("\(collection.name) has no column \(column)")
    }
    values[position] = collection.columns[position].normalized(value.storeValue)
    expected = position + 1
  }

  /// Most records set their columns in order: the next one is looked at first.
  private func position(of column: String) -> Int? {
    let columns = collection.columns
    if expected < columns.count, columns[expected].name == column { return expected }
    return collection.position(of: column)
  }
}
