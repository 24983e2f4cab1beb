internal import SharedStore

/// The state of one exchange with a hub: what was sent and received so far, and what is left.
struct PassProgress {
  /// The ids of the runs of a command that waits for the hub; all are reverted if a merge would
  /// change one of them.
  let command: [String]
  var report = PassReport()
  /// The number of the last run of the log that is in the store; `nil` before the exchange has read
  /// it.
  var head: Int64?
  /// The number of the last run of the log, according to the hub's last answer.
  var end: Int64 = 0
  /// The pending runs that a merge has changed, by their ids, with the changes that are sent.
  private(set) var redone: [String: MergedRun] = [:]

  init(refusing command: [String]) {
    self.command = command
  }

  mutating func note(_ settled: LinkPass.Settled) {
    report.taken += settled.taken
    report.refused += settled.refused
    for run in settled.redone { redone[run.run.id] = run }
  }
}
