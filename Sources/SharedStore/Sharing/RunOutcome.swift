/// The recorded outcome of a merge for a run of this machine.
package struct RunOutcome: Hashable, Sendable {
  /// The id under which the run was sent to the hub, or would have been.
  package let id: String
  /// The number of the run in this store's journal.
  package let number: Int64
  /// The time when the run began, in microseconds since 1970 UTC.
  package let started: Int64
  /// The encoded outcome; only the module that merges runs can decode it.
  package let outcome: [UInt8]
  /// Whether the outcome was reported to the user.
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
