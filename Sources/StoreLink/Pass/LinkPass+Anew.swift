internal import SharedStore

/// Repairs a machine that cannot continue from the log.
///
/// Either the hub no longer has the next run, or the records differ from the hub's.
extension LinkPass {
  /// Replaces the shared records by the hub's, and continues from the hub's last run.
  ///
  /// Pending runs are applied again to them. Records that the hub has never had become pending runs
  /// of their own.
  ///
  /// - Throws: A `LinkError` if the hub does not answer, or is not the one of this store; a
  ///   `StoreError`.
  package func repair() throws -> PassReport {
    guard try store.read({ try Self.link(in: $0).list }) == hub.state().list else {
      throw LinkError.otherList(address: try store.read { try Self.link(in: $0).address })
    }
    try joinAgain()
    try read()
    var report = try run()
    report.hasReadAnew = true
    return report
  }

  /// Registers this machine with the hub again if the hub no longer knows it, for example after a
  /// restore from an earlier backup.
  func joinAgain() throws {
    let link = try store.read { try Self.link(in: $0) }
    let isKnown = try hub.machines().contains {
      $0.number == link.machine && $0.computer == link.computer
    }
    guard !isKnown, link.computer == computer else { return }
    let machine = try hub.join(name: machineName, computer: computer)
    try store.write { transaction in
      var link = try Self.link(in: transaction)
      link.machine = machine
      try transaction.set(link)
      try transaction.dropNumbers()
    }
  }

  /// Reads all records of the hub, because the log no longer contains the next run, and applies the
  /// pending runs to them again.
  func read() throws {
    let link = try store.read { try Self.link(in: $0) }
    var sent: Set<String> = []
    var last = link.head
    // Pending runs may be in the log already, if the answer to an append was lost.
    while link.isRead {
      let runs = try hub.runs(after: last, limit: HubLimits.runs)
      guard let end = runs.last?.number else { break }
      sent.formUnion(runs.map(\.run.id))
      last = end
    }
    var reading = try LinkReading(HubList(of: hub), into: store)
    try reading.run(besides: sent)
    if link.isRead, try store.read({ try $0.pendingCount() }) > 0 { try liftNumbers() }
  }
}
