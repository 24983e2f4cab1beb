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

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  /// The value of each letter; `noValue` for other bytes.
  private static let valuesOfLetters: [UInt8] = {
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

  /// Decodes base 64 without padding.
  ///
  /// The bytes are written to the beginning of `bytes`, which needs room for one byte a letter.
  ///
  /// - Returns: The number of decoded bytes; `nil` if a letter does not belong to base 64.
  private static func decode(
    _ letters: Slice<UnsafeBufferPointer<UInt8>>,
    into bytes: inout [UInt8]
  ) -> Int? {
    valuesOfLetters.withUnsafeBufferPointer { values in
      bytes.withUnsafeMutableBufferPointer { bytes in
        var (rest, bits): (UInt32, UInt32) = (0, 0)
        var count = 0
        for letter in letters {
          let value = values[Int(letter)]
          guard value != noValue else { return nil }
          rest = rest << 6 | UInt32(value)
          bits += 6
          guard bits >= 8 else { continue }
          bits -= 8
          bytes[count] = UInt8(truncatingIfNeeded: rest >> bits)
          count += 1
        }
        return count
      }
    }
  }
}

extension ServerColumns {
  /// Returns the columns of one record; `nil` if the text has another format.
  static func values(in text: [UInt8]) -> [String: StoreValue]? {
    var decoder = Decoder()
    return decoder.values(in: text)
  }

  /// Decodes the columns of many records, most of which have the same ones.
  struct Decoder {
    private var template = ColumnTemplate()
    /// The bytes of one value.
    private var bytes: [UInt8] = []

    /// Returns the columns; `nil` if the text has another format.
    mutating func values(in text: [UInt8]) -> [String: StoreValue]? {
      if bytes.count < text.count { bytes = [UInt8](repeating: 0, count: text.count) }
      return text.withUnsafeBufferPointer { text in
        if let values = known(in: text) { return values }
        var names: [String] = []
        var values: [String: StoreValue] = [:]
        var place = 0
        while let name = Self.quoted(in: text, from: &place) {
          guard names.count < LinkedRun.maximumColumns,
            let letters = Self.quoted(in: text, from: &place), let value = value(letters)
          else { return nil }
          names.append(String(decoding: name, as: UTF8.self))
          values[names[names.count - 1]] = value
        }
        guard Self.isEnd(place, of: text) else { return nil }
        template.keep(values.count == names.count ? names : [])
        return values
      }
    }

    /// Returns the columns if they are those of the template in its order; `nil` for others.
    private mutating func known(
      in text: UnsafeBufferPointer<UInt8>
    ) -> [String: StoreValue]? {
      guard !template.isEmpty else { return nil }
      var place = 0
      let values = template.values { name in
        guard let known = Self.quoted(in: text, from: &place),
          String(decoding: known, as: UTF8.self) == name,
          let letters = Self.quoted(in: text, from: &place)
        else { return nil }
        return value(letters)
      }
      return Self.isEnd(place, of: text) ? values : nil
    }

    private mutating func value(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> StoreValue? {
      ServerColumns.decode(letters, into: &bytes).flatMap { count in
        bytes.withUnsafeBytes {
          WiredValue.value(in: UnsafeRawBufferPointer(rebasing: $0[..<count]))
        }
      }
    }

    private static let quote = UInt8(ascii: "\"")

    /// Whether no quotation mark follows, not even a single one.
    private static func isEnd(_ place: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
      !text[place...].contains(quote)
    }

    /// Returns the next text in quotation marks, and moves `place` behind it; `nil` if there is
    /// none.
    private static func quoted(
      in text: UnsafeBufferPointer<UInt8>,
      from place: inout Int
    ) -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard let start = text[place...].firstIndex(of: quote),
        let end = text[(start + 1)...].firstIndex(of: quote)
      else { return nil }
      place = end + 1
      return text[start + 1..<end]
    }
  }
}
