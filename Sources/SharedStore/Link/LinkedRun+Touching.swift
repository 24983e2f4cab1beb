extension LinkedRun {
  /// Returns the pending runs that must be merged and applied again, because other runs have
  /// changed `records`.
  ///
  /// They are the runs that changed one of the records or refer to one. The other records that such
  /// a run changed count too, and so on. So the runs that are not returned changed none of these
  /// records.
  ///
  /// - Parameters:
  ///   - records: The records that other runs of the log have changed.
  ///   - pending: A machine's own runs, in order.
  ///   - rules: The rules of the columns, which show which values refer to records.
  /// - Returns: Those of `pending` that must be applied again, in order.
  package static func touching(
    _ records: Set<RecordName>,
    among pending: [LinkedRun],
    _ rules: MergeRules = [:]
  ) -> [LinkedRun] {
    var runs: [RecordName: [Int]] = [:]
    for (place, run) in pending.enumerated() {
      for record in run.named(rules) { runs[record, default: []].append(place) }
    }
    var (chosen, queue): (Set<Int>, [RecordName]) = ([], Array(records))
    var seen = records
    while let record = queue.popLast() {
      for place in runs[record] ?? [] where chosen.insert(place).inserted {
        for change in pending[place].changes where seen.insert(change.record).inserted {
          queue.append(change.record)
        }
      }
    }
    return chosen.sorted().map { pending[$0] }
  }

  /// Returns the records that the run changes, and those to which the values that it sets refer.
  private func named(_ rules: MergeRules) -> Set<RecordName> {
    var named = Set(changes.map(\.record))
    for change in changes {
      for (column, rule) in rules[change.record.collection] ?? [:] {
        guard case .reference(let collection) = rule,
          case .text(let identity)? = change.after?[column]
        else { continue }
        named.insert(RecordName(collection, identity))
      }
    }
    return named
  }
}
