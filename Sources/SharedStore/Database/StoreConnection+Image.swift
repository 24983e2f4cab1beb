import CSQLite

extension StoreConnection {
  /// Returns all pages of the database, including those in its log; `nil` if SQLite cannot provide
  /// them.
  func image() -> [UInt8]? {
    var count: sqlite3_int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, 0) else { return nil }
    defer { sqlite3_free(start) }
    return [UInt8](UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Opens a database in memory with these pages; `location` is only used in errors.
  convenience init(image: [UInt8], at location: StoreLocation) throws(StoreError) {
    try self.init(location, name: ":memory:", mode: .readWrite)
    let count = Int64(image.count)
    // SQLite frees the copy, with the connection or if the call fails.
    guard let copy = sqlite3_malloc64(UInt64(image.count)) else { throw fail(SQLITE_NOMEM) }
    image.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
    }
    let code = sqlite3_deserialize(
      handle,
      "main",
      copy.assumingMemoryBound(to: UInt8.self),
      count,
      count,
      UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    )
    guard code == SQLITE_OK else { throw fail(code) }
  }
}
