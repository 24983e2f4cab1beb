import SystemLibrary

/// The content of the lock file: what processes know about the store without opening the database
/// or its log.
struct GateState: Hashable, Sendable {
  /// The number of the last commit.
  var sequence: Int64 = 0
  /// The number of the last commit that is known to be on the disk.
  var durable: Int64 = 0
  /// The time when damage was found, in microseconds since 1970 UTC.
  ///
  /// It is 0 for an undamaged store, and -1 if the damaged files are not copied yet.
  var damaged: Int64 = 0
  /// The random number that identifies the store which the lock file protects; 0 if it is unknown.
  var identity: Int64 = 0
  /// The identifier of the write-ahead log whose folder was flushed, so that the log's name is on
  /// the disk (``LogFile``); 0 if unknown.
  var log: Int64 = 0

  init() {}

  init(
    sequence: Int64,
    durable: Int64,
    damaged: Int64,
    identity: Int64 = 0,
    log: Int64 = 0
  ) {
    self.sequence = sequence
    self.durable = durable
    self.damaged = damaged
    self.identity = identity
    self.log = log
  }

  /// Reads the lock file from an open descriptor; all numbers are 0 if the file is too short or
  /// cannot be read.
  init(_ descriptor: Int32) {
    self = withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 8) { buffer in
      let count = pread(descriptor, buffer.baseAddress, Self.size, 0)
      guard count >= Self.leastSize else { return GateState() }
      let number = { Int64(littleEndian: buffer.load(fromByteOffset: $0, as: Int64.self)) }
      return GateState(
        sequence: Self.sequence(number(0)),
        durable: Self.sequence(number(8)),
        damaged: number(16),
        identity: number(24),
        log: count == Self.size ? number(32) : 0
      )
    }
  }

  /// Reads the lock file at `location` without locking it; all numbers are 0 if it cannot be read.
  init(of location: StoreLocation) {
    self.init()
    guard let descriptor = try? SystemCall.openFile(location.lockPath) else { return }
    defer { close(descriptor) }
    self.init(descriptor)
  }

  /// The value of `damaged` while the damaged files are not copied yet.
  static let damagedWithoutCopy: Int64 = -1

  /// The greatest commit number.
  ///
  /// A greater number in a damaged file is replaced by it, so that the next number can be computed.
  static let maximumSequence: Int64 = 1 << 62

  /// Returns `number` clamped to 0…`maximumSequence`.
  static func sequence(_ number: Int64) -> Int64 {
    min(max(number, 0), maximumSequence)
  }

  /// The size of the file in bytes: five little-endian numbers; earlier versions write only the
  /// first four.
  static let size = 40
  private static let leastSize = 32
}

/// The last commit of a store according to its lock file, read without a query.
///
/// If two marks are equal, no commit was made between them.
package struct CommitMark: Equatable, Sendable {
  /// The number of the last commit; 0 if the lock file does not contain one.
  package let commit: Int64
  /// The identity number of the store; 0 if unknown.
  package let store: Int64

  package init(commit: Int64, store: Int64) {
    (self.commit, self.store) = (commit, store)
  }

  package init(of location: StoreLocation) {
    let state = GateState(of: location)
    self.init(commit: state.sequence, store: state.identity)
  }
}
