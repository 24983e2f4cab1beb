/// A stream of zlib (RFC 1950) with one deflated block (RFC 1951) of fixed codes.
///
/// Its bytes are the same on every machine, and no library is needed. Pictures of text repeat so much that a table of
/// dynamic codes would save little.
enum ZlibStream {
  static func bytes(of data: [UInt8]) -> [UInt8] {
    var output = DeflatedBlock()
    output.append(data)
    let sum = checksum(data)
    return [0x78, 0x9C] + output.finished()
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  /// Returns the Adler-32 checksum that ends a zlib stream.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    let modulus: UInt32 = 65_521
    // As many sums as fit into 32 bits before they are reduced.
    let run = 5_552
    var (low, high): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < data.count {
      let end = min(start + run, data.count)
      for byte in data[start..<end] {
        low &+= UInt32(byte)
        high &+= low
      }
      low %= modulus
      high %= modulus
      start = end
    }
    return high << 16 | low
  }
}

/// One block of literals and of copies of earlier bytes, as bits.
private struct DeflatedBlock {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// The greatest distance in bytes between a copy and its original; `shortest` and `longest` are
  /// the lengths of copies.
  private static let window = 32_768
  private static let (shortest, longest) = (3, 258)
  /// The most earlier positions that are compared; more costs time and saves little.
  private static let mostTries = 24
  private static let hashBits = 15

  init() {
    // The last block, of fixed codes.
    put(1, 1)
    put(1, 2)
  }

  mutating func append(_ data: [UInt8]) {
    var heads = [Int](repeating: -1, count: 1 << Self.hashBits)
    var previous = [Int](repeating: -1, count: Self.window)
    data.withUnsafeBufferPointer { data in
      var place = 0
      func remember(_ place: Int) {
        guard place + Self.shortest <= data.count else { return }
        let hash = Self.hash(data, place)
        previous[place % Self.window] = heads[hash]
        heads[hash] = place
      }
      while place < data.count {
        let (length, distance) = Self.match(data, place, heads, previous)
        if length >= Self.shortest {
          putCopy(length: length, distance: distance)
          for offset in 0..<length { remember(place + offset) }
          place += length
        } else {
          putLiteral(Int(data[place]))
          remember(place)
          place += 1
        }
      }
    }
  }

  /// Ends the block and returns its bytes.
  mutating func finished() -> [UInt8] {
    putLiteral(256)
    if count > 0 { put(0, 8 - count % 8) }
    return bytes
  }

  private static func hash(_ data: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let value = UInt32(data[place]) | UInt32(data[place + 1]) << 8 | UInt32(data[place + 2]) << 16
    return Int((value &* 0x9E37_79B1) >> UInt32(32 - hashBits))
  }

  /// Returns the longest match among the compared positions.
  private static func match(
    _ data: UnsafeBufferPointer<UInt8>,
    _ place: Int,
    _ heads: [Int],
    _ previous: [Int]
  ) -> (length: Int, distance: Int) {
    guard place + shortest <= data.count else { return (0, 0) }
    let most = min(longest, data.count - place)
    var best = (length: 0, distance: 0)
    var candidate = heads[hash(data, place)]
    for _ in 0..<mostTries {
      guard candidate >= 0, place - candidate < window else { break }
      var length = 0
      while length < most, data[candidate + length] == data[place + length] { length += 1 }
      if length > best.length { best = (length, place - candidate) }
      if length == most { break }
      candidate = previous[candidate % window]
    }
    return best
  }

  private mutating func put(_ value: Int, _ length: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Writes a code, beginning with its highest bit.
  private mutating func putCode(_ code: Int, _ length: Int) {
    var reversed = 0
    for bit in 0..<length where code & 1 << bit != 0 { reversed |= 1 << (length - 1 - bit) }
    put(reversed, length)
  }

  /// Writes the code of a literal, of the end (256), or of a length (RFC 1951, 3.2.6).
  private mutating func putLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: putCode(0x30 + symbol, 8)
    case ..<256: putCode(0x190 + symbol - 144, 9)
    case ..<280: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putCopy(length: Int, distance: Int) {
    let (symbol, lengthBits, lengthRest) = Self.code(length - 3, first: 257, plain: 8, step: 4)
    // The longest length has a code of its own.
    if length == Self.longest {
      putLiteral(285)
    } else {
      putLiteral(symbol)
      put(lengthRest, lengthBits)
    }
    let (code, distanceBits, distanceRest) = Self.code(distance - 1, first: 0, plain: 4, step: 2)
    putCode(code, 5)
    put(distanceRest, distanceBits)
  }

  /// Returns the code of a length or distance, the number of its extra bits, and their value (RFC
  /// 1951, 3.2.5).
  ///
  /// The first `plain` codes have no extra bits; after them, each `step` codes have one bit more.
  private static func code(_ value: Int, first: Int, plain: Int, step: Int) -> (Int, Int, Int) {
    guard value >= plain else { return (first + value, 0, 0) }
    let extra = (value / step).bitWidth - 1 - (value / step).leadingZeroBitCount
    let group = value >> extra
    return (first + step * (extra + 1) + group - step, extra, value & ((1 << extra) - 1))
  }
}
