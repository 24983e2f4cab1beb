import SharedStore
import StoreAudit

/// Checks a store in which processes have performed, undone and redone intents until they were
/// killed.
struct HistoryCheck {
  private(set) var faults: [String]
  private(set) var acknowledged = 0
  let runs: Int
  let reversals: Int

  /// Compares the journal with the acknowledged lines.
  ///
  /// These are `run ID` for a run, `undo NUMBER` and `redo NUMBER`, and `name TEXT` for a text that
  /// a run should add.
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

  /// Returns the texts among the parameters of a run.
  ///
  /// They are separated by bytes below 32, because the encoding puts the length of a short text
  /// before it.
  private static func texts(of run: RecordedRun) -> [String] {
    run.run.parameters.split { $0 < 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }
}
