internal import SharedStore

/// The merge in an exchange with the hub; it uses only the part of the log and of the records that
/// it needs.
enum PassMerge {
  typealias Records = [RecordName: [String: StoreValue]]

  /// Merges a machine's pending runs after those that have arrived.
  ///
  /// - Parameters:
  ///   - pending: Its own runs with their original changes, in order. Those that are also in
  ///     `arrived` were sent, but the answer was lost.
  ///   - arrived: The runs of the log that the machine does not have.
  ///   - known: The runs before them that it has, from the first one that a pending run did not
  ///     know or reverses.
  ///   - start: The number of runs of the log before `known`.
  ///   - records: The machine's records without its pending runs: those that any of these runs
  ///     changes, and those with a `once` value of such a change.
  ///   - rules: The rules of the shared collections.
  /// - Returns: The merged forms of the pending runs that the log does not have, in order.
  static func merged(
    _ pending: [LinkedRun],
    arrived: [LinkedRun],
    known: [LinkedRun],
    behind start: Int,
    records: Records,
    rules: MergeRules
  ) -> [MergedRun] {
    var base = records
    for change in known.flatMap(\.changes).reversed() { reverse(change, in: &base) }
    var history = LinkHistory(rules, behind: start, records: base)
    for run in known + arrived { history.append(run) }
    let answered = Set(arrived.map(\.id))
    return RunMerge.merged(pending.filter { !answered.contains($0.id) }, behind: history)
  }

  /// Returns the pending runs that must be repeated after these runs of the log; the others have
  /// nothing in common with them.
  ///
  /// - Parameters:
  ///   - pending: A machine's own runs, in order.
  ///   - log: The runs of the log that the first of them may not have known.
  ///   - rules: The rules of the shared collections.
  /// - Returns: The runs of `pending` to repeat, in order.
  static func affected(
    _ pending: [LinkedRun],
    by log: [LinkedRun],
    _ rules: MergeRules
  ) -> [LinkedRun] {
    let (ids, keys) = (Set(log.map(\.id)), Set(log.compactMap(\.key)))
    let single = Set(log.flatMap { singleValues(of: $0, rules) })
    var records = names(in: log)
    var chosen: Set<String> = []
    for run in pending {
      let isMeant =
        ids.contains(run.id) || run.key.map(keys.contains) == true
        || !single.isEmpty && !single.isDisjoint(with: singleValues(of: run, rules))
      guard isMeant else { continue }
      chosen.insert(run.id)
      records.formUnion(run.changes.map(\.record))
    }
    chosen.formUnion(LinkedRun.touching(records, among: pending, rules).map(\.id))
    return pending.filter { chosen.contains($0.id) }
  }

  /// A value in a column whose values are unique within the collection.
  struct SingleValue: Hashable {
    let collection: String
    let column: String
    let value: StoreValue
  }

  /// Returns the unique values that a run has written or replaced.
  static func singleValues(of run: LinkedRun, _ rules: MergeRules) -> Set<SingleValue> {
    var values: Set<SingleValue> = []
    for change in run.changes {
      let collection = change.record.collection
      for (column, rule) in rules[collection] ?? [:] where rule == .once {
        for value in [change.before?[column], change.after?[column]] {
          guard let value, value != .null else { continue }
          values.insert(SingleValue(collection: collection, column: column, value: value))
        }
      }
    }
    return values
  }

  /// Returns the names of all records that these runs change.
  static func names(in runs: [LinkedRun]) -> Set<RecordName> {
    Set(runs.flatMap(\.changes).map(\.record))
  }

  private static func reverse(_ change: LinkedChange, in records: inout Records) {
    if let before = change.before {
      records[change.record] = (records[change.record] ?? [:]).merging(before) { $1 }
    } else {
      records[change.record] = nil
    }
  }
}
