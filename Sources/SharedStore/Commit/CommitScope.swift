import Synchronization

/// The way in which a task's write is committed.
package enum CommitScope: Hashable, Sendable {
  /// In a transaction of its own, before the write returns.
  case alone
  /// In a transaction that the writes of a group share.
  case group(CommitGroup)
  /// In a transaction of its own that is flushed with the group, for an intent that may wait for
  /// more than the store.
  case eachWrite(of: CommitGroup)
  /// Together with all other writes of an atomic block.
  case atomic(AtomicScope)

  /// Whether each write is committed by itself, and can be repeated after a failure.
  var isOfOneWrite: Bool {
    switch self {
    case .alone, .eachWrite: true
    case .group, .atomic: false
    }
  }

  var isAtomic: Bool {
    if case .atomic = self { true } else { false }
  }

  /// The store that the scope belongs to; `nil` if it may be used with any store.
  var location: StoreLocation? {
    switch self {
    case .alone: nil
    case .group(let group), .eachWrite(let group): group.location
    case .atomic(let scope): scope.location
    }
  }
}

/// Writes that share transactions, and whose commits reach the disk together.
package struct CommitGroup: Hashable, Sendable {
  let location: StoreLocation
  /// The time limit of each of its transactions.
  let milliseconds: Int64
  /// Whether each commit is flushed to the disk before it returns.
  let isFlushed: Bool
  private let id: Int

  private static let count = Atomic(0)

  /// Creates a group that is unequal to every other in this process.
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

  /// The longest time that a group's transaction stays open: writers of other processes hardly
  /// notice it.
  static let maximumMilliseconds: Int64 = 50
  /// The most runs in a transaction, which limits the memory used.
  ///
  /// Each commit writes the pages that its random ids touched, so few large commits write far less
  /// than many small ones.
  static let maximumRuns: Int64 = 2_048
}

/// A block of writes, over several intents and awaits, that are committed together or not at all.
///
/// While the block is open, it holds the store's gate. Writers of other processes queue, other
/// tasks of this process get `.busy`, and readers see the state before it. If the process dies,
/// nothing of the block is kept.
package struct AtomicScope: Hashable, Sendable {
  let location: StoreLocation
  /// A number that no other scope of the store has.
  let number: Int
  /// The number of the outermost scope.
  let block: Int
  /// The time limit of the outermost scope.
  var milliseconds = maximumMilliseconds

  var isOutermost: Bool { number == block }

  /// The time limit of a script's block, well below the 10 s for which other writers queue.
  package static let maximumMilliseconds: Int64 = 2_000
  /// The time limit of a batch, which is limited more by its size and by the time of its request.
  package static let batchMilliseconds: Int64 = 60_000
  /// The most nested scopes: far more than anyone nests by hand.
  ///
  /// SQLite visits all savepoints at each change of a page.
  static let maximumDepth = 32
}
