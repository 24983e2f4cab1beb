package import SharedStore

/// A list as its hub describes it.
package struct HubState: Hashable, Sendable {
  /// A random text, made with the list: another one means another hub at the address.
  package let list: String
  /// The number of the last run of the log; 0 for an empty one.
  package let head: Int64
  /// The number of the first run from which the log can be applied; earlier ones were removed.
  ///
  /// A machine whose own head is more than one below it reads the records again.
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

  /// The version of hubs that this program makes, and the highest one that it knows.
  package static let version: Int64 = 1
}

/// A machine that asks, and up to which run of the log it is.
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
  /// The computer's own identity, by which a copied home is found.
  package let computer: String
  /// The user that the hub knows it by.
  package let author: String
  /// When it joined, in microseconds since 1970 UTC by the hub's clock.
  package let joined: Int64
  /// When it was here last.
  package let seen: Int64
  /// The last run that it had then.
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

/// A shared record as the log has left it.
package struct HubRecord: Hashable, Sendable {
  /// The place of its last change among those of all records: the run's number, 20 bits to the left, and an ordinal.
  package let place: Int64
  package let record: RecordName
  /// `nil` for a removed record.
  package let values: [String: StoreValue]?

  package init(place: Int64, record: RecordName, values: [String: StoreValue]?) {
    self.place = place
    self.record = record
    self.values = values
  }

  /// The number of the run that changed it last.
  package var number: Int64 { place >> Self.ordinalBits }

  /// A run of 4 MiB has fewer changes than that.
  static let ordinalBits: Int64 = 20
}
