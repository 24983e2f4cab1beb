internal import SharedStore

/// The state of a pass that is going on.
struct PassProgress {
  /// The runs that are taken back if a merge would change one of them.
  let command: [String]
  var report = PassReport()
  /// The number of the last run of the log that the pass knows to be here; `nil` before it has looked.
  var head: Int64?
  /// The number of the last run of the log, by the hub's last answer.
  var end: Int64 = 0
  /// The pending runs that the log has changed, by their names, in the form that is sent.
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
