import SeededNumbers
internal import SharedStore
import Testing

@testable import StoreLink

/// A model of a hub's log: merged runs with their outcomes.
struct ModelHub {
  private(set) var log: [MergedRun] = []
  /// A real hub that performs the same calls; `nil` for the model alone.
  let doors: HubDoors?

  init(doors: HubDoors? = nil) { self.doors = doors }

  /// Appends a machine's runs, unless other runs were appended after `base`; returns whether they
  /// were appended.
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

  /// Returns the runs after `head` for a machine.
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

/// A model of a machine with a list; its records are changed only by the changes of runs.
struct ModelMachine {
  static let rules: MergeRules = [
    "todos": [
      "tags": .lines, "modified": .greatest, "follows": .once, "after": .reference("todos"),
    ]
  ]

  let number: Int64
  /// The number of runs of the log that the machine has received.
  private(set) var head = 0
  private(set) var records: [RecordName: [String: StoreValue]] = [:]
  /// The machine's own runs with their original changes, which are not in the log as far as it
  /// knows.
  private(set) var pending: [LinkedRun] = []
  /// The same runs as they are applied to the current records.
  private var done: [MergedRun] = []
  private var history = LinkHistory(Self.rules)
  /// The machine's runs for which the answer of another run is used, by id.
  private(set) var answered: [String: String] = [:]
  private(set) var faults: [String] = []

  init(number: Int64) { self.number = number }

  /// Performs a run on the current records, unless it is refused; returns whether it was performed.
  mutating func perform(_ run: LinkedRun) -> Bool {
    guard let merged = RunMerge.merged([run], behind: history).first else { return false }
    guard !merged.run.changes.isEmpty, merged.outcomes.isEmpty else { return false }
    pending.append(run)
    done.append(merged)
    history.append(merged.run)
    apply(merged.run.changes)
    return true
  }

  /// Applies new runs of the log and then the pending runs again, and returns these for the hub.
  ///
  /// Like an exchange with a hub, it uses no more of the log and of the records than a merge needs.
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

  /// Records that the hub has appended all pending runs.
  mutating func confirm() {
    for merged in done {
      for case .answered(let other) in merged.outcomes { answered[merged.run.id] = other }
      if merged.isAppended { head += 1 }
    }
    (pending, done) = ([], [])
  }

  /// Applies changes to the records; each must find the values that it expects.
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
