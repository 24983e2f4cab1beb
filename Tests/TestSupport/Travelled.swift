package import Wire

/// Encodes and decodes a value, and returns the result.
///
/// - Throws: `WireFault` if the value cannot be encoded or decoded, or if bytes remain.
package func travelled<Value: Wired>(_ value: Value) throws -> Value {
  var writer = BytesWriter()
  _ = try Value.form(value, &writer)
  return try readWired(Value.self, writer.bytes)
}

/// Decodes a value from bytes.
///
/// - Throws: `WireFault` if the bytes are invalid, or if bytes remain.
package func readWired<Value: Wired>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
  try bytes.withUnsafeBytes { buffer in
    var reader = BytesReader(buffer, maximumTextBytes: .max)
    let value = try Value.form(nil, &reader)
    guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
    return value
  }
}
