/// The bytes of a short word as two numbers, which compare and hash at once.
struct PackedWord: Equatable {
  /// Bytes that fit.
  static let capacity = 16

  let low: UInt64
  let high: UInt64

  /// Packs at most ``capacity`` bytes, the first one lowest.
  @inline(__always)
  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    let middle = min(start &+ 8, end)
    var index = middle
    while index > start {
      index &-= 1
      low = low &<< 8 | UInt64(bytes[index])
    }
    index = end
    while index > middle {
      index &-= 1
      high = high &<< 8 | UInt64(bytes[index])
    }
    self.low = low
    self.high = high
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0, min(bytes.count, Self.capacity))
  }

  /// Its place in a table of 256.
  var place: Int {
    Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
