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

  /// Three little-endian numbers.
  static let size = 24
}
