internal import SharedStore

/// The encoding of a record's columns in PostgreSQL: a JSON object with the bytes of each value in
/// base 64.
///
/// Neither names nor values need an escape; the server replaces columns without reading them.
enum ServerColumns {
  static func text(of values: [String: StoreValue]) throws(LinkError) -> String {
    var text = "{"
    for name in values.keys.sorted() {
      guard let value = values[name] else { continue }
      let bytes = try HubBytes.of(WiredValue(value))
      text += "\(text.utf8.count > 1 ? "," : "")\"\(name)\":\"\(encoded(bytes))\""
    }
    return text + "}"
  }

  /// Returns the columns; `nil` if the text has another format.
  static func values(in text: String) -> [String: StoreValue]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count % 4 == 1 else { return nil }
    var values: [String: StoreValue] = [:]
    for place in stride(from: 1, to: parts.count - 1, by: 4) {
      guard let bytes = decoded(parts[place + 2]),
        let value = try? HubBytes.value(WiredValue.self, in: bytes)
      else { return nil }
      values[String(decoding: parts[place], as: UTF8.self)] = value.value
    }
    return values.count <= LinkedRun.maximumColumns ? values : nil
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// Encodes bytes in base 64 without padding (RFC 4648).
  private static func encoded(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count * 4 / 3 + 2)
    var (rest, bits): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      rest = rest << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        letters.append(alphabet[Int(rest >> bits & 63)])
      }
    }
    if bits > 0 { letters.append(alphabet[Int(rest << (6 - bits) & 63)]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decoded(_ letters: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    var (rest, bits): (UInt32, UInt32) = (0, 0)
    for letter in letters {
      guard let value = values[Int(letter)] else { return nil }
      rest = rest << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
    }
    return bytes
  }
}
