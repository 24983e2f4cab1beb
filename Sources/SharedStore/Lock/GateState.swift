/// What the lock file remembers of the store, outside the database and its log.
struct GateState: Hashable, Sendable {
  /// The number of the last commit.
  var sequence: Int64 = 0
  /// The number of the last commit that is surely on the disk.
  var durable: Int64 = 0
  /// When damage was found, in microseconds since 1970 UTC: 0 for a sound store.
  var damaged: Int64 = 0

  /// Damage was found and no copy could be made of it so far.
  static let damagedWithoutCopy: Int64 = -1

  /// More commits than there ever are: what a damaged file says beyond it is brought back to it, so
  /// that the number after it can be computed.
  static let maximumSequence: Int64 = 1 << 62

  /// `number` as far as it can count commits.
  static func sequence(_ number: Int64) -> Int64 {
    min(max(number, 0), maximumSequence)
  }

  /// Three little-endian numbers.
  static let size = 24
}
