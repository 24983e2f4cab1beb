internal import SharedStore

@testable import StoreLink

/// Checks the machines' lists and the log at the end of a simulation.
struct FleetAudit {
  private(set) var faults: [String] = []

  init(_ life: FleetLife) {
    let history = life.hub.history()
    for machine in life.machines {
      faults += machine.faults
      if machine.records != history.present { faults.append("machine \(machine.number) differs") }
      if !machine.pending.isEmpty { faults.append("machine \(machine.number) has runs left") }
    }
    auditAnswers(life)
    auditReversal(life)
    auditSingles(history)
  }

  /// Checks that every confirmed run is in the log once, or has the answer of another run.
  private mutating func auditAnswers(_ life: FleetLife) {
    let times = life.hub.log.reduce(into: [String: Int]()) { $0[$1.run.id, default: 0] += 1 }
    let answered = life.machines.reduce(into: [String: String]()) { $0.merge($1.answered) { $1 } }
    for run in life.made.keys {
      let count = times[run] ?? 0
      if count > 1 { faults.append("\(run) is there \(count) times") }
      if count == 0, answered[run] == nil { faults.append("\(run) is gone") }
      if count == 1, answered[run] != nil { faults.append("\(run) is there, and answered") }
    }
  }

  /// Checks that reversing the whole log, newest first, leaves no record.
  private mutating func auditReversal(_ life: FleetLife) {
    var records = life.hub.history().present
    for merged in life.hub.log.reversed() {
      for change in merged.run.changes.reversed() {
        let now = records[change.record]
        if (now == nil) != (change.after == nil)
          || change.after?.contains(where: { now?[$0.key] != $0.value }) ?? false
        {
          faults.append("\(merged.run.id) cannot be taken back")
        }
        records[change.record] = change.before.map { (now ?? [:]).merging($0) { $1 } }
      }
    }
    if !records.isEmpty { faults.append("\(records.count) records are left") }
  }

  /// Checks that no two records have the same value in a column of unique values.
  private mutating func auditSingles(_ history: LinkHistory) {
    var seen: Set<StoreValue> = []
    for values in history.present.values {
      guard let value = values["follows"], value != .null else { continue }
      if !seen.insert(value).inserted { faults.append("two records follow \(value)") }
    }
  }
}
