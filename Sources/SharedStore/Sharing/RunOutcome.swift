/// The result of a merge for a run of this machine.
package struct RunOutcome: Hashable, Sendable {
  /// The name under which the run is sent, or would have been.
  package let id: String
  /// The number of the run in the log of this store.
  package let number: Int64
  /// The time when it began, in microseconds since 1970 UTC.
  package let started: Int64
  /// The encoded outcome; the encoding is that of the caller that merged the run.
  package let outcome: [UInt8]
  /// Whether it was reported to the user.
  package let isTold: Bool
}

extension StoreReading where Self: ~Copyable {
  /// Returns the runs of this machine that a merge has changed, newest first.
  package func outcomes(limit: Int) throws(StoreError) -> [RunOutcome] {
    var rows = try connection.rows(LinkSQL.outcomes, [.integer(Int64(clamping: max(0, limit)))])
    var outcomes: [RunOutcome] = []
    while let row = try rows.next() {
      outcomes.append(
        RunOutcome(
          id: row.text(4),
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
