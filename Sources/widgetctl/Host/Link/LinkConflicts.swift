import Moments
import SharedStore
import StoreLink
import WidgetTerminal

/// This machine's runs that were changed when they were merged with those of other machines, with
/// the outcomes of the merge.
struct LinkConflicts {
  /// A run of this machine with the outcomes of its merge.
  struct Conflict {
    /// The id of the run, which is the same on all machines; `number` is its number in this
    /// machine's log.
    let id: String
    let number: Int64
    let started: Int64
    let outcomes: [MergedRun.Outcome]
    /// The changes that would set the values which the merge did not keep; empty if there are none.
    let others: [LinkedChange]
    /// The current values of the records.
    fileprivate let records: [RecordName: [String: StoreValue]]
    /// The names of other machines, by the ids of the runs that they made and that conflict with
    /// this one.
    fileprivate let makers: [String: String]
    /// The numbers in this machine's log of the runs that conflict with this one, by their ids.
    fileprivate let numbers: [String: Int64]
    fileprivate let rules: MergeRules
  }

  let all: [Conflict]

  /// The most conflicts that are listed.
  static let most = 1_000

  /// Reads the conflicts, newest first; with `isUntold`, only those that were not reported yet.
  init(_ store: HostStore, isUntold: Bool = false) throws(CommandError) {
    do {
      guard let reader = try store.reader() else {
        all = []
        return
      }
      let machines = LinkNote.read(besideStore: store.location).machines
      all = try reader.outcomes(limit: Self.most)
        .filter { !isUntold || !$0.isTold }
        .map { try Self.conflict($0, reader, machines) }
    } catch {
      throw CommandError(any: error)
    }
  }

  private static func conflict(
    _ run: RunOutcome,
    _ reader: StoreReader,
    _ machines: [Int64: String]
  ) throws -> Conflict {
    let outcomes = try RunOutcomes(bytes: run.outcome).list
    let records = try reader.values(
      of: Set(outcomes.flatMap { [$0.record, $0.partner].compactMap(\.self) })
    )
    var makers: [String: String] = [:]
    var numbers: [String: Int64] = [:]
    for id in outcomes.compactMap(\.otherRun) {
      makers[id] = try reader.arrival(ofRun: id).map {
        LinkWords.machine($0.run.machine, in: machines)
      }
      numbers[id] = try reader.run(id)?.number
    }
    return Conflict(
      id: run.id,
      number: run.number,
      started: run.started,
      outcomes: outcomes,
      others: outcomes.compactMap { $0.other(in: records) },
      records: records,
      makers: makers,
      numbers: numbers,
      rules: try reader.mergeRules()
    )
  }
}

extension LinkConflicts.Conflict {
  /// The names of the collections to which the conflicting records belong.
  var collections: [String] { outcomes.compactMap { $0.record?.collection } }

  /// Returns one line for each outcome, which describes the records in readable words.
  func lines(_ text: RecordText) -> [String] {
    distinct.map { line($0, text) }
  }

  /// Returns the reasons why a run was reverted instead of merged, one line for each conflict.
  func refusals(_ text: RecordText) -> [String] {
    distinct.map { outcome in
      guard case (let record?, let column?) = (outcome.record, outcome.column) else {
        return line(outcome, text)
      }
      let now = shown(column, of: record, records[record] ?? [:])
      let words = text.words(now.column, of: record.collection, now.value)
      let (name, other) = (name(record, text), other(outcome))
      let run = outcome.otherRun.flatMap { numbers[$0] }.map { " (\($0))" } ?? ""
      return String(
        english: "\(name): \(other)\(run) has set \(words.title) to \(words.value) meanwhile",
        turkish: "\(name): \(other)\(run) bu arada yazdı: \(words.title) \(words.value)"
      )
    }
  }

  /// The outcomes without repetitions; outcomes about several columns of one value count as one.
  private var distinct: [MergedRun.Outcome] {
    var distinct: [MergedRun.Outcome] = []
    for outcome in outcomes where !distinct.contains(where: { isPart(outcome, with: $0) }) {
      distinct.append(outcome)
    }
    return distinct
  }

  /// Returns whether two outcomes concern the same value of a record, which is stored in several
  /// columns.
  private func isPart(_ one: MergedRun.Outcome, with other: MergedRun.Outcome) -> Bool {
    guard let record = one.record, record == other.record, one.otherRun == other.otherRun,
      let column = one.column, let second = other.column
    else { return false }
    let rules = rules[record.collection] ?? [:]
    guard case .part(let name)? = rules[column] else { return false }
    return rules[second] == .part(name)
  }

  /// Returns the column to display and its value.
  ///
  /// If several columns form one value, it is the first of them that is not empty.
  private func shown(
    _ column: String,
    of record: RecordName,
    _ values: [String: StoreValue]
  ) -> (column: String, value: StoreValue) {
    let rules = rules[record.collection] ?? [:]
    let own = (column, values[column] ?? .null)
    guard case .part(let name)? = rules[column] else { return own }
    let parts = rules.filter { $0.value == .part(name) }.keys.sorted()
    let found = parts.first { part in
      guard let value = values[part] else { return false }
      return value != .null && value != .integer(0) && value != .text("")
    }
    return found.map { ($0, values[$0] ?? .null) } ?? own
  }

  /// Returns the value that a run has set in a column.
  ///
  /// If several columns form one value, it is taken from the first of them that is not empty.
  private func meant(
    _ record: RecordName,
    _ column: String,
    _ value: StoreValue
  ) -> (column: String, value: StoreValue) {
    var values = [column: value]
    for outcome in outcomes where outcome.record == record {
      switch outcome {
      case .lost(_, let column, let value, _), .replaced(_, let column, let value, _):
        values[column] = value
      default: break
      }
    }
    return shown(column, of: record, values)
  }

  private func other(_ outcome: MergedRun.Outcome) -> String {
    outcome.otherRun.flatMap { makers[$0] }
      ?? String(english: "another machine", turkish: "başka bir makine")
  }

  private func line(_ outcome: MergedRun.Outcome, _ text: RecordText) -> String {
    let name = outcome.record.map { self.name($0, text) } ?? ""
    let other = other(outcome)
    switch outcome {
    case .lost(let record, let column, let value, _):
      let meant = meant(record, column, value)
      let own = text.words(meant.column, of: record.collection, meant.value)
      let shown = shown(column, of: record, records[record] ?? [:])
      let now = text.words(shown.column, of: record.collection, shown.value)
      return String(
        english:
          "\(name): \(own.title) is \(now.value), set by \(other) later; yours was \(own.value)",
        turkish:
          "\(name): \(own.title) \(now.value), \(other) daha sonra yazdı; sizinki \(own.value) idi"
      )
    case .replaced(let record, let column, let value, _):
      let meant = meant(record, column, value)
      let theirs = text.words(meant.column, of: record.collection, meant.value)
      let shown = shown(column, of: record, records[record] ?? [:])
      let now = text.words(shown.column, of: record.collection, shown.value)
      return String(
        english:
          "\(name): \(theirs.title) is \(now.value), as you set it later than \(other), which had \(theirs.value)",
        turkish:
          "\(name): \(theirs.title) \(now.value), siz daha sonra yazdınız; \(other): \(theirs.value)"
      )
    case .broughtBack:
      return String(
        english: "\(name) was removed by \(other) and is back, because you had changed it",
        turkish: "\(name) \(other) tarafından silinmişti; siz değiştirdiğiniz için geri geldi"
      )
    case .kept:
      return String(
        english: "\(name) was not removed, because \(other) had changed it",
        turkish: "\(name) silinmedi, çünkü \(other) onu değiştirmişti"
      )
    case .joined(_, let with, _):
      // The other record, with its number, no longer exists.
      let name = self.name(with, text)
      return String(
        english: "\(name) was added on another machine too: the two became one",
        turkish: "\(name) başka bir makinede de eklenmişti: ikisi bir oldu"
      )
    case .missing:
      return String(english: "\(name) is no longer there", turkish: "\(name) artık yok")
    case .undoRefused:
      return String(
        english: "\(name) was changed by \(other) meanwhile, so your undo was not performed",
        turkish: "\(name) bu arada \(other) tarafından değiştirildiği için geri almanız yapılmadı"
      )
    case .undoWithoutRun:
      return String(
        english: "the change was undone already, so your undo was not performed",
        turkish: "değişiklik zaten geri alınmıştı, bu yüzden geri almanız yapılmadı"
      )
    case .answered:
      return String(
        english: "\(other) had already run this with the same key, so it counts once",
        turkish: "\(other) bunu aynı anahtarla zaten yapmıştı; bir kez sayıldı"
      )
    }
  }

  private func name(_ record: RecordName, _ text: RecordText) -> String {
    let values = records[record]
    let noun = LinkWords.noun(text.description(of: record.collection)?.noun ?? record.collection)
    guard case .integer(let number)? = values?[StoreFilter.keyColumn] else {
      return noun
    }
    let columns = values?.map { RecordedChange.ColumnValue(column: $0.key, value: $0.value) }
    let name = text.name(of: record.collection, number, columns)
    let known = text.description(of: record.collection)?.noun ?? record.collection
    return name.hasPrefix(known) ? noun + name.dropFirst(known.count) : name
  }
}

extension MergedRun.Outcome {
  /// The record that the outcome is about; `nil` if the outcome is about a whole run.
  fileprivate var record: RecordName? {
    switch self {
    case .lost(let record, _, _, _), .replaced(let record, _, _, _), .broughtBack(let record, _),
      .kept(let record, _), .joined(let record, _, _), .missing(let record),
      .undoRefused(let record, _):
      record
    case .undoWithoutRun, .answered: nil
    }
  }

  /// The record into which another one was merged; `nil` for other outcomes.
  fileprivate var partner: RecordName? {
    guard case .joined(_, let with, _) = self else { return nil }
    return with
  }

  /// The column for which two runs had different values, of which one was kept; `nil` for other
  /// outcomes.
  fileprivate var column: String? {
    switch self {
    case .lost(_, let column, _, _), .replaced(_, let column, _, _): column
    default: nil
    }
  }

  /// The id of the other machine's run with which there was a conflict; `nil` if the outcome has
  /// none.
  fileprivate var otherRun: String? {
    switch self {
    case .lost(_, _, _, let run), .replaced(_, _, _, let run), .broughtBack(_, let run),
      .kept(_, let run), .undoRefused(_, let run), .answered(let run):
      run
    case .joined, .missing, .undoWithoutRun: nil
    }
  }

  /// Returns the change that would set the value which was not kept.
  ///
  /// It is `nil` if no value was lost, if the record already has it, or if the record no longer
  /// exists. `records` contains the current values.
  fileprivate func other(in records: [RecordName: [String: StoreValue]]) -> LinkedChange? {
    switch self {
    case .lost(let record, let column, let value, _),
      .replaced(let record, let column, let value, _):
      guard let now = records[record]?[column], now != value else { return nil }
      return LinkedChange(record, before: [column: now], after: [column: value])
    case .kept(let record, _):
      return records[record].map { LinkedChange(record, before: $0, after: nil) }
    default: return nil
    }
  }
}
