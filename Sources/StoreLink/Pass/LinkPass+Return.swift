internal import SharedStore

/// Handles a hub that has lost runs, or has other ones than this machine, as after a restore from a
/// backup.
extension LinkPass {
  /// Makes the runs pending again that the hub has lost: those after the last run that both have.
  ///
  /// They come before the runs that are already pending. `end` is the number of the hub's last run.
  func comeBack(to end: Int64, _ report: inout PassReport) throws {
    var common = try store.read { min(end, try Self.link(in: $0).head) }
    while common > 0 {
      let start = max(0, common - Int64(Self.compared))
      let there = try hub.runs(after: start, limit: Self.compared).map(\.run.id)
      let here = try store.read { try $0.arrivals(after: start) }.map(\.run.id)
      common = start + Int64(zip(there, here).prefix { $0 == $1 }.count)
      if common > start { break }
    }
    let head = common
    try store.write { transaction in
      var link = try Self.link(in: transaction)
      guard link.head > head else { return }
      try transaction.makePending(beyond: head)
      link.head = head
      try transaction.set(link)
    }
    report.hasReturned = true
    try joinAgain()
    try liftNumbers()
  }

  /// Requests record numbers from the hub that are greater than all in use (LK-6).
  ///
  /// The hub may have forgotten some numbers that it had assigned.
  func liftNumbers() throws {
    for collection in try store.read({ try $0.sharedCollections() }) {
      let greatest = try store.read { reader in
        try reader.greatestNumber(of: collection, below: Self.firstOwnNumber)
      }
      let range = try hub.numbers(of: collection, count: Self.newNumbers, beyond: greatest)
      try store.write { try $0.setNumbers(range, of: collection) }
    }
  }

  private static let compared = 256
}
