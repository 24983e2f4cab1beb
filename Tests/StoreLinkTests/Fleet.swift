import SeededNumbers
internal import SharedStore
import Testing

@testable import StoreLink

/// The log of a hub: runs as they were merged, with what became of them, appended on the head that was seen.
struct ModelHub {
  private(set) var log: [MergedRun] = []
  /// A real hub at which the same is done; `nil` for the model alone.
  let doors: HubDoors?

  init(doors: HubDoors? = nil) { self.doors = doors }

  /// Returns whether the runs of a machine were appended: not if others have come behind `base`.
  mutating func append(_ runs: [MergedRun], base: Int, of machine: Int64) -> Bool {
    let isAppended = base == log.count
    doors?.append(
      runs.map(\.run),
      base: base,
      of: machine,
      isAppended: isAppended,
      head: log.count
    )
    if isAppended { log += runs }
    return isAppended
  }

  /// The runs behind `head` for a machine.
  func runs(after head: Int, of machine: Int64) -> [LinkedRun] {
    let known = log.map(\.run)
    return doors?.runs(after: head, of: machine, known: known) ?? Array(known.dropFirst(head))
  }

  func history(upTo count: Int? = nil) -> LinkHistory {
    var history = LinkHistory(ModelMachine.rules)
    for merged in log.prefix(count ?? log.count) { history.append(merged.run) }
    return history
  }
}

/// A machine with a list of its own: the records as they are on its disk, changed by nothing but changes of runs.
struct ModelMachine {
  static let rules: MergeRules = [
    "todos": [
      "tags": .lines, "modified": .greatest, "follows": .once, "after": .reference("todos"),
    ]
  ]

  let number: Int64
  /// How much of the log it has pulled.
  private(set) var head = 0
  private(set) var records: [RecordName: [String: StoreValue]] = [:]
  /// Its own runs as they were meant, which the log does not have as far as it knows.
  private(set) var pending: [LinkedRun] = []
  /// The same as they are done on its records now.
  private var done: [MergedRun] = []
  private var history = LinkHistory(Self.rules)
  /// The runs of its own that other runs have answered.
  private(set) var answered: [String: String] = [:]
  private(set) var faults: [String] = []

  init(number: Int64) { self.number = number }

  /// Does a run on the records of now, if nothing refuses it; returns whether it was answered.
  mutating func perform(_ run: LinkedRun) -> Bool {
    guard let merged = RunMerge.merged([run], behind: history).first else { return false }
    guard !merged.run.changes.isEmpty, merged.outcomes.isEmpty else { return false }
    pending.append(run)
    done.append(merged)
    history.append(merged.run)
    apply(merged.run.changes)
    return true
  }

  /// Takes what is new, does its own runs again behind that, and returns them for the hub.
  ///
  /// As a pass does it: from no more of the log, and of its list, than a merge must look back on.
  mutating func merge(with hub: ModelHub) -> [MergedRun] {
    for merged in done.reversed() { apply(merged.run.changes.reversed().map(\.reversed)) }
    let log = hub.log.map(\.run)
    let arrived = hub.runs(after: head, of: number)
    let start = firstNeeded(of: log)
    let known = Array(log[start..<head])
    let names = names(in: known + arrived + pending)
    done = PassMerge.merged(
      pending,
      arrived: arrived,
      known: known,
      behind: start,
      records: records.filter { names.contains($0.key) },
      rules: Self.rules
    )
    for run in arrived { apply(run.changes) }
    head = log.count
    let answered = Set(arrived.map(\.id))
    pending.removeAll { answered.contains($0.id) }
    history = hub.history()
    for merged in done {
      apply(merged.run.changes)
      if merged.isAppended { history.append(merged.run) }
    }
    return done.filter(\.isAppended)
  }

  private func firstNeeded(of log: [LinkedRun]) -> Int {
    let reversed = Set(pending.flatMap(\.reverses))
    let places = log.indices.filter { reversed.contains(log[$0].id) }
    return (pending.map(\.known) + places + [head]).min() ?? head
  }

  private func names(in runs: [LinkedRun]) -> Set<RecordName> {
    let followed = runs.flatMap(\.changes).flatMap {
      [$0.before?["follows"], $0.after?["follows"]]
    }
    let values = Set(followed.compactMap(\.self).filter { $0 != .null })
    let holders = records.filter { $0.value["follows"].map { values.contains($0) } ?? false }
    return PassMerge.names(in: runs).union(holders.keys)
  }

  /// The hub has answered that all are there.
  mutating func confirm() {
    for merged in done {
      for case .answered(let other) in merged.outcomes { answered[merged.run.id] = other }
      if merged.isAppended { head += 1 }
    }
    (pending, done) = ([], [])
  }

  /// Applies changes to what is on the disk; each must find the values that it says were there before.
  private mutating func apply(_ changes: [LinkedChange]) {
    for change in changes {
      let now = records[change.record]
      let before = change.before.map { before in
        change.after == nil ? before : before.filter { change.after?[$0.key] != nil }
      }
      if (now == nil) != (before == nil)
        || before?.contains(where: { now?[$0.key] != $0.value }) ?? false
      {
        faults.append("machine \(number): \(change) on \(String(describing: now))")
      }
      if let after = change.after {
        records[change.record] = (now ?? [:]).merging(after) { $1 }
      } else {
        records[change.record] = nil
      }
    }
  }
}
