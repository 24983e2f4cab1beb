/// A run as machines exchange it: an intent's call on one machine, and the changes of shared
/// records that it made.
package struct LinkedRun: Hashable, Sendable {
  /// A random identifier, which is unique among the runs of all machines.
  package let id: String
  /// The idempotency key that the caller chose, with a prefix; `nil` if there is none.
  package let key: String?
  package let machine: Int64
  /// The time when the run was made, in microseconds since 1970 UTC by the hub's clock.
  package let made: Int64
  /// The number of runs in the log that the run's machine had received when the run was made.
  package let known: Int
  /// The ids of the runs that an undo undoes, or of the undos that a redo reverses; empty for any
  /// other run.
  package let reverses: [String]
  /// The name of the performed intent, or `store` for a write without one; it can be empty.
  package let intent: String
  /// The encoded call, for the log.
  package let parameters: [UInt8]
  /// The origin of the run in one word, such as a command, a tap or a script.
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
