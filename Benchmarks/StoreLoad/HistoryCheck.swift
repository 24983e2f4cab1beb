import SharedStore
import StoreAudit

/// Says what is wrong with a store that processes performed, undid and redid at until they were killed.
struct HistoryCheck {
  private(set) var faults: [String]
  private(set) var acknowledged = 0
  let runs: Int
  let reversals: Int

  /// Compares the journal with what was acknowledged: `run ID` for a run, `undo NUMBER` and `redo NUMBER`,
  /// `name TEXT` for what a run was asked to add.
  init(_ location: StoreLocation, acknowledgements: some Sequence<String>) throws {
    let audit = try JournalAudit(try StoreReader(at: location))
    faults = audit.faults
    (runs, reversals) = (audit.runs.count, audit.reversals.count)
    var known = Set(audit.runs.map { "run \($0.run.id)" })
    known.formUnion(audit.reversals.map { "\($0.run.origin) \($0.number)" })
    for run in audit.runs { known.formUnion(Self.texts(of: run).map { "name \($0)" }) }
    for line in acknowledgements {
      acknowledged += 1
      if !known.contains(line) { faults.append("\(line): acknowledged, and not in the journal") }
    }
  }

  /// The texts among the parameters of a run: those that a load gives are short, so that a byte below 32 with the
  /// length stands before each.
  private static func texts(of run: RecordedRun) -> [String] {
    run.run.parameters.split { $0 < 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }
}
