package import SharedStore

/// The state of a hub: its list, the ends of its log, and its clock.
package struct HubState: Hashable, Sendable {
  /// A random text that is created with the list; if it differs from the stored one, another hub is
  /// now at the address.
  package let list: String
  /// The number of the last run of the log; 0 for an empty log.
  package let head: Int64
  /// The number of the oldest run in the log; earlier runs were removed.
  ///
  /// A machine must read all records again if the last run that it has is before `first` − 1.
  package let first: Int64
  /// The time by the hub's clock, in microseconds since 1970 UTC.
  package let now: Int64
  /// The version of the hub's data format.
  package let version: Int64

  package init(list: String, head: Int64, first: Int64, now: Int64, version: Int64) {
    self.list = list
    self.head = head
    self.first = first
    self.now = now
    self.version = version
  }

  /// The format version of the hubs that this program creates, and the latest one that it can use.
  package static let version: Int64 = 1
}

/// The number of the machine that makes a call, and the last run of the log that it has.
package struct HubSeat: Hashable, Sendable {
  package let machine: Int64
  package let head: Int64

  package init(machine: Int64, head: Int64) {
    self.machine = machine
    self.head = head
  }
}

/// A machine that has joined a list, with its owner and its last recorded call.
package struct HubMachine: Hashable, Sendable {
  package let number: Int64
  package let name: String
  /// The identity of the computer, by which a machine detects that its files were copied from
  /// another computer.
  package let computer: String
  /// The name of the user who owns the machine, as in the author of its runs.
  package let author: String
  /// The time when the machine joined, in microseconds since 1970 UTC by the hub's clock.
  package let joined: Int64
  /// The time of the machine's last recorded call, in microseconds since 1970 UTC by the hub's
  /// clock.
  package let seen: Int64
  /// The number of the last run that the machine had at its last recorded call.
  package let head: Int64

  package init(
    number: Int64,
    name: String,
    computer: String,
    author: String,
    joined: Int64,
    seen: Int64,
    head: Int64
  ) {
    self.number = number
    self.name = name
    self.computer = computer
    self.author = author
    self.joined = joined
    self.seen = seen
    self.head = head
  }
}

/// The current values of a shared record in a hub, with the position of its last change.
package struct HubRecord: Hashable, Sendable {
  /// The position of the record's last change among the changes of all records.
  ///
  /// It is the number of the run, shifted left by 20 bits, and the change's index in the run.
  package let place: Int64
  package let record: RecordName
  /// The record's values; `nil` for a removed record.
  package let values: [String: StoreValue]?

  package init(place: Int64, record: RecordName, values: [String: StoreValue]?) {
    self.place = place
    self.record = record
    self.values = values
  }

  /// The number of the last run that changed the record.
  package var number: Int64 { place >> Self.ordinalBits }

  /// The number of bits for a change's index in its run; a run of the maximum size, 4 MiB, has
  /// fewer changes.
  static let ordinalBits: Int64 = 20
}
