import Moments
import SharedStore
import StoreLink
import WidgetTerminal

/// The runs of this machine that a merge has changed, with what became of them.
struct LinkConflicts {
  /// One run, by its number in the log.
  struct Conflict {
    let number: Int64
    let started: Int64
    let outcomes: [MergedRun.Outcome]
    /// The changes to the other values; empty if there are none.
    let others: [LinkedChange]
    /// The present records by name.
    fileprivate let records: [RecordName: [String: StoreValue]]
    /// The makers of the named runs, by the runs' ids.
    fileprivate let makers: [String: String]
  }

  let all: [Conflict]

  /// The most conflicts that are listed.
  static let most = 1_000

  /// Reads them, newest first: all, or those that were not reported yet.
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
    let records = try reader.values(of: Set(outcomes.compactMap(\.record)))
    var makers: [String: String] = [:]
    for id in outcomes.compactMap(\.otherRun) {
      makers[id] = try reader.arrival(ofRun: id).map {
        machines[$0.run.machine] ?? "machine \($0.run.machine)"
      }
    }
    return Conflict(
      number: run.number,
      started: run.started,
      outcomes: outcomes,
      others: outcomes.compactMap { $0.other(in: records) },
      records: records,
      makers: makers
    )
  }
}

extension LinkConflicts.Conflict {
  /// The collections of the records that it is about.
  var collections: [String] { outcomes.compactMap { $0.record?.collection } }

  /// The outcomes of the run, a line each, with the words of its records.
  func lines(_ text: RecordText) -> [String] {
    outcomes.map { line($0, text) }
  }

  private func line(_ outcome: MergedRun.Outcome, _ text: RecordText) -> String {
    let name = outcome.record.map { self.name($0, text) } ?? ""
    let other = outcome.otherRun.flatMap { makers[$0] } ?? "another machine"
    switch outcome {
    case .lost(let record, let column, let value, _):
      let own = text.words(column, of: record.collection, value)
      let now = text.words(column, of: record.collection, records[record]?[column] ?? .null)
      return String(
        english:
          "\(name): \(own.title) is \(now.value), set by \(other) later; yours was \(own.value)",
        turkish:
          "\(name): \(own.title) \(now.value), \(other) daha sonra yazdı; sizinki \(own.value) idi"
      )
    case .replaced(let record, let column, let value, _):
      let theirs = text.words(column, of: record.collection, value)
      let now = text.words(column, of: record.collection, records[record]?[column] ?? .null)
      return String(
        english:
          "\(name): \(theirs.title) is \(now.value), as you set it later than \(other), which had \(theirs.value)",
        turkish:
          "\(name): \(theirs.title) \(now.value), siz daha sonra yazdınız; \(other): \(theirs.value)"
      )
    case .broughtBack:
      return String(
        english: "\(name) was removed by \(other) and is back, as you had changed it",
        turkish: "\(name) \(other) tarafından silinmişti; siz değiştirdiğiniz için geri geldi"
      )
    case .kept:
      return String(
        english: "\(name) is kept: \(other) had changed what you removed",
        turkish: "\(name) duruyor: sildiğinizi \(other) değiştirmişti"
      )
    case .joined(let record, let with, _):
      return String(
        english:
          "\(self.name(record, text)) is one with \(self.name(with, text)), which \(other) had made",
        turkish: "\(self.name(record, text)), \(other) yaptığı \(self.name(with, text)) ile bir"
      )
    case .missing:
      return String(english: "\(name) is no longer there", turkish: "\(name) artık yok")
    case .undoRefused:
      return String(
        english: "\(name) was changed by \(other) meanwhile: your undo was dropped",
        turkish: "\(name) bu arada \(other) tarafından değiştirildi: geri almanız yapılmadı"
      )
    case .undoWithoutRun:
      return String(
        english: "what you took back was gone already: your undo was dropped",
        turkish: "geri aldığınız şey zaten yoktu: geri almanız yapılmadı"
      )
    case .answered:
      return String(
        english: "\(other) had done the same under this key: it was done once",
        turkish: "\(other) aynı anahtarla aynısını yapmıştı: bir kez yapıldı"
      )
    }
  }

  private func name(_ record: RecordName, _ text: RecordText) -> String {
    let values = records[record]
    guard case .integer(let number)? = values?[StoreFilter.keyColumn] else {
      return text.description(of: record.collection)?.noun ?? record.collection
    }
    let columns = values?.map { RecordedChange.ColumnValue(column: $0.key, value: $0.value) }
    return text.name(of: record.collection, number, columns)
  }
}

extension MergedRun.Outcome {
  /// The record that it is about; `nil` for one about a whole run.
  fileprivate var record: RecordName? {
    switch self {
    case .lost(let record, _, _, _), .replaced(let record, _, _, _), .broughtBack(let record, _),
      .kept(let record, _), .joined(let record, _, _), .missing(let record),
      .undoRefused(let record, _):
      record
    case .undoWithoutRun, .answered: nil
    }
  }

  /// The run of another machine that it names.
  fileprivate var otherRun: String? {
    switch self {
    case .lost(_, _, _, let run), .replaced(_, _, _, let run), .broughtBack(_, let run),
      .kept(_, let run), .undoRefused(_, let run), .answered(let run):
      run
    case .joined, .missing, .undoWithoutRun: nil
    }
  }

  /// Returns the change to the other value; `nil` if there is none, or if the record no longer exists.
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
