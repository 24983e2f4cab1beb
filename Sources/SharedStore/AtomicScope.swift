import Synchronization

/// A block of writes, over several intents and awaits, that are committed together or not at all.
///
/// While it is open the store's gate is held: writers of other processes queue, other tasks of this
/// process get `.busy`, readers see what was committed before. What a process that dies leaves of
/// it is nothing.
package final class AtomicScope: Sendable {
  /// The store that the scope is open in.
  package let location: StoreLocation
  /// The scope around a nested one, which is a savepoint of it.
  package let parent: AtomicScope?
  /// How many scopes there are around it.
  let depth: Int
  private let isExpired = Mutex(false)

  init(_ location: StoreLocation, in parent: AtomicScope?) {
    self.location = location
    self.parent = parent
    self.depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Set around whatever belongs to the scope: reads and writes inside are part of it.
  @TaskLocal package static var current: AtomicScope?

  /// How long the outermost scope may be open: others have 10 s of patience for all that is queued.
  package static let maximumMilliseconds: Int64 = 2_000
  /// Far more than a person nests; SQLite walks all savepoints at each change of a page.
  static let maximumDepth = 32

  /// The scope around all others.
  var outermost: AtomicScope { parent?.outermost ?? self }

  /// Notes that the time of the outermost scope is up.
  func expire() {
    outermost.isExpired.withLock { $0 = true }
  }

  /// Why nothing can be done in a scope that is not open.
  var closedError: StoreError {
    outermost.isExpired.withLock { $0 }
      ? .expired(milliseconds: Self.maximumMilliseconds)
      : .refused(reason: "the atomic block has ended")
  }
}
