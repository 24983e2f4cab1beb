/// Takes the primitives of the compact encoding off a buffer and never reads beyond its end.
struct CompactReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0
  /// Views read, against `ArchiveLimits.maximumNodes`.
  var nodes = 0
  /// The version of the archive, which says how its lengths are written.
  var version = ArchiveLimits.version

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  func malformed(_ problem: String) -> ArchiveError {
    .malformed(at: "byte \(offset)", problem: problem)
  }

  func tooLarge(_ limit: String) -> ArchiveError {
    .tooLarge(at: "byte \(offset)", limit: limit)
  }

  mutating func byte() throws(ArchiveError) -> UInt8 {
    guard offset < bytes.count else { throw malformed("the archive ends too soon") }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func unsigned() throws(ArchiveError) -> UInt64 {
    let first = try byte()
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = try byte()
      // The tenth byte holds the last bit of 64.
      guard shift < 63 || next <= 1 else { throw malformed("a number of more than 64 bits") }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  mutating func signed() throws(ArchiveError) -> Int64 {
    let raw = try unsigned()
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  /// A number within the limits of an archive.
  mutating func number() throws(ArchiveError) -> Double {
    let value = try rank()
    guard value.isArchivable else { throw malformed("a number out of range") }
    return value
  }

  /// A number of any size that is finite.
  mutating func rank() throws(ArchiveError) -> Double {
    let raw = try unsigned()
    let rest = Double(Int64(bitPattern: raw >> 3) ^ -Int64(bitPattern: raw >> 2 & 1))
    switch raw & 3 {
    case CompactTags.Number.whole: return rest
    case CompactTags.Number.thousandths: return rest / 1_000
    default:
      guard raw == CompactTags.Number.bits else { throw malformed("an unknown number") }
    }
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try byte()) << shift }
    let value = Double(bitPattern: bits)
    guard value.isFinite else { throw malformed("a number that is not finite") }
    return value
  }

  mutating func point() throws(ArchiveError) -> ArchivedPoint {
    ArchivedPoint(x: try number(), y: try number())
  }

  /// A count of items of which there is a limit.
  mutating func count(upTo limit: Int, _ items: String) throws(ArchiveError) -> Int {
    let value = try count()
    guard value <= limit else { throw tooLarge("more than \(limit) \(items)") }
    return value
  }

  /// Bytes that follow each other.
  mutating func take(_ length: Int) throws(ArchiveError) -> UnsafeRawBufferPointer {
    guard length <= bytes.count - offset else { throw malformed("the archive ends too soon") }
    defer { offset += length }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
  }

  /// A length in cells, which the layout can add up without overflow.
  mutating func cells() throws(ArchiveError) -> Int {
    let value = try signed()
    let bound = Int64(PointScale.maximumCells)
    guard value >= -bound && value <= bound else { throw malformed("a length out of range") }
    return Int(value)
  }

  mutating func optionalCells() throws(ArchiveError) -> Int? {
    try flag() ? try cells() : nil
  }

  /// An author's length; before version 2 they were whole cells.
  mutating func length() throws(ArchiveError) -> CellLength {
    if version < 2 { return CellLength(cells: try cells()) }
    let value = try signed()
    let bound = Int64(PointScale.maximumCells)
    let isWhole = value & 1 == 0
    let limit = isWhole ? bound : bound * Int64(CellLength.partsPerCell)
    guard value >> 1 >= -limit && value >> 1 <= limit else {
      throw malformed("a length out of range")
    }
    let length =
      isWhole ? CellLength(cells: Int(value >> 1)) : CellLength(parts: Int(value >> 1))
    guard isWhole || !length.isWhole else { throw malformed("whole cells written as parts") }
    return length
  }

  mutating func optionalLength() throws(ArchiveError) -> CellLength? {
    try flag() ? try length() : nil
  }

  mutating func flag() throws(ArchiveError) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw malformed("a flag that is neither 0 nor 1") }
    return value == 1
  }

  /// A count of items, each of which takes at least one of the bytes that are left.
  mutating func count() throws(ArchiveError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - offset) else {
      throw malformed("a count beyond the archive's end")
    }
    return Int(value)
  }

  mutating func string() throws(ArchiveError) -> String {
    let length = try count()
    guard length <= ArchiveLimits.maximumStringBytes else {
      throw tooLarge("a string of more than \(ArchiveLimits.maximumStringBytes) bytes")
    }
    let slice = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
    return try slice.withMemoryRebound(to: UInt8.self) { utf8 throws(ArchiveError) in
      var bits: UInt8 = 0
      for byte in utf8 { bits |= byte }
      // ASCII needs no validation, which is slow for the short strings of a widget.
      guard bits >= 0x80 else {
        offset += length
        return String(decoding: utf8, as: UTF8.self)
      }
      guard let text = String(validating: utf8, as: UTF8.self) else {
        throw malformed("text that is not UTF-8")
      }
      offset += length
      return text
    }
  }

  mutating func enumeration<Value: RawRepresentable<UInt8>>(
    _ type: Value.Type,
    _ name: String
  ) throws(ArchiveError) -> Value {
    guard let value = Value(rawValue: try byte()) else { throw malformed("an unknown \(name)") }
    return value
  }
}
