package import Wire

/// The value after a way through its bytes.
///
/// - Throws: `WireFault` for what cannot be written or read, or has bytes behind it.
package func travelled<Value: Wired>(_ value: Value) throws -> Value {
  var writer = BytesWriter()
  _ = try Value.form(value, &writer)
  return try readWired(Value.self, writer.bytes)
}

/// The value that the bytes are.
package func readWired<Value: Wired>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
  try bytes.withUnsafeBytes { buffer in
    var reader = BytesReader(buffer, maximumTextBytes: .max)
    let value = try Value.form(nil, &reader)
    guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
    return value
  }
}
