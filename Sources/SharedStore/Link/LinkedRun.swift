/// A run in the form that travels between machines: the intent's call on one machine, and its changes of records.
package struct LinkedRun: Hashable, Sendable {
  /// A random name that no other run of any machine has.
  package let id: String
  /// The name that its caller gave to the request; `nil` for none.
  package let key: String?
  package let machine: Int64
  /// When it was made, in microseconds since 1970 UTC by the hub's clock.
  package let made: Int64
  /// The number of runs of the log that its machine knew at that time.
  package let known: Int
  /// The runs that it reverses, if it is an undo or, of undos, a redo; empty for a run of its own.
  package let reverses: [String]
  /// The intent that was performed; empty for a write outside of one.
  package let intent: String
  /// The encoded call, for the log.
  package let parameters: [UInt8]
  /// The origin in one word: a command, a tap, a script.
  package let origin: String
  /// In the order in which they were made; empty for an undo before a merge works them out.
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
