package import SharedStore

extension FileHub {
  package func append(_ runs: [LinkedRun], onto head: Int64) throws(LinkError) -> Appended {
    try require(.write)
    try HubRequest.check(runs)
    let now = now()
    return try write { transaction in
      let there = try runs.compactMap { try transaction.mark(ofRun: $0.id)?.key }
      if there.count == runs.count { return .appended(numbers: there) }
      let last = try transaction.head()
      guard last == head else { return .behind(head: last) }
      var batch = HubBatch(behind: last, now: now, address: address)
      var numbers: [Int64] = []
      for run in runs {
        if let known = try transaction.mark(ofRun: run.id) {
          numbers.append(known.key)
          continue
        }
        try requireMachine(run.machine, transaction)
        if let key = run.key, let other = try transaction.standingRun(withKey: key) {
          throw TakenKey(by: other)
        }
        numbers.append(try batch.add(run, by: member.name, to: transaction))
      }
      try transaction.noteChange(of: batch.changed, at: now)
      for machine in Set(runs.map(\.machine)) {
        try transaction.note(HubSeat(machine: machine, head: batch.last), now: now)
      }
      try transaction.trimLog(from: head, upTo: batch.last, now: now)
      return .appended(numbers: numbers)
    } catching: { error in
      (error as? TakenKey).map { .keyTaken(by: $0.run) }
    }
  }

  /// Thrown to roll back an append when another run in the log has the same idempotency key.
  private struct TakenKey: Error {
    let run: String

    init(by run: String) { self.run = run }
  }

  private func requireMachine(
    _ number: Int64,
    _ transaction: borrowing WriteTransaction
  ) throws {
    guard let machine = try transaction.record(number, as: HubMachineRow.self) else {
      throw LinkError.invalid(reason: "machine \(number) has not joined this list")
    }
    guard machine.author == member.name else {
      throw LinkError.refused(
        address: address,
        reason: "machine \(number) belongs to \(machine.author)"
      )
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// `catching` may return a result for an error, which is then returned and not thrown.
  private func write<Result>(
    _ body: (borrowing WriteTransaction) throws -> Result,
    catching: (any Error) -> Result?
  ) throws(LinkError) -> Result {
    do {
      return try core.write(body)
    } catch {
      if let result = catching(error) { return result }
      throw LinkError(error, at: address)
    }
  }
}

/// Appends runs to the log one after the other, each with the next number.
private struct HubBatch {
  private(set) var last: Int64
  /// The names of the collections whose records the appended runs have changed.
  private(set) var changed: Set<String> = []
  private let now: Int64
  private let address: String

  init(behind last: Int64, now: Int64, address: String) {
    (self.last, self.now, self.address) = (last, now, address)
  }

  /// Appends a run to the log, applies its changes to the records, and returns its number.
  mutating func add(
    _ run: LinkedRun,
    by author: String,
    to transaction: borrowing WriteTransaction
  ) throws -> Int64 {
    last += 1
    let run = run.made(atMost: now)
    try transaction.insert(HubRunRow(run, number: last, author: author, received: now))
    for (ordinal, change) in run.changes.enumerated() {
      try apply(change, at: last << HubRecord.ordinalBits | Int64(ordinal), to: transaction)
      changed.insert(change.record.collection)
      guard let picture = try PictureChange.of(change) else { continue }
      try transaction.note(picture, of: change.record.identity, at: now)
    }
    if !run.changes.isEmpty { try transaction.toggle(run.reverses) }
    return last
  }

  private func apply(
    _ change: LinkedChange,
    at place: Int64,
    to transaction: borrowing WriteTransaction
  ) throws {
    let record = change.record
    let row = try transaction.row(of: record)
    let now = try row?.record(at: address).values
    guard (now == nil) == (change.before == nil) else {
      let state = now == nil ? "there is no" : "there is already a"
      throw LinkError.invalid(reason: "\(state) record \(record.identity) of \(record.collection)")
    }
    let content = try change.after.map { after in
      try HubBytes.of(LinkedColumns((now ?? [:]).merging(after) { $1 }))
    }
    if var row {
      (row.place, row.content) = (place, content)
      try transaction.update(row)
    } else {
      try transaction.insert(HubRecordRow(record, place: place, content: content))
    }
  }
}

extension WriteTransaction {
  /// Marks the runs with these ids as undone or, if they already were, as in force again.
  ///
  /// If such a run is an undo or redo, the runs that it had reversed are marked the other way
  /// round.
  fileprivate func toggle(_ ids: [String]) throws {
    var queue = ids
    var seen: Set<String> = []
    while let id = queue.popLast() {
      guard seen.insert(id).inserted, var mark = try mark(ofRun: id) else { continue }
      mark.stands.toggle()
      try update(mark)
      if let reverses = mark.reverses { queue += try HubBytes.value([String].self, in: reverses) }
    }
  }

  /// Removes runs from the beginning of the log: those above the maximum number of runs, and those
  /// that are too old.
  ///
  /// It does so only after every 256 runs, and removes at most 1,024 runs at once.
  fileprivate func trimLog(from head: Int64, upTo last: Int64, now: Int64) throws {
    let interval = HubTrimming.interval
    guard head / interval < last / interval, var list = try knownList() else { return }
    let old = try fetch(
      HubRunMark.self,
      where: .any([
        .less("received", .integer(now - HubTrimming.longestAge)),
        .lessOrEqual(StoreFilter.keyColumn, .integer(last - HubTrimming.runs)),
      ]),
      limit: HubTrimming.runsAtOnce
    )
    for row in old { try delete(HubRunRow.self, key: row.key) }
    guard let number = old.last?.key, number >= list.first else { return }
    list.first = number + 1
    try update(list)
  }
}

/// The limits of a hub's log, the same as those of a store's journal.
enum HubTrimming {
  static let interval: Int64 = 256
  static let runsAtOnce = 1_024
  static let runs: Int64 = 100_000
  /// The age in microseconds after which runs are removed: 400 days.
  static let longestAge: Int64 = 400 * 86_400 * 1_000_000
}
