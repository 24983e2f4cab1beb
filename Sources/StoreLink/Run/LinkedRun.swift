package import SharedStore

/// A record of a shared collection by the name that it has on every machine.
package struct RecordName: Hashable, Comparable, Sendable {
  package let collection: String
  /// The value of the collection's naming column, such as the id of a to-do.
  package let identity: String

  package init(_ collection: String, _ identity: String) {
    self.collection = collection
    self.identity = identity
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.collection, one.identity) < (other.collection, other.identity)
  }
}

/// A change of one record: an insertion, an update or a removal.
package struct LinkedChange: Hashable, Sendable {
  package let record: RecordName
  /// The values before, by column: of an update those that it changes, of a removal all; `nil` for an insertion.
  package let before: [String: StoreValue]?
  /// The values afterwards, by column: of an update those that it changes, of an insertion all; `nil` for a removal.
  package let after: [String: StoreValue]?

  package init(
    _ record: RecordName,
    before: [String: StoreValue]?,
    after: [String: StoreValue]?
  ) {
    self.record = record
    self.before = before
    self.after = after
  }

  /// The opposite change.
  package var reversed: LinkedChange { LinkedChange(record, before: after, after: before) }
}

/// A run as it travels between machines: what was done once on one of them, and what that made of the records.
package struct LinkedRun: Hashable, Sendable {
  /// A random name that no other run of any machine has.
  package let id: String
  /// The name that its caller gave to the request; `nil` for none.
  package let key: String?
  package let machine: Int64
  /// When it was made, in microseconds since 1970 UTC by the hub's clock.
  package let made: Int64
  /// How many runs of the log its machine knew then.
  package let known: Int
  /// The runs that it reverses, if it is an undo or, of undos, a redo; empty for a run of its own.
  package let reverses: [String]
  /// In the order in which they were made; empty for an undo before a merge works them out.
  package var changes: [LinkedChange]

  package init(
    id: String,
    key: String? = nil,
    machine: Int64,
    made: Int64,
    known: Int,
    reverses: [String] = [],
    changes: [LinkedChange] = []
  ) {
    self.id = id
    self.key = key
    self.machine = machine
    self.made = made
    self.known = known
    self.reverses = reverses
    self.changes = changes
  }
}
