internal import Ground
internal import SharedStore

/// The hub's list on its way into a store: in a join, or if the log no longer leads to it.
///
/// It is applied in pieces, each in a transaction of its own, because others wait for the store meanwhile. Records of
/// pending runs are left for the last piece, which also stores the number of the hub's last run. If the pass is killed
/// in between, the next one compares the records with the hub's again, and applies what still differs.
struct LinkReading {
  let store: StoreCore
  let list: HubList
  /// The link before the reading.
  let link: StoredLink
  let rules: MergeRules
  let quiet: [String: Set<String>]
  /// The records that are left for the last piece.
  var left: Set<RecordName> = []
  /// The other pending runs, in their order, with their places in the outbox.
  private(set) var meant: [(place: Int64, run: LinkedRun)] = []
  /// The runs of own records that an earlier reading, which was ended, has added to the pending ones.
  private(set) var posted: [(place: Int64, run: LinkedRun)] = []
  /// Their records, with the number of the hub's last run at that time.
  private(set) var postedRecords: [RecordName: Int] = [:]
  /// The values of `meant` that may occur only once.
  private(set) var singles: Set<PassMerge.SingleValue> = []
  /// The pending runs that the hub's log has, though their answer was lost.
  private(set) var sent: Set<String> = []
  /// The places of the runs that follow this list already.
  private(set) var raised: Set<Int64> = []
  /// Records of pending runs with a number that the hub has given to another record.
  var obstacles: Set<RecordName> = []
  /// References to records that had not come when they were applied.
  var missing: [LinkedChange] = []
  /// The records that have got another number.
  var moved: [RecordName: LinkJoin.Renumbered] = [:]
  /// The place for the next run of an own record: before all that were pending.
  var place: Int64 = 0
  private var lastPlace: Int64 = 0
  private var limit = mostRecords

  /// The most records that one transaction changes; fewer if that lasts too long.
  static let mostRecords = 256
  /// A list in smaller pieces would be slow, as each transaction has a cost of its own.
  private static let leastRecords = 32

  /// The records with another number than before, in the order of the earlier ones.
  var renumbered: [LinkJoin.Renumbered] {
    moved.values.filter { $0.before != $0.after }.sorted { $0.before < $1.before }
  }

  /// Whether both lists are kept, because the store joins the hub.
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

  /// Applies the list.
  ///
  /// - Parameter sent: The runs that the hub's log has, though their answer was lost.
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

  /// Applies `body` to some of the records at a time, without those that are left for the end.
  mutating func inPieces(
    _ names: [RecordName],
    _ body: (inout Self, [RecordName], borrowing WriteTransaction) throws -> Void
  ) throws {
    var rest = names[...]
    while !rest.isEmpty {
      let piece = rest.prefix(limit)
      let start = MonotonicTime.milliseconds
      // The last piece is flushed: earlier ones that a power cut removes are compared again.
      try store.write(durability: .relaxed) { transaction in
        try noteNewer(in: transaction)
        let now = piece.filter { !left.contains($0) && !sharesSingle($0) }
        if !now.isEmpty { try body(&self, now, transaction) }
      }
      if MonotonicTime.milliseconds - start > LinkPass.longestTurn {
        limit = max(Self.leastRecords, limit / 2)
      }
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Has the runs that are not done again follow this list, some at a time.
  private mutating func raisePending() throws {
    var rest = behindList()[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(limit))
      try store.write(durability: .relaxed) { try $0.setPending(piece) }
      raised.formUnion(piece.map(\.place))
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Leaves the records of runs for the end that other processes have made since the last piece.
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
