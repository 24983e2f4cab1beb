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
  static func values(in text: [UInt8]) -> [String: StoreValue]? {
    text.withUnsafeBufferPointer { text in
      let quotes = text.indices.filter { text[$0] == UInt8(ascii: "\"") }
      guard quotes.count % 4 == 0, quotes.count / 4 <= LinkedRun.maximumColumns else { return nil }
      var values = [String: StoreValue](minimumCapacity: quotes.count / 4)
      var bytes: [UInt8] = []
      for place in stride(from: 0, to: quotes.count, by: 4) {
        guard decode(text[quotes[place + 2] + 1..<quotes[place + 3]], into: &bytes),
          let value = try? HubBytes.value(WiredValue.self, in: bytes)
        else { return nil }
        let name = text[quotes[place] + 1..<quotes[place + 1]]
        values[String(decoding: name, as: UTF8.self)] = value.value
      }
      return values
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  /// The value of each letter; `noValue` for other bytes.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: noValue, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
  private static let noValue: UInt8 = 0xFF

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

  /// Decodes base 64 without padding, in place of what `bytes` contains.
  ///
  /// - Returns: `false` for a letter that base 64 does not have.
  private static func decode(
    _ letters: Slice<UnsafeBufferPointer<UInt8>>,
    into bytes: inout [UInt8]
  ) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    let values = values
    var (rest, bits): (UInt32, UInt32) = (0, 0)
    for letter in letters {
      let value = values[Int(letter)]
      guard value != noValue else { return false }
      rest = rest << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
    }
    return true
  }
}
