/// Numbers of eight bytes, each stored once and found by its position.
struct KeyTable: Sendable {
  private(set) var keys: [UInt64]
  private var positions: [UInt64: UInt16] = [:]

  /// Positions have 16 bits.
  static let maximumCount = 1 << 16
  /// Up to here a search from the end is faster: a widget has a handful of looks and repeats the last ones.
  private static let searchedCount = 24

  init(first: UInt64) {
    keys = [first]
  }

  var count: Int { keys.count }

  /// The position of a key, which is added when it is not there yet; `nil` where the table is full.
  mutating func index(of key: UInt64) -> UInt16? {
    if positions.isEmpty {
      var index = keys.count
      while index > 0 {
        index -= 1
        if keys[index] == key { return UInt16(truncatingIfNeeded: index) }
      }
      if keys.count == Self.searchedCount {
        for (index, key) in keys.enumerated() {
          positions[key] = UInt16(truncatingIfNeeded: index)
        }
      }
    } else if let known = positions[key] {
      return known
    }
    guard keys.count < Self.maximumCount else { return nil }
    let added = UInt16(truncatingIfNeeded: keys.count)
    keys.append(key)
    if !positions.isEmpty { positions[key] = added }
    return added
  }
}
