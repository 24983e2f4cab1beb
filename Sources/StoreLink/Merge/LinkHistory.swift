package import SharedStore

/// The shared records after a part of the log, and the facts about the part's runs that a merge
/// needs.
///
/// A merge needs the runs that a pending run did not know or reverses, and all later ones. So a
/// history can begin with the first of these runs, and with the records before it.
package struct LinkHistory: Sendable {
  /// A run of the log, and whether it is in force.
  struct Entry: Sendable {
    let run: LinkedRun
    /// Whether the run is in force, which means that its effect was not undone; a redone undo is
    /// not in force.
    var stands = true
  }

  /// A shared record, which may have been removed.
  struct Record: Sendable {
    /// The record's values; `nil` if it is removed.
    var values: [String: StoreValue]?
    /// The values that the record had when it was last removed, and the id of the run that removed
    /// it.
    var removal: (values: [String: StoreValue], run: String)?
    /// For each column, the position in the log of the last run that wrote it.
    var writers: [String: Int] = [:]
    /// The positions in the log of all runs that changed the record, in ascending order.
    var changes: [Int] = []
  }

  /// A value of a column in which no two records of the collection may have the same value.
  private struct SingleValue: Hashable {
    let collection: String
    let column: String
    let value: StoreValue
  }

  /// The number of runs in the log before the first run of this history.
  private let start: Int
  private var entries: [Entry] = []
  private(set) var records: [RecordName: Record] = [:]
  private var places: [String: Int] = [:]
  private var keys: [String: Int] = [:]
  private var holders: [SingleValue: Set<RecordName>] = [:]
  private let rules: MergeRules

  /// Creates a history that begins after the first `start` runs of a log.
  ///
  /// `records` are the records at that time. Only those are needed that later or pending runs
  /// change, and those that have a unique value in common with them.
  package init(
    _ rules: MergeRules,
    behind start: Int = 0,
    records: [RecordName: [String: StoreValue]] = [:]
  ) {
    self.rules = rules
    self.start = start
    for (name, values) in records {
      self.records[name] = Record(values: values)
      hold(name, values, isThere: true)
    }
  }

  /// The number of runs in the log up to and including the last run of the history.
  var end: Int { start + entries.count }

  /// Returns the run at a position of the log, which must be part of the history.
  func entry(_ place: Int) -> Entry { entries[place - start] }

  /// The records that exist after the last run, with their values.
  package var present: [RecordName: [String: StoreValue]] { records.compactMapValues(\.values) }

  func rule(of column: String, in record: RecordName) -> MergeRule {
    rules[record.collection]?[column] ?? .whole
  }

  func place(of run: String) -> Int? { places[run] }

  /// Returns the run that has the idempotency key and is in force; `nil` if there is none.
  ///
  /// The key of an undone run can be used again.
  func run(withKey key: String) -> LinkedRun? {
    keys[key].map { entry($0) }.flatMap { $0.stands ? $0.run : nil }
  }

  /// Returns the id of the last run that changed a record; `nil` if no run of the history did.
  func lastRun(on record: RecordName) -> String? {
    records[record]?.changes.last.map { entry($0).run.id }
  }

  /// Returns the records, except `record`, that have `value` in a column whose values are unique.
  func holders(of value: StoreValue, column: String, besides record: RecordName) -> Set<RecordName>
  {
    let single = SingleValue(collection: record.collection, column: column, value: value)
    return (holders[single] ?? []).subtracting([record])
  }

  /// Adds the next run of the log, and applies its changes to the records.
  package mutating func append(_ run: LinkedRun) {
    let place = end
    entries.append(Entry(run: run))
    places[run.id] = place
    if let key = run.key, self.run(withKey: key) == nil { keys[key] = place }
    for change in run.changes { apply(change, at: place) }
    guard !run.changes.isEmpty else { return }
    for reversed in run.reverses { if let place = places[reversed] { toggle(place) } }
  }

  private mutating func apply(_ change: LinkedChange, at place: Int) {
    var record = records[change.record] ?? Record()
    hold(change.record, record.values, isThere: false)
    if record.changes.last != place { record.changes.append(place) }
    if let after = change.after {
      record.values = (record.values ?? [:]).merging(after) { $1 }
      for column in after.keys { record.writers[column] = place }
    } else {
      record.removal = (record.values ?? change.before ?? [:], entry(place).run.id)
      record.values = nil
    }
    hold(change.record, record.values, isThere: true)
    records[change.record] = record
  }

  private mutating func hold(
    _ record: RecordName,
    _ values: [String: StoreValue]?,
    isThere: Bool
  ) {
    for (column, rule) in rules[record.collection] ?? [:] where rule == .once {
      guard let value = values?[column], value != .null else { continue }
      let single = SingleValue(collection: record.collection, column: column, value: value)
      if isThere {
        holders[single, default: []].insert(record)
      } else {
        holders[single]?.remove(record)
      }
    }
  }

  /// Marks the run at a position as undone or, if it already was, as in force again.
  ///
  /// If the run is an undo or redo, the runs that it had reversed are marked the other way round.
  private mutating func toggle(_ place: Int) {
    entries[place - start].stands.toggle()
    for reversed in entry(place).run.reverses {
      if let inner = places[reversed] { toggle(inner) }
    }
  }
}
