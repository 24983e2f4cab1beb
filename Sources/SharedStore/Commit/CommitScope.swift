import Synchronization

/// How the writes of a task are committed.
package enum CommitScope: Hashable, Sendable {
  /// In a transaction of its own, which is committed before the write returns.
  case alone
  /// In a transaction that the writes of a group share.
  case group(CommitGroup)
  /// In a transaction of its own, which is flushed later with the group's other writes.
  ///
  /// An intent needs this while it may wait for things other than the store.
  case eachWrite(of: CommitGroup)
  /// In one transaction with all other writes of an atomic block.
  case atomic(AtomicScope)

  /// Whether each write has a transaction of its own, so that it can be repeated after a failure.
  var isOfOneWrite: Bool {
    switch self {
    case .alone, .eachWrite: true
    case .group, .atomic: false
    }
  }

  var isAtomic: Bool {
    if case .atomic = self { true } else { false }
  }

  /// The store to which the scope belongs; `nil` if it may be used with any store.
  var location: StoreLocation? {
    switch self {
    case .alone: nil
    case .group(let group), .eachWrite(let group): group.location
    case .atomic(let scope): scope.location
    }
  }
}

/// Writes that share transactions, and whose commits are flushed together.
package struct CommitGroup: Hashable, Sendable {
  let location: StoreLocation
  /// The longest time in milliseconds for which a transaction of the group is open.
  let milliseconds: Int64
  /// Whether each commit is flushed to the disk before it returns.
  let isFlushed: Bool
  private let id: Int

  private static let count = Atomic(0)

  /// Creates a group, which is not equal to any other group in this process.
  init(
    _ location: StoreLocation,
    milliseconds: Int64 = CommitGroup.maximumMilliseconds,
    isFlushed: Bool = false
  ) {
    self.location = location
    self.milliseconds = milliseconds
    self.isFlushed = isFlushed
    id = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The longest time in milliseconds for which a group's transaction stays open; other processes
  /// hardly notice such a wait.
  static let maximumMilliseconds: Int64 = 50
  /// The most runs of intents in one transaction, which limits the memory used.
  ///
  /// Each commit writes the pages that its random ids touched, so few large commits write far less
  /// than many small ones.
  static let maximumRuns: Int64 = 2_048
}

/// A block of writes, across several intents and awaits, that are committed together or not at all.
///
/// While the block is open, it holds the store's write lock. Writers of other processes queue,
/// other tasks of this process get `.busy`, and readers see the state before the block. If the
/// process ends, none of the block's writes are kept.
package struct AtomicScope: Hashable, Sendable {
  let location: StoreLocation
  /// A number that is unique among the scopes of the store in this process.
  let number: Int
  /// The number of the outermost scope of the block.
  let block: Int
  /// The longest time in milliseconds for which the block may be open, set by its outermost scope.
  var milliseconds = maximumMilliseconds

  var isOutermost: Bool { number == block }

  /// The time limit of a script's block in milliseconds, well below the 10 s for which other
  /// writers wait.
  package static let maximumMilliseconds: Int64 = 2_000
  /// The time limit of a batch's block in milliseconds; the size of a batch and its request's time
  /// limit are usually reached first.
  package static let batchMilliseconds: Int64 = 60_000
  /// The most nested scopes of a block: far more than nesting by hand produces.
  ///
  /// SQLite visits all savepoints at each change of a page.
  static let maximumDepth = 32
}
