import CSQLite

/// A prepared statement; it is finalized with its last reference.
package final class Statement {
  let handle: OpaquePointer

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// The number of values that the statement takes.
  var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

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

  /// Makes the statement ready for its next use and lets go of what it read.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }
}
