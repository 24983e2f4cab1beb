/// What a merge has made of a run of this machine.
package struct RunOutcome: Hashable, Sendable {
  /// The number of the run in the log of this store.
  package let number: Int64
  /// When it began, in microseconds since 1970 UTC.
  package let started: Int64
  /// As who merged it has noted it.
  package let outcome: [UInt8]
  /// Whether a person was told of it.
  package let isTold: Bool
}

extension StoreReading where Self: ~Copyable {
  /// The runs of this machine that a merge has changed, the newest first.
  package func outcomes(limit: Int) throws(StoreError) -> [RunOutcome] {
    var rows = try connection.rows(LinkSQL.outcomes, [.integer(Int64(clamping: max(0, limit)))])
    var outcomes: [RunOutcome] = []
    while let row = try rows.next() {
      outcomes.append(
        RunOutcome(
          number: row.integer(0),
          started: row.integer(3),
          outcome: row.bytes(1),
          isTold: row.integer(2) != 0
        )
      )
    }
    return outcomes
  }
}
