/// Appends the primitives of the compact encoding.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []
  /// Views that are written or promised; beyond the limits of an archive they are left out.
  var nodes = 1
  /// Whether anything was left out for a limit.
  var isCut = false
  /// Whether what is shown in other states is written as well.
  let keepsAlternatives: Bool
  var hasAlternatives = false

  init(keepsAlternatives: Bool = true) {
    self.keepsAlternatives = keepsAlternatives
  }

  /// No view, string, path or picture begins beyond this: the rest holds the ends of what was begun.
  static let softEnd = ArchiveLimits.maximumBytes - 3 * (1 << 16)

  /// The bytes that may still be begun.
  var room: Int { max(Self.softEnd - bytes.count, 0) }

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

  /// A number within the limits of an archive; whole ones and thousandths take few bytes.
  mutating func number(_ value: Double) {
    exactly(value.archivable)
  }

  /// A priority or an index, of any size but infinity.
  mutating func rank(_ value: Double) {
    exactly(value.archivableRank)
  }

  private mutating func exactly(_ value: Double) {
    let bound = Double(1 << 50)
    if value.magnitude < bound, value.rounded(.towardZero) == value {
      return scaled(Int64(value), CompactTags.Number.whole)
    }
    let thousandths = (value * 1_000).rounded()
    if thousandths.magnitude < bound, thousandths / 1_000 == value {
      return scaled(Int64(thousandths), CompactTags.Number.thousandths)
    }
    unsigned(CompactTags.Number.bits)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      byte(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
  }

  private mutating func scaled(_ value: Int64, _ kind: UInt64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)) << 2 | kind)
  }

  mutating func point(_ point: ArchivedPoint) {
    number(point.x)
    number(point.y)
  }

  mutating func append(_ values: some Collection<UInt8>) {
    bytes.append(contentsOf: values)
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
