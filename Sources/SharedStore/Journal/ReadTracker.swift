import Ground

/// Records which collections a task reads while it makes a timeline, so that later changes make the
/// timeline outdated.
package final class ReadTracker: Sendable {
  private let sequences = Guarded<[String: Int64]>([:])

  package init() {}

  /// The collections read so far, by name.
  package var reads: [CollectionRead] {
    sequences.withLock { $0 }
      .map { CollectionRead(collection: $0.key, sequence: $0.value) }
      .sorted { $0.collection < $1.collection }
  }

  /// Records the first read of a collection, with the store's commit number at that time.
  ///
  /// Later reads are ignored: commits since the first one may have been missed.
  func note(_ collection: String, sequence: () throws(StoreError) -> Int64) throws(StoreError) {
    guard sequences.withLock({ $0[collection] == nil }) else { return }
    let value = try sequence()
    sequences.withLock { $0[collection] = min($0[collection] ?? value, value) }
  }
}

/// A collection that was read, and the store's commit number at the first read.
package struct CollectionRead: Hashable, Sendable {
  package let collection: String
  package let sequence: Int64

  package init(collection: String, sequence: Int64) {
    self.collection = collection
    self.sequence = sequence
  }
}
