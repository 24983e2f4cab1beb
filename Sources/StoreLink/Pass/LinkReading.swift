internal import Ground
internal import SharedStore

/// The reading of the hub's whole list into a store, in a join or when the log no longer contains
/// the next run.
///
/// The list is applied in several transactions, so that other processes can write in between.
/// Records that pending runs change are left for the last transaction, which also stores the number
/// of the hub's last run. If the process ends earlier, the next exchange compares the records
/// again, and applies the remaining differences.
struct LinkReading {
  let store: StoreCore
  let list: HubList
  /// The link's state in the store before the list is read.
  let link: StoredLink
  let rules: MergeRules
  let quiet: [String: Set<String>]
  /// The records that are left for the last transaction, because pending runs change them.
  var left: Set<RecordName> = []
  /// The pending runs in order, with their positions in the outbox; those in `posted` are left out.
  private(set) var meant: [(place: Int64, run: LinkedRun)] = []
  /// The pending runs that an interrupted earlier reading has added for records that the hub does
  /// not have.
  private(set) var posted: [(place: Int64, run: LinkedRun)] = []
  /// The records that the runs in `posted` create, each with the number of the hub's last run when
  /// the run was added.
  private(set) var postedRecords: [RecordName: Int] = [:]
  /// The unique values that the runs in `meant` set.
  private(set) var singles: Set<PassMerge.SingleValue> = []
  /// The ids of pending runs that are already in the hub's log; the hub's answer to them was lost.
  private(set) var sent: Set<String> = []
  /// The positions in the outbox of the pending runs that were already changed to follow the hub's
  /// last run.
  private(set) var raised: Set<Int64> = []
  /// The records in pending runs whose numbers belong to other records on the hub.
  var obstacles: Set<RecordName> = []
  /// Changes that set references to records which did not exist yet; they are applied at the end.
  var missing: [LinkedChange] = []
  /// The records whose numbers the reading has changed, each with its number before and after.
  var moved: [RecordName: LinkJoin.Renumbered] = [:]
  /// The position in the outbox for the next run that creates a record of this store; it is before
  /// all other pending runs.
  var place: Int64 = 0
  private var lastPlace: Int64 = 0
  private var limit = firstRecords

  /// The most records that one transaction changes.
  ///
  /// The limit begins at `firstRecords`. A slow transaction halves it for the next ones, and a
  /// quick one doubles it, because each transaction has a fixed cost.
  static let mostRecords = 1_024
  private static let firstRecords = 256
  /// The least number of records to which the limit for a transaction is reduced; each transaction
  /// has a fixed cost.
  private static let leastRecords = 32

  /// The records whose number has changed since before the reading, sorted by the earlier number.
  var renumbered: [LinkJoin.Renumbered] {
    moved.values.filter { $0.before != $0.after }.sorted { $0.before < $1.before }
  }

  /// Whether the reading is part of a join, so that the records of this store are kept too.
  var isJoining: Bool { !link.isRead }

  init(_ list: HubList, into store: StoreCore) throws {
    (self.store, self.list) = (store, list)
    let (link, rules, quiet, pending, place) = try store.read { reader in
      (
        try LinkPass.link(in: reader), try reader.mergeRules(), try reader.quietColumns(),
        try reader.pendingRuns(after: .min), try reader.firstPendingPlace()
      )
    }
    (self.link, self.rules, self.quiet) = (link, rules, quiet)
    self.place = min(0, place)
    for (place, run) in pending { note(run, at: place) }
    // The hub has changed these records since the runs in `posted` were added.
    left.formUnion(postedRecords.filter { (list.numbers[$0.key] ?? 0) > $0.value }.keys)
  }

  /// Applies the list to the store.
  ///
  /// - Parameter sent: The ids of runs in the hub's log; some may still be pending in this store.
  /// - Throws: A `StoreError`.
  mutating func run(besides sent: Set<String>) throws {
    self.sent = sent
    try adoptOwn()
    try takeTheirs()
    try raisePending()
    try store.write { transaction in
      try noteNewer(in: transaction)
      try end(in: transaction)
    }
  }

  /// Calls `body` in one transaction after another, each with at most `limit` of the records.
  ///
  /// Records that are left for the last transaction are skipped.
  mutating func inPieces(
    _ names: [RecordName],
    _ body: (inout Self, [RecordName], borrowing WriteTransaction) throws -> Void
  ) throws {
    var rest = names[...]
    while !rest.isEmpty {
      let piece = rest.prefix(limit)
      var start: Int64 = 0
      // Only the last transaction is flushed. If a power cut loses earlier ones, the next exchange
      // compares those records again.
      try store.write(durability: .relaxed) { transaction in
        // Without the time for which other processes were waited for.
        start = MonotonicTime.milliseconds
        try noteNewer(in: transaction)
        let now = piece.filter { !left.contains($0) && !sharesSingle($0) }
        if !now.isEmpty { try body(&self, now, transaction) }
      }
      let time = MonotonicTime.milliseconds - start
      if time > LinkPass.longestTurn {
        limit = max(Self.leastRecords, limit / 2)
      } else if time < LinkPass.longestTurn / 2 {
        limit = min(Self.mostRecords, limit * 2)
      }
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Changes pending runs so that they follow the hub's last run, in several transactions.
  ///
  /// Runs that will be merged again are left out.
  private mutating func raisePending() throws {
    var rest = behindList()[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(limit))
      try store.write(durability: .relaxed) { try $0.setPending(piece) }
      raised.formUnion(piece.map(\.place))
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Reads the runs that other processes have added to the outbox since the last transaction, and
  /// leaves their records for the last one.
  private mutating func noteNewer(in transaction: borrowing WriteTransaction) throws {
    for (place, run) in try transaction.pendingRuns(after: lastPlace) { note(run, at: place) }
  }

  private mutating func note(_ run: LinkedRun, at place: Int64) {
    lastPlace = max(lastPlace, place)
    guard run.intent == JournalRun.joiningIntent, run.known > link.head else {
      meant.append((place, run))
      left.formUnion(PassMerge.names(in: [run]))
      singles.formUnion(PassMerge.singleValues(of: run, rules))
      return
    }
    posted.append((place, run))
    for change in run.changes { postedRecords[change.record] = run.known }
  }
}
