internal import Ground

/// Writes the JSON of a journal's row: by hand, because an encoder costs more than the row itself.
struct JournalWriter {
  private(set) var bytes: [UInt8] = []

  /// A row of an ordinary intent, so that it grows once.
  private static let ordinaryBytes = 384

  init() {
    bytes.reserveCapacity(Self.ordinaryBytes)
  }

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  mutating func write(json: some Sequence<UInt8>) {
    bytes.append(contentsOf: json)
  }

  /// A text between quotes (RFC 8259, section 7).
  mutating func quote(_ text: String) {
    JSONString.append(text, to: &bytes)
  }

  mutating func write(_ number: some BinaryInteger) {
    if let small = Int(exactly: number), small >= 0, small < 10 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: small))
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  mutating func write(_ flag: Bool) {
    if flag { write("true") } else { write("false") }
  }
}
