/// Appends the primitives of the compact encoding.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []
  /// Views that are written or promised; beyond the limits of an archive they are left out.
  var nodes = 1

  /// No view and no string begins beyond this: the rest holds the ends of what was begun.
  static let softEnd = ArchiveLimits.maximumBytes - (1 << 17)

  mutating func byte(_ value: UInt8) {
    bytes.append(value)
  }

  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  mutating func signed(_ value: Int) {
    signed(Int64(value))
  }

  mutating func optional(_ value: Int?) {
    byte(value == nil ? 0 : 1)
    if let value { signed(value) }
  }

  mutating func flag(_ value: Bool) {
    byte(value ? 1 : 0)
  }

  /// Writes a string; what exceeds the limit is cut between scalars.
  mutating func string(_ value: String) {
    let room = bytes.count < Self.softEnd ? ArchiveLimits.maximumStringBytes : 0
    var kept = value[...]
    if kept.utf8.count > room {
      let end = value.utf8.index(value.startIndex, offsetBy: room)
      kept = value[..<value.unicodeScalars.index(roundingDown: end)]
    }
    unsigned(UInt64(kept.utf8.count))
    bytes.append(contentsOf: kept.utf8)
  }
}

extension String.UnicodeScalarView {
  /// The start of the scalar that an index lies in.
  fileprivate func index(roundingDown index: String.Index) -> String.Index {
    index.samePosition(in: self) ?? self.index(before: index)
  }
}
