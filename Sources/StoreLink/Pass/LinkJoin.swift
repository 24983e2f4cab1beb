internal import Ground
package import SharedStore

/// The first link of a store with a hub: both lists are kept, and records with one name become one
/// record.
///
/// The hub's list is not changed. The store's records become pending runs, which the next exchange
/// sends. A record that the hub does not know gets a number from the hub, except on the first
/// machine. A number belongs to one record on all machines and is never used again (LK-6).
package struct LinkJoin {
  private let store: StoreCore
  private let hub: any Hub
  private let address: String
  private let computer: String
  private let machineName: String
  private let now: () -> Int64

  /// The number of the machine that joins first; its records keep their numbers, and the hub
  /// assigns later ones.
  static let firstMachine: Int64 = 1

  package init(
    _ store: StoreCore,
    _ hub: any Hub,
    address: String,
    computer: String,
    machineName: String,
    now: @escaping () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) {
    self.store = store
    self.hub = hub
    self.address = address
    self.computer = computer
    self.machineName = machineName
    self.now = now
  }

  /// The records of the hub and of the store before the join.
  package struct Lists {
    let list: HubList
    /// The records of this store, with their values.
    var own: [RecordName: [String: StoreValue]] = [:]
    /// The number of sample records that were in the new store and never changed; they do not
    /// become part of the list.
    package internal(set) var samples = 0

    /// The records of the hub that are not removed, with their values.
    var theirs: [RecordName: [String: StoreValue]] { list.present }
    package var ownCount: Int { own.count }
    package var theirCount: Int { theirs.count }
    /// The number of records that are in both lists.
    package var sharedCount: Int { own.keys.count { theirs[$0] != nil } }
  }

  /// A record whose number was changed by the join, with the number before and after it.
  package struct Renumbered: Hashable, Sendable {
    package let record: RecordName
    package let before: Int64
    package let after: Int64
  }

  /// Reads the records of the hub and of this store, and changes nothing.
  package func lists() throws -> Lists {
    var lists = Lists(list: try HubList(of: hub))
    try store.read { reader in
      let isLinked = try reader.link() != nil
      for collection in try reader.sharedCollections() {
        for (name, values) in try Self.records(of: collection, in: reader) {
          let number = values.number ?? 0
          if !isLinked, try reader.isSample(number, of: collection) {
            lists.samples += 1
          } else {
            lists.own[name] = values
          }
        }
      }
    }
    return lists
  }

  /// Joins the hub, and links the store with it.
  ///
  /// - Returns: The records that got another number, sorted by their old numbers.
  package func join(_ lists: Lists) throws -> [Renumbered] {
    let machine = try hub.join(name: machineName, computer: computer)
    var numbers: [String: ClosedRange<Int64>] = [:]
    for collection in try store.read({ try $0.sharedCollections() }) {
      let own = lists.own.filter { $0.key.collection == collection }
      let unknown = machine == Self.firstMachine ? 0 : own.keys.count { lists.theirs[$0] == nil }
      numbers[collection] = try hub.numbers(
        of: collection,
        count: unknown + LinkPass.newNumbers,
        beyond: own.values.compactMap(\.number).filter { $0 < LinkPass.firstOwnNumber }.max() ?? 0
      )
    }
    let link = StoredLink(
      address: address,
      list: lists.list.state.list,
      machine: machine,
      name: machineName,
      computer: computer,
      head: StoredLink.unread,
      clock: lists.list.state.now - now()
    )
    // If this process ends after this transaction, the next exchange continues the join.
    try store.write { [numbers] transaction in
      // Runs that were pending for an earlier hub are dropped: the store's records contain their
      // changes.
      try transaction.removeLink()
      try transaction.set(link)
      for (collection, range) in numbers { try transaction.setNumbers(range, of: collection) }
    }
    let isSame = try hub.state().head == lists.list.state.head
    var reading = try LinkReading(isSame ? lists.list : HubList(of: hub), into: store)
    try reading.run(besides: [])
    return reading.renumbered
  }

  static func records(
    of collection: String,
    in reader: borrowing some StoreReading & ~Copyable
  ) throws -> [RecordName: [String: StoreValue]] {
    var all: [RecordName: [String: StoreValue]] = [:]
    var last: String?
    while true {
      let part = try reader.sharedRecords(of: collection, after: last, limit: HubLimits.records)
      guard let end = part.last else { return all }
      for record in part { all[record.name] = record.values }
      last = end.name.identity
    }
  }
}

extension LinkJoin {
  /// Returns whether a record was changed in this store later than on the hub.
  ///
  /// It is `false` if either time is unknown.
  static func isLater(
    _ own: [String: StoreValue],
    than theirs: [String: StoreValue],
    _ rules: [String: MergeRule]
  ) -> Bool {
    guard let own = instant(of: own, rules), let theirs = instant(of: theirs, rules) else {
      return false
    }
    return own > theirs
  }

  /// Returns the time of a record's last change, in microseconds since 1970 UTC; `nil` if its
  /// collection has no such column.
  static func instant(
    of values: [String: StoreValue],
    _ rules: [String: MergeRule]
  ) -> Int64? {
    rules.filter { $0.value == .greatest }.keys.compactMap { column in
      if case .integer(let instant)? = values[column] { instant } else { nil }
    }.max()
  }

  /// Returns the run under which the journal records the changes of a join.
  static func joining(_ link: StoredLink) -> JournalRun {
    JournalRun(
      id: "join-\(link.list)-\(link.machine)",
      intent: JournalRun.joiningIntent,
      parameters: [],
      key: nil,
      origin: JournalRun.linkOrigin
    )
  }
}

extension [String: StoreValue] {
  /// The record number in a record's values; `nil` if they do not contain it.
  var number: Int64? {
    if case .integer(let number)? = self[StoreFilter.keyColumn] { number } else { nil }
  }
}
