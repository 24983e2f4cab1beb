/// The encoding in which the journal stores the values of a record before a change (its
/// before-image).
///
/// It is a count of columns, then the name and value of each; numbers are little-endian. Because it
/// contains the names, it can still be decoded after migrations that add columns.
enum ChangeImage {
  static func encode(_ columns: [RecordedChange.ColumnValue]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(clamping: columns.count)]
    for column in columns.prefix(StoreCollection.maximumColumns) {
      append(column.column, column.value, to: &bytes)
    }
    return bytes
  }

  /// Decodes the columns; `nil` if the bytes are invalid.
  static func decode(_ bytes: [UInt8]) -> [RecordedChange.ColumnValue]? {
    var scanner = ByteScanner(bytes)
    guard let count = scanner.byte(), Int(count) <= StoreCollection.maximumColumns else {
      return nil
    }
    var columns: [RecordedChange.ColumnValue] = []
    for _ in 0..<count {
      guard let length = scanner.byte(), let name = scanner.bytes(Int(length)),
        let value = value(from: &scanner)
      else { return nil }
      columns.append(.init(column: String(decoding: name, as: UTF8.self), value: value))
    }
    return scanner.isAtEnd ? columns : nil
  }

  enum Tag: UInt8 {
    case null
    case integer
    case real
    case text
    case blob
  }

  static func append(_ value: StoreValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes.append(Tag.null.rawValue)
    case .integer(let number):
      append(UInt64(bitPattern: number), tag: .integer, to: &bytes)
    case .real(let number): append(number.bitPattern, tag: .real, to: &bytes)
    case .text(let text):
      append(UInt64(text.utf8.count), tag: .text, to: &bytes)
      bytes.append(contentsOf: text.utf8)
    case .blob(let blob):
      append(UInt64(blob.count), tag: .blob, to: &bytes)
      bytes.append(contentsOf: blob)
    }
  }

  private static func append(_ number: UInt64, tag: Tag, to bytes: inout [UInt8]) {
    bytes.append(tag.rawValue)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private static func value(from scanner: inout ByteScanner) -> StoreValue? {
    guard let byte = scanner.byte(), let tag = Tag(rawValue: byte) else { return nil }
    if tag == .null { return .null }
    guard let number = scanner.number() else { return nil }
    switch tag {
    case .null: return .null
    case .integer: return .integer(Int64(bitPattern: number))
    case .real: return .real(Double(bitPattern: number))
    case .text, .blob:
      guard let count = Int(exactly: number), let content = scanner.bytes(count) else { return nil }
      return tag == .blob ? .blob(Array(content)) : .text(String(decoding: content, as: UTF8.self))
    }
  }
}

extension ChangeImage {
  /// Appends the encoding of the columns at these indexes, with their values.
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
