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

  init(_ location: StoreLocation, in parent: AtomicScope?) {
    self.location = location
    self.parent = parent
  }

  /// Set around whatever belongs to the scope: reads and writes inside are part of it.
  @TaskLocal package static var current: AtomicScope?

  /// How long the outermost scope may be open: others have 10 s of patience for all that is queued.
  package static let maximumMilliseconds: Int64 = 2_000
}
