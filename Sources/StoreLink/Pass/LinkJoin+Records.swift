internal import SharedStore

/// The part of a join that changes the store, in one transaction.
extension LinkJoin {
  typealias Records = [RecordName: [String: StoreValue]]

  static func join(
    _ lists: Lists,
    _ link: StoredLink,
    _ numbers: [String: ClosedRange<Int64>],
    in transaction: borrowing WriteTransaction
  ) throws -> [Renumbered] {
    let rules = try transaction.mergeRules()
    var left = numbers
    var wanted = lists.theirs
    var renumbered: [Renumbered] = []
    for (name, values) in lists.own.sorted(by: { ($0.value.number ?? 0) < ($1.value.number ?? 0) })
    {
      var record = values
      if let theirs = lists.theirs[name] {
        if !isLater(values, than: theirs, rules[name.collection] ?? [:]) { record = theirs }
        record[StoreFilter.keyColumn] = theirs[StoreFilter.keyColumn]
      } else if link.machine != firstMachine, let range = left[name.collection] {
        record[StoreFilter.keyColumn] = .integer(range.lowerBound)
        left[name.collection] = (range.lowerBound + 1)...range.upperBound
      }
      wanted[name] = record
      guard let before = values.number, let after = record.number, before != after else { continue }
      renumbered.append(Renumbered(record: name, before: before, after: after))
    }
    // What waited is in the own list, and goes with that.
    try transaction.removeLink()
    try replace(with: lists.theirs, for: link, in: transaction)
    try transaction.set(link)
    for (collection, range) in left { try transaction.setNumbers(range, of: collection) }
    var missing: [LinkedChange] = []
    for run in pending(wanted, besides: lists.theirs, for: link, rules) {
      missing += try transaction.addPending(run)
    }
    // References to records that have come behind those that have them.
    if !missing.isEmpty { try transaction.apply(missing, as: joining(link)) }
    return renumbered
  }

  /// Returns whether a record's last change in the store is later than in the hub.
  private static func isLater(
    _ own: [String: StoreValue],
    than theirs: [String: StoreValue],
    _ rules: [String: MergeRule]
  ) -> Bool {
    guard let own = instant(of: own, rules), let theirs = instant(of: theirs, rules) else {
      return false
    }
    return own > theirs
  }

  /// Returns the time of a record's last change; `nil` if its collection has no such column.
  static func instant(
    of values: [String: StoreValue],
    _ rules: [String: MergeRule]
  ) -> Int64? {
    rules.filter { $0.value == .greatest }.keys.compactMap { column in
      if case .integer(let instant)? = values[column] { instant } else { nil }
    }.max()
  }

  /// Replaces the shared records of the store by `wanted`.
  ///
  /// Records in `kept` are not removed, unless another record has their number.
  static func replace(
    with wanted: Records,
    keeping kept: Set<RecordName> = [],
    for link: StoredLink,
    in transaction: borrowing WriteTransaction
  ) throws {
    let taken = kept.isEmpty ? [] : Set(wanted.map { Taken($0.key.collection, $0.value.number) })
    var (removals, changes): ([LinkedChange], [LinkedChange]) = ([], [])
    var there: Set<RecordName> = []
    for collection in try transaction.sharedCollections() {
      for (name, now) in try records(of: collection, in: transaction) {
        if kept.contains(name), !taken.contains(Taken(name.collection, now.number)) { continue }
        guard let record = wanted[name], record.number == now.number else {
          removals.append(LinkedChange(name, before: now, after: nil))
          continue
        }
        there.insert(name)
        if record != now { changes.append(LinkedChange(name, before: now, after: record)) }
      }
    }
    for (name, record) in wanted where !there.contains(name) {
      changes.append(LinkedChange(name, before: nil, after: record))
    }
    guard !removals.isEmpty || !changes.isEmpty else { return }
    let all = removals.sorted { $0.record < $1.record } + changes.sorted { $0.record < $1.record }
    try transaction.apply(all, as: joining(link))
  }

  private struct Taken: Hashable {
    let collection: String
    let number: Int64?

    init(_ collection: String, _ number: Int64?) {
      (self.collection, self.number) = (collection, number)
    }
  }

  private static func joining(_ link: StoredLink) -> JournalRun {
    JournalRun(
      id: "join-\(link.list)-\(link.machine)",
      intent: JournalRun.joiningIntent,
      parameters: [],
      key: nil,
      origin: JournalRun.linkOrigin
    )
  }

  /// Returns the runs that add the missing records to the hub.
  private static func pending(
    _ wanted: Records,
    besides theirs: Records,
    for link: StoredLink,
    _ rules: MergeRules
  ) -> [LinkedRun] {
    let now = wanted.sorted { ($0.value.number ?? 0) < ($1.value.number ?? 0) }
    return now.filter { theirs[$0.key] != $0.value }.map { name, values in
      let before = theirs[name].map { theirs in theirs.filter { values[$0.key] != $0.value } }
      let after = before.map { before in values.filter { before[$0.key] != nil } } ?? values
      return LinkedRun(
        id: "join-\(link.machine)-\(name.collection)-\(name.identity)",
        machine: link.machine,
        made: instant(of: values, rules[name.collection] ?? [:]) ?? 0,
        known: Int(link.head),
        changes: [LinkedChange(name, before: before, after: after)],
        intent: JournalRun.joiningIntent,
        origin: JournalRun.linkOrigin
      )
    }
  }
}
