internal import Ground
package import SharedStore

/// One exchange of a machine with its hub: it applies new runs, merges its own runs after them, and
/// sends those.
///
/// No lock and no transaction is held while it waits for the hub (LK-1). If an exchange is
/// interrupted, the next one continues. Received runs are stored together with the number of the
/// last one. The hub recognises a run that was already sent by its id.
package struct LinkPass {
  let store: StoreCore
  let hub: any Hub
  /// The identity of this computer, by which a copied store is detected.
  let computer: String
  let machineName: String
  let now: () -> Int64

  /// The most received runs that one transaction applies; after a transaction that exceeds
  /// `longestTurn`, fewer.
  private static let mostTaken = 256
  /// The longest time in milliseconds that a transaction of an exchange should last, because other
  /// processes wait for it.
  static let longestTurn: Int64 = 100
  /// The most attempts of one exchange to send runs; an attempt fails if another machine has
  /// appended runs first.
  private static let mostTries = 16
  /// The number of unused record numbers below which a machine requests more from the hub.
  private static let fewNumbers: Int64 = 10
  static let newNumbers = 20
  /// The first number that machines may give to records while the hub cannot be reached.
  static let firstOwnNumber: Int64 = 1_000_000
  /// The smallest change of the difference between the hub's clock and this machine's that is
  /// stored, in microseconds.
  private static let drift: Int64 = 1_000_000

  /// Creates an exchange of this machine with its hub.
  ///
  /// - Parameters:
  ///   - store: The linked store.
  ///   - hub: The hub at its address.
  ///   - computer: The identity of this computer.
  ///   - machineName: The name of this machine that users see.
  ///   - now: Returns the microseconds since 1970 UTC by this machine's clock.
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

  /// Performs the exchange.
  ///
  /// - Parameter command: The runs of a command that waits for the hub. If a merge would change one
  ///   of them, all are reverted (`PassReport.refused`).
  /// - Returns: The report of the exchange.
  /// - Throws: A `LinkError` if the hub does not answer, or is not the one of this store; a
  ///   `StoreError`.
  package func run(refusing command: [String] = []) throws -> PassReport {
    var progress = PassProgress(refusing: command)
    try begin(&progress)
    for _ in 0..<Self.mostTries {
      try pull(&progress)
      guard try !send(&progress) else {
        try forget(&progress)
        try takeNumbers()
        return progress.report
      }
    }
    progress.report.isUnfinished = true
    return progress.report
  }

  /// Checks the hub's list and this computer against the stored link, and stores the difference of
  /// the clocks.
  ///
  /// A store that was copied from another computer joins as a new machine. A list that was not read
  /// to its end is read again.
  private func begin(_ progress: inout PassProgress) throws {
    var link = try link()
    hub.seat = HubSeat(machine: link.machine, head: Int64(link.known))
    let state = try hub.state()
    progress.end = state.head
    guard link.list == state.list else { throw LinkError.otherList(address: link.address) }
    if link.computer != computer {
      // This store was copied from another computer, which keeps its machine number.
      let machine = try hub.join(name: machineName, computer: computer)
      try store.write { transaction in
        link = try Self.link(in: transaction)
        (link.machine, link.computer, link.name) = (machine, computer, machineName)
        try transaction.set(link)
        try transaction.dropNumbers()
      }
      progress.report.isNewMachine = true
    }
    if !link.isRead || link.head + 1 < state.first {
      // This also continues a join that was interrupted.
      try read()
      progress.report.hasReadAnew = true
    } else if state.head < link.head {
      try comeBack(to: state.head, &progress.report)
    }
    let clock = state.now - now()
    guard abs(link.clock - clock) > Self.drift else { return }
    try store.write { transaction in
      var link = try Self.link(in: transaction)
      link.clock = clock
      try transaction.set(link)
    }
  }

  /// Fetches the new runs of the log in several calls, and applies them.
  private func pull(_ progress: inout PassProgress) throws {
    if progress.head == nil, try hasOlderPending() {
      progress.note(
        try store.write { [command = progress.command] transaction in
          try Self.settle([], looksBack: true, refusing: command, in: transaction)
        }
      )
    }
    var limit = Self.mostTaken
    while true {
      let link = try link()
      progress.head = link.head
      guard link.head < progress.end else { return }
      let arrived = try hub.runs(after: link.head, limit: Self.mostTaken)
      guard !arrived.isEmpty else { return }
      var rest = arrived[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(limit))
        let start = MonotonicTime.milliseconds
        try settle(part, &progress)
        let time = MonotonicTime.milliseconds - start
        if time > Self.longestTurn { limit = max(1, limit / 2) }
        rest = rest.dropFirst(part.count)
      }
    }
  }

  /// Returns whether a pending run was made when the store did not have the last run of the log
  /// yet.
  private func hasOlderPending() throws -> Bool {
    try store.read { reader in
      let head = try Self.link(in: reader).head
      return try reader.pendingRuns(limit: .max).contains { $0.known < head }
    }
  }

  /// Applies received runs of the log in order; if one cannot be applied, the later ones are not
  /// applied either.
  private func settle(_ runs: [ArrivedRun], _ progress: inout PassProgress) throws {
    let command = progress.command
    let body = { (runs: [ArrivedRun]) in
      { (transaction: borrowing WriteTransaction) throws -> Settled in
        try Self.settle(runs, refusing: command, in: transaction)
      }
    }
    do {
      // Forgotten content is also erased from the store's files.
      let forgets = runs.contains { !$0.run.forgets.isEmpty }
      progress.note(try forgets ? store.erase(body(runs)) : store.write(body(runs)))
    } catch LinkError.unreadableRun(let number, let machine, let reason) {
      let before = runs.filter { $0.number < number }
      if !before.isEmpty { progress.note(try store.write(body(before))) }
      throw LinkError.unreadableRun(number: number, machine: machine, reason: reason)
    }
    progress.head = runs.last?.number
  }

  /// Sends this machine's pending runs.
  ///
  /// - Returns: `false` if other machines have appended runs first, which must be applied before.
  private func send(_ progress: inout PassProgress) throws -> Bool {
    while true {
      guard let (head, runs) = try waiting(progress) else {
        // Another exchange has applied or sent runs meanwhile.
        progress.head = nil
        return false
      }
      let batch = try Self.batch(of: runs)
      guard !batch.isEmpty else { return true }
      switch try hub.append(batch.map(\.run), onto: head) {
      // The log may have a run with the same key that this machine has not received yet.
      case .behind(let end):
        progress.end = end
        return false
      case .keyTaken:
        progress.end = .max
        return false
      case .appended(let numbers):
        guard numbers.count == batch.count else {
          throw LinkError.garbled(address: try link().address, reason: "numbers for other runs")
        }
        progress.report.sent += try store.write { [redone = progress.redone] transaction in
          try Self.note(batch, numbers, besides: redone, in: transaction)
        }
        progress.head = try link().head
      }
    }
  }

  /// Returns the number of the last run of the log in the store, and the pending runs to send after
  /// it.
  ///
  /// - Returns: `nil` if another exchange has applied or sent runs meanwhile.
  private func waiting(_ progress: PassProgress) throws -> (head: Int64, runs: [MergedRun])? {
    let (head, pending) = try store.read {
      (try Self.link(in: $0).head, try $0.pendingRuns(limit: HubLimits.runs))
    }
    guard head == progress.head else { return nil }
    return (head, pending.map { progress.redone[$0.id] ?? MergedRun($0, []) })
  }

  /// Asks the hub to remove the content of runs that were forgotten on this machine.
  private func forget(_ progress: inout PassProgress) throws {
    for request in try store.read({ try $0.pendingForgetting() }) {
      let names = request.namedForgotten
      do {
        for start in stride(from: 0, to: names.count, by: HubLimits.forgotten) {
          try hub.forget(Array(names[start..<min(names.count, start + HubLimits.forgotten)]))
        }
      } catch LinkError.refused(_, let reason) {
        progress.report.forgettingRefusal = reason
      }
      try store.write { try $0.note(request.id, number: nil, outcome: nil, isTold: true) }
      // The next exchange receives the run that lists the forgotten ids.
    }
  }

  /// Returns the runs at the beginning of `runs` that fit in one call of the hub; there is at least
  /// one.
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
