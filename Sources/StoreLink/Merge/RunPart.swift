internal import SharedStore

/// The merge of one run: the changes and outcomes found so far.
struct RunPart {
  let meant: LinkedRun
  let history: LinkHistory
  var aliases: [RecordName: RecordName]
  private(set) var changes: [LinkedChange] = []
  private(set) var outcomes: [MergedRun.Outcome] = []
  /// The records that this run has changed, with their values after it; the value `.some(nil)`
  /// means a removed record.
  private var touched: [RecordName: [String: StoreValue]?] = [:]

  init(meant: LinkedRun, history: LinkHistory, aliases: [RecordName: RecordName]) {
    self.meant = meant
    self.history = history
    self.aliases = aliases
  }

  mutating func note(_ outcome: MergedRun.Outcome) { outcomes.append(outcome) }

  /// Returns the record's current values; `nil` if it does not exist.
  func values(of record: RecordName) -> [String: StoreValue]? {
    touched[record] ?? history.records[record]?.values
  }

  /// Returns the record that replaces `record` after a merge; `record` itself if none does.
  func resolved(_ record: RecordName) -> RecordName {
    var record = record
    // Each alias is an earlier record, so there is no cycle.
    while let other = aliases[record] { record = other }
    return record
  }

  /// Returns another record that has this value in a column whose values are unique; `nil` if there
  /// is none.
  func holder(of value: StoreValue, column: String, besides record: RecordName) -> RecordName? {
    guard value != .null else { return nil }
    let own = touched.filter { name, values in
      name.collection == record.collection && name != record && values?[column] == value
    }.keys
    let others = history.holders(of: value, column: column, besides: record)
    return (others.filter { touched[$0] == nil } + own).min()
  }

  /// Returns the first column whose value must be unique but is already used, with the record that
  /// has it; `nil` if there is none.
  func taken(_ values: [String: StoreValue], besides record: RecordName) -> (
    column: String, holder: RecordName
  )? {
    for column in values.keys.sorted() where history.rule(of: column, in: record) == .once {
      guard let value = values[column] else { continue }
      if let holder = holder(of: value, column: column, besides: record) { return (column, holder) }
    }
    return nil
  }

  /// Drops all changes of the run, so that it has no effect on records.
  mutating func dropChanges() { (changes, touched) = ([], [:]) }

  /// Adds the change of a record from its current values to `after`; does nothing if they are
  /// equal.
  mutating func change(_ record: RecordName, to after: [String: StoreValue]?) {
    let now = values(of: record)
    guard let after else {
      guard let now else { return }
      changes.append(LinkedChange(record, before: now, after: nil))
      touched[record] = .some(nil)
      return
    }
    guard let now else {
      changes.append(LinkedChange(record, before: nil, after: after))
      touched[record] = after
      return
    }
    let new = after.filter { now[$0.key] != $0.value }
    guard !new.isEmpty else { return }
    let old = new.keys.reduce(into: [:]) { $0[$1] = now[$1] ?? .null }
    changes.append(LinkedChange(record, before: old, after: new))
    touched[record] = now.merging(new) { $1 }
  }
}
