package import SharedStore

/// The shared records as the runs of a log have made them, and the facts about these runs that a merge needs.
///
/// It need not contain the whole log. A merge asks for the runs that a pending run did not know or reverses, and for all
/// later ones. So the runs from the first of these on are enough, with the records as they were before it.
package struct LinkHistory: Sendable {
  /// A run of the log, in its place.
  struct Entry: Sendable {
    let run: LinkedRun
    /// Whether the run is in force: it is not undone, nor is it an undo whose run was redone.
    var stands = true
  }

  /// A shared record, present or removed.
  struct Record: Sendable {
    /// `nil` if the record is removed.
    var values: [String: StoreValue]?
    /// The values before the last removal, and the run that removed it.
    var removal: (values: [String: StoreValue], run: String)?
    /// The place in the log of the run that wrote each column last.
    var writers: [String: Int] = [:]
    /// The places of all runs that changed it, in order.
    var changes: [Int] = []
  }

  /// A value of a column in which each value occurs at most once in the collection.
  private struct SingleValue: Hashable {
    let collection: String
    let column: String
    let value: StoreValue
  }

  /// The number of runs in the log before the first one of this history.
  private let start: Int
  private var entries: [Entry] = []
  private(set) var records: [RecordName: Record] = [:]
  private var places: [String: Int] = [:]
  private var keys: [String: Int] = [:]
  private var holders: [SingleValue: Set<RecordName>] = [:]
  private let rules: MergeRules

  /// A history that begins after the first `start` runs of a log, which had made `records`.
  ///
  /// `records` need only contain those that the following and the pending runs name, or share a `once` value with.
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

  /// The number of runs of the log up to its end.
  var end: Int { start + entries.count }

  /// The run at a place of the log, which must be part of the history.
  func entry(_ place: Int) -> Entry { entries[place - start] }

  /// The records that are not removed, with their values.
  package var present: [RecordName: [String: StoreValue]] { records.compactMapValues(\.values) }

  func rule(of column: String, in record: RecordName) -> MergeRule {
    rules[record.collection]?[column] ?? .whole
  }

  func place(of run: String) -> Int? { places[run] }

  /// The run in force that has the key; `nil` if there is none, as a reversed run leaves its key to others.
  func run(withKey key: String) -> LinkedRun? {
    keys[key].map { entry($0) }.flatMap { $0.stands ? $0.run : nil }
  }

  /// The last run that changed a record; `nil` for an unknown one.
  func lastRun(on record: RecordName) -> String? {
    records[record]?.changes.last.map { entry($0).run.id }
  }

  /// Returns the records that have `value` in a column in which each value occurs once, except `record`.
  func holders(of value: StoreValue, column: String, besides record: RecordName) -> Set<RecordName>
  {
    let single = SingleValue(collection: record.collection, column: column, value: value)
    return (holders[single] ?? []).subtracting([record])
  }

  /// Adds the next run of the log, with the present values as the values before each of its changes.
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

  /// Marks a run as reversed, or as in force again; the runs that it reverses change the other way round.
  private mutating func toggle(_ place: Int) {
    entries[place - start].stands.toggle()
    for reversed in entry(place).run.reverses {
      if let inner = places[reversed] { toggle(inner) }
    }
  }
}
