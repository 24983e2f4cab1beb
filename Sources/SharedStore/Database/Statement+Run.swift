import CSQLite

extension Statement {
  /// Binds `values` to the parameters from 1 on, runs to the end and returns SQLite's code.
  ///
  /// `scratch` holds the bytes meanwhile; the next run binds every parameter again.
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

  /// Binds text that lies at `start` and stays there until the statement has run.
  func bindText(_ start: UnsafeRawPointer, _ count: Int, at index: Int32) -> Int32 {
    guard let length = Int32(exactly: count) else { return SQLITE_TOOBIG }
    return sqlite3_bind_text(handle, index, start.assumingMemoryBound(to: CChar.self), length, nil)
  }

  /// Binds bytes that lie at `start` and stay there until the statement has run.
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
