internal import Ground
internal import SharedStore

/// The reading of the hub's whole list into a store: in a join, or if the log no longer leads to
/// it.
///
/// The list is applied in several transactions, so that other processes can write in between.
/// Records of pending runs are left for the last transaction, which also stores the number of the
/// hub's last run. If the process ends earlier, the next pass compares the records again, and
/// applies the remaining differences.
struct LinkReading {
  let store: StoreCore
  let list: HubList
  /// The stored link before the list is read.
  let link: StoredLink
  let rules: MergeRules
  let quiet: [String: Set<String>]
  /// The records that are left for the last transaction.
  var left: Set<RecordName> = []
  /// The pending runs except those in `posted`, in order, with their positions in the outbox.
  private(set) var meant: [(place: Int64, run: LinkedRun)] = []
  /// The pending runs that an interrupted earlier reading has added for records of this store.
  private(set) var posted: [(place: Int64, run: LinkedRun)] = []
  /// The records of `posted`, each with the number of the hub's last run when it was added.
  private(set) var postedRecords: [RecordName: Int] = [:]
  /// The values set by the runs in `meant` that may occur only once.
  private(set) var singles: Set<PassMerge.SingleValue> = []
  /// The ids of pending runs that the hub's log already has, because the answer was lost.
  private(set) var sent: Set<String> = []
  /// The positions in the outbox of the pending runs that were changed to follow this list.
  private(set) var raised: Set<Int64> = []
  /// Records of pending runs whose number belongs to another record on the hub.
  var obstacles: Set<RecordName> = []
  /// Changes of references to records that did not exist yet when the changes were applied.
  var missing: [LinkedChange] = []
  /// The records whose number was changed, with the number before and after the reading.
  var moved: [RecordName: LinkJoin.Renumbered] = [:]
  /// The position in the outbox for the next run of a record of this store, before all runs that
  /// were pending.
  var place: Int64 = 0
  private var lastPlace: Int64 = 0
  private var limit = firstRecords

  /// The most records that one transaction changes.
  ///
  /// The limit begins at `firstRecords`. A slow transaction halves it for the next ones, and a quick
  /// one doubles it, because each transaction has a fixed cost.
  static let mostRecords = 1_024
  private static let firstRecords = 256
  /// The least limit of records for a transaction, because each transaction has a fixed cost.
  private static let leastRecords = 32

  /// The records whose number differs from the one before the reading, sorted by the earlier
  /// number.
  var renumbered: [LinkJoin.Renumbered] {
    moved.values.filter { $0.before != $0.after }.sorted { $0.before < $1.before }
  }

  /// Whether the store joins the hub, so that the records of both are kept.
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
    // The hub has such a record, or another form of it, since.
    left.formUnion(postedRecords.filter { (list.numbers[$0.key] ?? 0) > $0.value }.keys)
  }

  /// Applies the list to the store.
  ///
  /// - Parameter sent: The ids of runs in the hub's log, of which some may still be pending here.
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
      // The last piece is flushed: earlier ones that a power cut removes are compared again.
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
      } else if time < LinkPass.longestTurn / 4 {
        limit = min(Self.mostRecords, limit * 2)
      }
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Changes the pending runs that are not repeated so that they follow this list, in several
  /// transactions.
  private mutating func raisePending() throws {
    var rest = behindList()[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(limit))
      try store.write(durability: .relaxed) { try $0.setPending(piece) }
      raised.formUnion(piece.map(\.place))
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Reads the runs that other processes have added since the last transaction, and leaves their
  /// records for the last one.
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
