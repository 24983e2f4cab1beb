internal import Ground
package import SharedStore

/// One exchange of a machine with its hub: it applies new runs, merges its own runs after them, and sends those.
///
/// No lock and no transaction is held while it waits for the hub (LK-1). If a pass is killed, the next one continues.
/// Arrived runs are stored together with the number of the last one, and a run that was sent is known by its id.
package struct LinkPass {
  let store: StoreCore
  let hub: any Hub
  /// The identity of this computer, by which a copied store is recognised.
  let computer: String
  let machineName: String
  let now: () -> Int64

  /// The most runs that one transaction applies, so that it is short.
  private static let mostTaken = 256
  /// The most attempts to send when other machines are quicker each time; the next pass tries again.
  private static let mostTries = 16
  /// The number of remaining numbers below which a machine requests more.
  private static let fewNumbers: Int64 = 10
  static let newNumbers = 20
  /// The first of the numbers that machines give to records by themselves while the hub cannot be reached.
  static let firstOwnNumber: Int64 = 1_000_000
  /// The least difference of two clocks that is stored, in microseconds.
  private static let drift: Int64 = 1_000_000

  /// - Parameters:
  ///   - store: The linked store.
  ///   - hub: The hub at its address.
  ///   - computer: The identity of this computer.
  ///   - machineName: The name that people know this machine by.
  ///   - now: Microseconds since 1970 UTC by this machine's clock.
  package init(
    _ store: StoreCore,
    _ hub: any Hub,
    computer: String,
    machineName: String,
    now: @escaping () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) {
    self.store = store
    self.hub = hub
    self.computer = computer
    self.machineName = machineName
    self.now = now
  }

  /// Runs the pass.
  ///
  /// - Throws: A `LinkError` if the hub does not answer, or is not the one of this store; a `StoreError`.
  package func run() throws -> PassReport {
    var report = PassReport()
    try begin(&report)
    for _ in 0..<Self.mostTries {
      try pull(&report)
      guard try !send(&report) else {
        try takeNumbers()
        return report
      }
    }
    report.isUnfinished = true
    return report
  }

  /// Compares hub and computer with those that the store was linked with, and records the difference of the clocks.
  private func begin(_ report: inout PassReport) throws {
    var link = try link()
    hub.seat = HubSeat(machine: link.machine, head: link.head)
    let state = try hub.state()
    guard link.list == state.list else { throw LinkError.otherList(address: link.address) }
    guard link.head + 1 >= state.first else { throw LinkError.outdated(address: link.address) }
    if link.computer != computer {
      // A copy of the store began here: its original goes on under the number that it has.
      let machine = try hub.join(name: machineName, computer: computer)
      try store.write { transaction in
        link = try Self.link(in: transaction)
        (link.machine, link.computer, link.name) = (machine, computer, machineName)
        try transaction.set(link)
        try transaction.dropNumbers()
      }
      report.isNewMachine = true
    }
    if state.head < link.head { try comeBack(to: state.head, &report) }
    let clock = state.now - now()
    guard abs(link.clock - clock) > Self.drift else { return }
    try store.write { transaction in
      var link = try Self.link(in: transaction)
      link.clock = clock
      try transaction.set(link)
    }
  }

  /// Applies the new runs of the log in parts.
  private func pull(_ report: inout PassReport) throws {
    while true {
      let link = try link()
      let arrived = try hub.runs(after: link.head, limit: Self.mostTaken)
      guard !arrived.isEmpty else { return }
      report.taken += try store.write { try Self.settle(arrived, in: $0) }.taken
    }
  }

  /// Sends own runs; returns `false` if others were quicker, so that their runs come first.
  private func send(_ report: inout PassReport) throws -> Bool {
    while true {
      let (head, runs) = try waiting()
      let batch = try Self.batch(of: runs)
      guard !batch.isEmpty else { return true }
      switch try hub.append(batch.map(\.run), onto: head) {
      // A key is known to the log before the run that has it has come here.
      case .behind, .keyTaken: return false
      case .appended(let numbers):
        guard numbers.count == batch.count else {
          throw LinkError.garbled(address: try link().address, reason: "numbers for other runs")
        }
        report.sent += try store.write { try Self.note(batch, numbers, in: $0) }
      }
    }
  }

  /// Returns the number of the last run that is here, and the pending runs, redone behind it.
  private func waiting() throws -> (head: Int64, runs: [MergedRun]) {
    let (head, pending) = try store.read {
      (try Self.link(in: $0).head, try $0.pendingRuns(limit: HubLimits.runs))
    }
    // A run that knew all of the log is done as it was meant.
    if pending.allSatisfy({ $0.known == Int(head) }) {
      return (head, pending.map { MergedRun($0, []) })
    }
    return try store.write { (try Self.link(in: $0).head, try Self.settle([], in: $0).pending) }
  }

  /// The first of these runs, up to the limits of one call.
  private static func batch(of runs: [MergedRun]) throws -> [MergedRun] {
    var left = HubLimits.callBytes
    var batch: [MergedRun] = []
    for run in runs.prefix(HubLimits.runs) {
      left -= try run.run.bytes().count
      guard batch.isEmpty || left >= 0 else { break }
      batch.append(run)
    }
    return batch
  }

  private func takeNumbers() throws {
    let short = try store.read { reader in
      try reader.sharedCollections().filter { try reader.numbersLeft(of: $0) < Self.fewNumbers }
    }
    for collection in short {
      let range = try hub.numbers(of: collection, count: Self.newNumbers, beyond: 0)
      try store.write { try $0.setNumbers(range, of: collection) }
    }
  }

  private func link() throws -> StoredLink { try store.read { try Self.link(in: $0) } }

  static func link(in reading: borrowing some StoreReading & ~Copyable) throws -> StoredLink {
    guard let link = try reading.link() else { throw LinkError.invalid(reason: "no link") }
    return link
  }
}
