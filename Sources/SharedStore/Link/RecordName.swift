/// The name of a shared record: its collection, and its identity, which is the same on every
/// machine.
package struct RecordName: Hashable, Comparable, Sendable {
  package let collection: String
  /// The value of the column that identifies a record, such as the id of a to-do.
  package let identity: String

  package init(_ collection: String, _ identity: String) {
    self.collection = collection
    self.identity = identity
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.collection, one.identity) < (other.collection, other.identity)
  }
}
