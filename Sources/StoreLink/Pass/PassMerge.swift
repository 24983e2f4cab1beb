internal import SharedStore

/// The merge of a pass, from no more of the log and of the records than it must look back on.
enum PassMerge {
  typealias Records = [RecordName: [String: StoreValue]]

  /// Merges a machine's pending runs behind those that have come.
  ///
  /// - Parameters:
  ///   - pending: Its own runs as they were meant, in order; the log has those among `arrived`, whose answer was lost.
  ///   - arrived: The runs of the log that the machine does not have.
  ///   - known: The runs before them that it has, from the first one that a pending run did not know or reverses.
  ///   - start: The number of runs of the log before `known`.
  ///   - records: The machine's records without its pending runs: those that any of these runs names, and those with a
  ///     `once` value of theirs.
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

  /// The records that runs name.
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
