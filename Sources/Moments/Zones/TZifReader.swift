/// Reads compiled time zones (TZif, RFC 9636, versions 1 to 4), and rejects invalid ones.
struct TZifReader {
  private static let headerLength = 44

  private let bytes: [UInt8]
  private var position = 0

  /// Returns the rules in a file's bytes; `nil` if they are not a complete and valid TZif file.
  ///
  /// It is also `nil` for a file that counts leap seconds, which the system's clock does not.
  static func rules(in bytes: [UInt8], identifier: String) -> TimeZoneRules? {
    var reader = TZifReader(bytes: bytes)
    guard var header = reader.header() else { return nil }
    var timeLength = 4
    if header.version > 0 {
      // The first block is for readers that know 32 bits only.
      guard reader.skip(header.dataLength(timeLength: 4)), let second = reader.header(),
        second.version == header.version
      else { return nil }
      header = second
      timeLength = 8
    }
    guard header.isSound, var rules = reader.data(header, timeLength, identifier) else {
      return nil
    }
    if header.version > 0 {
      guard reader.footer(&rules) else { return nil }
    }
    return rules
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private struct Header {
    var version: Int
    var utcFlags, standardFlags, leapSeconds, transitions, types, characters: Int

    var isSound: Bool {
      leapSeconds == 0 && (1...256).contains(types) && characters > 0
        && (utcFlags == 0 || utcFlags == types) && (standardFlags == 0 || standardFlags == types)
    }

    /// Returns the length of the data in bytes; counts are below 2³², so the sum cannot overflow.
    func dataLength(timeLength: Int) -> Int {
      transitions * (timeLength + 1) + types * 6 + characters + leapSeconds * (timeLength + 4)
        + standardFlags + utcFlags
    }
  }

  private mutating func header() -> Header? {
    guard bytes.count - position >= Self.headerLength,
      bytes[position..<position + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let versionByte = bytes[position + 4]
    position += 20
    guard versionByte == 0 || (0x32...0x34).contains(versionByte), let utcFlags = count(),
      let standardFlags = count(), let leapSeconds = count(), let transitions = count(),
      let types = count(), let characters = count()
    else { return nil }
    return Header(
      version: versionByte == 0 ? 0 : Int(versionByte) - 0x30,
      utcFlags: utcFlags,
      standardFlags: standardFlags,
      leapSeconds: leapSeconds,
      transitions: transitions,
      types: types,
      characters: characters
    )
  }

  private mutating func data(
    _ header: Header,
    _ timeLength: Int,
    _ identifier: String
  ) -> TimeZoneRules? {
    guard bytes.count - position >= header.dataLength(timeLength: timeLength) else { return nil }
    var times: [Int64] = []
    times.reserveCapacity(header.transitions)
    for _ in 0..<header.transitions {
      guard let time = integer(timeLength), time > times.last ?? .min else { return nil }
      times.append(time)
    }
    let kinds = Array(bytes[position..<position + header.transitions])
    position += header.transitions
    guard kinds.allSatisfy({ $0 < header.types }) else { return nil }
    let names = bytes[position + header.types * 6..<position + header.types * 6 + header.characters]
    var offsets: [ZoneOffset] = []
    for _ in 0..<header.types {
      guard let offset = offset(names) else { return nil }
      offsets.append(offset)
    }
    guard skip(header.characters + header.standardFlags + header.utcFlags) else { return nil }
    return TimeZoneRules(
      identifier: identifier,
      transitions: times,
      kinds: kinds,
      offsets: offsets,
      rule: nil
    )
  }

  private mutating func offset(_ names: ArraySlice<UInt8>) -> ZoneOffset? {
    guard let seconds = integer(4), let isDaylight = integer(1), let nameStart = integer(1),
      WallMoment.allowedOffsets.contains(Int(seconds)), (0...1).contains(isDaylight),
      nameStart < names.count
    else { return nil }
    let name = names.dropFirst(Int(nameStart)).prefix { $0 != 0 }
    guard name.allSatisfy(Self.isNameByte) else { return nil }
    return ZoneOffset(
      secondsFromUTC: Int(seconds),
      isDaylight: isDaylight == 1,
      abbreviation: String(decoding: name, as: UTF8.self)
    )
  }

  /// Reads the rule for all time after the last transition, between two line feeds; it may be
  /// empty.
  ///
  /// It returns `false` if the rule is invalid or incomplete.
  private mutating func footer(_ rules: inout TimeZoneRules) -> Bool {
    guard integer(1) == 0x0A, let end = bytes[position...].firstIndex(of: 0x0A) else {
      return false
    }
    if end == position { return true }
    guard end - position <= PosixTimeZoneParser.maximumLength else { return false }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    rules.rule = PosixTimeZoneParser.parse(text)
    return rules.rule != nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2B
      || byte == 0x2D
  }

  private mutating func skip(_ length: Int) -> Bool {
    guard length <= bytes.count - position else { return false }
    position += length
    return true
  }

  private mutating func count() -> Int? {
    integer(4).map { Int(UInt32(truncatingIfNeeded: $0)) }
  }

  /// Reads a signed number in big-endian order; `nil` if too few bytes are left.
  ///
  /// A single byte is unsigned.
  private mutating func integer(_ length: Int) -> Int64? {
    guard length <= bytes.count - position else { return nil }
    var value: UInt64 = 0
    for byte in bytes[position..<position + length] { value = value << 8 | UInt64(byte) }
    position += length
    return length == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }
}
