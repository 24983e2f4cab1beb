internal import SharedStore

/// What the runs that have come from the log make of one machine's records, with its own pending runs behind them.
///
/// It is a pure value. The machine has the log up to some run, and its pending runs as the last merge did them. Both are
/// reversed in thought as far as a merge must look back, and done again.
struct PassMerge {
  typealias Records = [RecordName: [String: StoreValue]]

  /// The pending runs behind what has come, in order.
  let merged: [MergedRun]
  /// The records as they are to be; one that is missing is not to be there.
  private let final: Records
  /// The columns that the pending runs write, behind what has come.
  private let ownColumns: [RecordName: Set<String>]

  /// - Parameters:
  ///   - rules: The rules of the shared collections.
  ///   - start: The number of runs of the log before `known`.
  ///   - known: The runs from there on that the machine has.
  ///   - arrived: The runs that follow them, which it does not have.
  ///   - pending: Its own runs that it had to send; the log has those among `arrived`, whose answer was lost.
  ///   - local: Its records as they are: those that any of these runs names, and those with a `once` value of theirs.
  init(
    rules: MergeRules,
    behind start: Int,
    known: [LinkedRun],
    arrived: [LinkedRun],
    pending: [PendingRun],
    local: Records
  ) {
    var base = local
    for run in (known + pending.map(\.done)).reversed() {
      for change in run.changes.reversed() { Self.make(change.reversed, in: &base) }
    }
    var history = LinkHistory(rules, behind: start, records: base)
    for run in known + arrived { history.append(run) }
    let answered = Set(arrived.map(\.id))
    let unanswered = pending.map(\.meant).filter { !answered.contains($0.id) }
    merged = RunMerge.merged(unanswered, behind: history)
    var ownColumns: [RecordName: Set<String>] = [:]
    for run in merged where run.isAppended {
      history.append(run.run)
      for change in run.run.changes {
        ownColumns[change.record, default: []].formUnion(change.after?.keys.map(\.self) ?? [])
      }
    }
    self.ownColumns = ownColumns
    final = history.present
  }

  /// The part of an arrived run that stands here: what no pending run writes behind it.
  ///
  /// - Parameter records: The records before it, which it changes.
  func standing(of run: LinkedRun, in records: inout Records) -> [LinkedChange] {
    var changes: [LinkedChange] = []
    for change in run.changes {
      guard let standing = standing(of: change, in: records) else { continue }
      changes.append(standing)
      Self.make(standing, in: &records)
    }
    return changes
  }

  private func standing(of change: LinkedChange, in records: Records) -> LinkedChange? {
    let (name, now) = (change.record, records[change.record])
    guard let wanted = change.after else {
      guard let now, final[name] == nil else { return nil }
      return LinkedChange(name, before: now, after: nil)
    }
    guard let now else {
      // A pending run has removed it here. Where the edit is stronger, all of it comes back.
      guard let whole = change.before == nil ? wanted : final[name] else { return nil }
      return final[name] == nil ? nil : LinkedChange(name, before: nil, after: whole)
    }
    let own = ownColumns[name] ?? []
    let after = wanted.filter { !own.contains($0.key) && now[$0.key] != $0.value }
    guard !after.isEmpty else { return nil }
    return LinkedChange(name, before: Self.values(of: after.keys, in: now), after: after)
  }

  /// The changes that make the records what they are to be, after the arrived runs have changed them.
  func rest(in records: Records, of names: Set<RecordName>) -> [LinkedChange] {
    names.sorted().compactMap { name in
      switch (records[name], final[name]) {
      case (nil, nil): return nil
      case (nil, let wanted?): return LinkedChange(name, before: nil, after: wanted)
      case (let now?, nil): return LinkedChange(name, before: now, after: nil)
      case (let now?, let wanted?):
        let after = wanted.filter { now[$0.key] != $0.value }
        guard !after.isEmpty else { return nil }
        return LinkedChange(name, before: Self.values(of: after.keys, in: now), after: after)
      }
    }
  }

  /// The records that runs name.
  static func names(in runs: [LinkedRun]) -> Set<RecordName> {
    Set(runs.flatMap(\.changes).map(\.record))
  }

  private static func values(
    of columns: some Collection<String>,
    in record: [String: StoreValue]
  ) -> [String: StoreValue] {
    columns.reduce(into: [:]) { $0[$1] = record[$1] ?? .null }
  }

  /// Makes a record what a change says, whatever it was.
  private static func make(_ change: LinkedChange, in records: inout Records) {
    if let after = change.after {
      records[change.record] = (records[change.record] ?? [:]).merging(after) { $1 }
    } else {
      records[change.record] = nil
    }
  }
}
