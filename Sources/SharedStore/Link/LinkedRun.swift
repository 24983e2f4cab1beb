/// A run in the form that machines exchange: an intent's call on one machine, and its changes of
/// records.
package struct LinkedRun: Hashable, Sendable {
  /// A random identifier, which is unique among the runs of all machines.
  package let id: String
  /// The idempotency key that its caller gave, with a prefix; `nil` if there is none.
  package let key: String?
  package let machine: Int64
  /// The time when it was made, in microseconds since 1970 UTC by the hub's clock.
  package let made: Int64
  /// The number of runs of the log that its machine had received at that time.
  package let known: Int
  /// The ids of the runs that an undo undoes, or of the undos that a redo reverses; empty for any
  /// other run.
  package let reverses: [String]
  /// The intent that was performed, or `store` for a write without one; it can be empty.
  package let intent: String
  /// The encoded call, for the log.
  package let parameters: [UInt8]
  /// The origin in one word, such as a command, a tap or a script.
  package let origin: String
  /// The changes in the order in which they were made; empty for an undo until a merge determines
  /// them.
  package var changes: [LinkedChange]

  package init(
    id: String,
    key: String? = nil,
    machine: Int64,
    made: Int64,
    known: Int,
    reverses: [String] = [],
    changes: [LinkedChange] = [],
    intent: String = "",
    parameters: [UInt8] = [],
    origin: String = ""
  ) {
    self.id = id
    self.key = key
    self.machine = machine
    self.made = made
    self.known = known
    self.reverses = reverses
    self.changes = changes
    self.intent = intent
    self.parameters = parameters
    self.origin = origin
  }
}
