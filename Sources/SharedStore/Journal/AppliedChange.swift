/// A change of a record by the write that is going on, as it is taken back if the write fails.
struct AppliedChange {
  let collection: PreparedCollection
  let key: Int64
  /// All columns as they were; `nil` for a record that was not there.
  let before: [StoreValue]?
  /// Whether the record is there after it.
  let isPresent: Bool

  func takeBack() throws(StoreError) {
    switch (before, isPresent) {
    case (let before?, true): try collection.update(key: key, before)
    case (let before?, false): _ = try collection.insert(key: key, before)
    case (nil, _): try collection.delete(key: key)
    }
  }
}
