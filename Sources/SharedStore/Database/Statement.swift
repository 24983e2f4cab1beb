import CSQLite

/// A prepared SQL statement; it is finalized when it is deallocated.
package final class Statement {
  let handle: OpaquePointer
  /// The index of the result column that is likely to be read next, because records read their
  /// columns in order.
  var nextColumn = 0

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// The number of parameters in the statement's SQL, which are bound by indices from 1.
  var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// The number of columns in each result row.
  var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// Binds `value` to the parameter `index`, which counts from 1, and returns SQLite's code.
  func bind(_ value: StoreValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let value):
      return sqlite3_bind_int64(handle, index, value)
    case .real(let value):
      return sqlite3_bind_double(handle, index, value)
    case .text(var text):
      return text.withUTF8 { bytes in
        guard let length = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
        guard let start = bytes.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, widgetctl_sqlite3_transient())
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          sqlite3_bind_text(handle, index, $0, length, widgetctl_sqlite3_transient())
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { buffer in
        guard let length = Int32(exactly: buffer.count) else { return SQLITE_TOOBIG }
        guard let start = buffer.baseAddress, length > 0 else {
          return sqlite3_bind_zeroblob(handle, index, 0)
        }
        return sqlite3_bind_blob(handle, index, start, length, widgetctl_sqlite3_transient())
      }
    }
  }

  /// Resets the statement for its next use and releases the last row.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}

extension Statement {
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// Returns a column's text; bytes that are not UTF-8 become replacement characters.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  func optionalBytes(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : bytes(column) }

  func value(_ column: Int32) -> StoreValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }
}

extension Statement {
  /// Binds `values` to the parameters, runs the statement to its end, and returns SQLite's result
  /// code.
  ///
  /// `scratch` contains the bytes of texts and blobs meanwhile. The next run must bind every
  /// parameter again.
  func run(_ values: [StoreValue], last: StoreValue? = nil, _ scratch: inout BoundBytes) -> Int32 {
    scratch.removeAll()
    for value in values {
      switch value {
      case .text(let text): scratch.append(text)
      case .blob(let blob): scratch.append(blob)
      default: break
      }
    }
    let code = scratch.bytes.withUnsafeBytes { bytes in
      var offset = 1
      for (index, value) in values.enumerated() {
        let code = bind(value, at: Int32(index + 1), in: bytes, from: &offset)
        guard code == SQLITE_OK else { return code }
      }
      if let last { _ = bind(last, at: Int32(values.count + 1)) }
      return sqlite3_step(handle)
    }
    sqlite3_reset(handle)
    return code
  }

  /// Binds the text of `count` bytes at `start`, which must stay valid until the statement has run.
  func bindText(_ start: UnsafeRawPointer, _ count: Int, at index: Int32) -> Int32 {
    guard let length = Int32(exactly: count) else { return SQLITE_TOOBIG }
    return sqlite3_bind_text(handle, index, start.assumingMemoryBound(to: CChar.self), length, nil)
  }

  /// Binds the `count` bytes at `start` as a blob; they must stay valid until the statement has
  /// run.
  func bindBlob(_ start: UnsafeRawPointer, _ count: Int, at index: Int32) -> Int32 {
    guard let length = Int32(exactly: count) else { return SQLITE_TOOBIG }
    return sqlite3_bind_blob(handle, index, start, length, nil)
  }

  func bindInteger(_ value: Int64, at index: Int32) -> Int32 {
    sqlite3_bind_int64(handle, index, value)
  }

  private func bind(
    _ value: StoreValue,
    at index: Int32,
    in bytes: UnsafeRawBufferPointer,
    from offset: inout Int
  ) -> Int32 {
    guard let start = bytes.baseAddress else { return SQLITE_MISUSE }
    switch value {
    case .text(let text):
      defer { offset += text.utf8.count }
      return bindText(start + offset, text.utf8.count, at: index)
    case .blob(let blob):
      defer { offset += blob.count }
      return bindBlob(start + offset, blob.count, at: index)
    default: return bind(value, at: index)
    }
  }
}

/// A buffer with the bytes of all texts and blobs that are bound to a statement, so that SQLite
/// need not copy each.
struct BoundBytes {
  /// The bytes of the values, after one unused byte.
  ///
  /// The unused byte gives an empty value an address; without one, SQLite would read it as null.
  private(set) var bytes: [UInt8] = [0]

  /// The offset at which the next value begins.
  var end: Int { bytes.count }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ blob: [UInt8]) {
    bytes.append(contentsOf: blob)
  }

  /// Lets `write` append bytes to the buffer.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
  }

  /// Removes all bytes from the offset `end` on.
  mutating func removeAll(from end: Int = 1) {
    bytes.removeLast(bytes.count - end)
    guard end == 1, bytes.capacity > Self.keptCapacity else { return }
    bytes = [0]
  }

  /// The capacity in bytes up to which the buffer is kept for reuse: more than a transaction
  /// usually binds.
  private static let keptCapacity = 1 << 20
}
