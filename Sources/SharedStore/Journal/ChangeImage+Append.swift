extension ChangeImage {
  /// Appends the image of those `columns` of a record that stand at `places`.
  static func append(
    _ places: some Collection<Int>,
    of values: [StoreValue],
    in collection: StoreCollection,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(clamping: places.count))
    for place in places { append(collection.columns[place].name, values[place], to: &bytes) }
  }

  static func append(_ name: String, _ value: StoreValue, to bytes: inout [UInt8]) {
    bytes.append(UInt8(clamping: name.utf8.count))
    bytes.append(contentsOf: name.utf8)
    append(value, to: &bytes)
  }
}
