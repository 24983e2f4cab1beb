package import SharedStore

/// The description of a list by its hub.
package struct HubState: Hashable, Sendable {
  /// A random text that is created with the list: if it differs, there is another hub at the
  /// address.
  package let list: String
  /// The number of the last run of the log; 0 for an empty log.
  package let head: Int64
  /// The number of the first run from which the log can be applied; earlier ones were removed.
  ///
  /// A machine must read the records again if its own head is less than `first` − 1.
  package let first: Int64
  /// The hub's time, in microseconds since 1970 UTC.
  package let now: Int64
  /// The version of the hub's stored data.
  package let version: Int64

  package init(list: String, head: Int64, first: Int64, now: Int64, version: Int64) {
    self.list = list
    self.head = head
    self.first = first
    self.now = now
    self.version = version
  }

  /// The version of hubs that this program creates, and the latest one that it can use.
  package static let version: Int64 = 1
}

/// The machine that makes a call, and the last run of the log that it has.
package struct HubSeat: Hashable, Sendable {
  package let machine: Int64
  package let head: Int64

  package init(machine: Int64, head: Int64) {
    self.machine = machine
    self.head = head
  }
}

/// A machine that has joined a list.
package struct HubMachine: Hashable, Sendable {
  package let number: Int64
  package let name: String
  /// The computer's own identity, by which a copied home folder is detected.
  package let computer: String
  /// The name of the user to whom it belongs in the hub.
  package let author: String
  /// The time when it joined, in microseconds since 1970 UTC by the hub's clock.
  package let joined: Int64
  /// The time of its last recorded call, in microseconds since 1970 UTC by the hub's clock.
  package let seen: Int64
  /// The last run that it had at its last recorded call.
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

/// The current state of a shared record in a hub.
package struct HubRecord: Hashable, Sendable {
  /// The position of its last change among those of all records: the run's number, shifted left by
  /// 20 bits, and an ordinal.
  package let place: Int64
  package let record: RecordName
  /// The record's values; `nil` for a removed record.
  package let values: [String: StoreValue]?

  package init(place: Int64, record: RecordName, values: [String: StoreValue]?) {
    self.place = place
    self.record = record
    self.values = values
  }

  /// The number of the last run that changed it.
  package var number: Int64 { place >> Self.ordinalBits }

  /// The number of bits for the ordinal of a change; a run of 4 MiB has fewer changes.
  static let ordinalBits: Int64 = 20
}
