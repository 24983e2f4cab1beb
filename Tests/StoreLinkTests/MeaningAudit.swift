internal import SharedStore

@testable import StoreLink

/// Reads the log once, and checks that each run had its intended effect, or reports truly why not.
struct MeaningAudit {
  private(set) var faults: [String] = []
  private let life: FleetLife
  private var records: [RecordName: [String: StoreValue]] = [:]
  /// The position in the log of the last run that wrote each column.
  private var writers: [RecordName: [String: Int]] = [:]
  /// The values that each removed record had before its last removal.
  private var removed: [RecordName: [String: StoreValue]] = [:]
  private var places: [String: Int] = [:]

  init(_ life: FleetLife) {
    self.life = life
    for (place, merged) in life.hub.log.enumerated() {
      audit(merged)
      places[merged.run.id] = place
      for change in merged.run.changes { apply(change, at: place) }
    }
  }

  private mutating func apply(_ change: LinkedChange, at place: Int) {
    guard let after = change.after else {
      removed[change.record] = records[change.record]
      records[change.record] = nil
      return
    }
    records[change.record] = (records[change.record] ?? [:]).merging(after) { $1 }
    for column in after.keys { writers[change.record, default: [:]][column] = place }
  }

  private mutating func audit(_ merged: MergedRun) {
    guard let meant = life.made[merged.run.id] else { return faults.append("a run of nobody's") }
    for outcome in merged.outcomes { audit(outcome, of: meant) }
    if meant.reverses.isEmpty {
      auditOverwritten(merged, meant)
      auditDone(merged, meant)
    } else if merged.outcomes.isEmpty {
      auditUndo(merged)
    }
  }

  /// Returns the run that last wrote a column, if `run` was made without knowing it; otherwise
  /// `nil`.
  private func unknownWriter(of column: String, in record: RecordName, for run: LinkedRun)
    -> LinkedRun?
  {
    guard let place = writers[record]?[column], place >= run.known else { return nil }
    let writer = life.hub.log[place].run
    return writer.machine == run.machine ? nil : writer
  }

  /// Checks that a reported outcome is true: an unknown run has changed the value, and the later
  /// value is kept.
  private mutating func audit(_ outcome: MergedRun.Outcome, of run: LinkedRun) {
    func isConflict(_ record: RecordName, _ column: String, with other: String) -> Bool {
      let before = run.changes.last { $0.record == record && $0.after?[column] != nil }?.before
      return unknownWriter(of: column, in: record, for: run)?.id == other
        && records[record]?[column] != before?[column]
    }
    let isTrue =
      switch outcome {
      case .lost(let record, let column, _, let other):
        isConflict(record, column, with: other) && made(other) >= run.made
      case .replaced(let record, let column, _, let other):
        isConflict(record, column, with: other) && made(other) <= run.made
      case .kept(let record, _):
        records[record] != nil
          && records[record]?.keys.contains { unknownWriter(of: $0, in: record, for: run) != nil }
            ?? false
      case .broughtBack(let record, _): records[record] == nil && hasNews(for: run)
      case .joined, .missing, .undoRefused, .undoWithoutRun: hasNews(for: run)
      case .answered: false
      }
    if !isTrue { faults.append("\(run.id) says \(outcome)") }
  }

  private func made(_ run: String) -> Int64 { places[run].map { life.hub.log[$0].run.made } ?? 0 }

  /// Returns whether the log has runs of other machines that `run` did not know.
  private func hasNews(for run: LinkedRun) -> Bool {
    life.hub.log.prefix(places.count).dropFirst(run.known).contains {
      $0.run.machine != run.machine
    }
  }

  /// Checks that a value that the run did not know is replaced only with a report, and that its
  /// record is not removed.
  private mutating func auditOverwritten(_ merged: MergedRun, _ meant: LinkedRun) {
    let told = Set(
      merged.outcomes.compactMap { outcome -> String? in
        if case .replaced(let record, let column, _, _) = outcome {
          return "\(record.identity) \(column)"
        }
        return nil
      }
    )
    for change in merged.run.changes {
      // What it meant, of this record or of one that was joined with it.
      let own = meant.changes.filter { $0.record == change.record }
      let meant = own.isEmpty ? meant.changes : own
      for column in change.before?.keys.sorted() ?? [] {
        guard unknownWriter(of: column, in: change.record, for: merged.run) != nil,
          !meant.contains(where: { $0.before?[column] == change.before?[column] }),
          Self.isWhole(column),
          !told.contains("\(change.record.identity) \(column)")
        else { continue }
        faults.append("\(merged.run.id) replaces \(column) without a word")
      }
    }
  }

  private static func isWhole(_ column: String) -> Bool {
    switch ModelMachine.rules["todos"]?[column] ?? .whole {
    case .whole, .once, .reference, .part: true
    case .lines, .greatest, .local: false
    }
  }

  /// Checks that each intended value is there afterwards, or reported as lost.
  private mutating func auditDone(_ merged: MergedRun, _ meant: LinkedRun) {
    var after = records
    for change in merged.run.changes {
      after[change.record] = change.after.map { (after[change.record] ?? [:]).merging($0) { $1 } }
    }
    for (place, change) in meant.changes.enumerated() {
      let isTold = merged.outcomes.contains { outcome in
        switch outcome {
        case .lost(let record, _, _, _), .kept(let record, _), .joined(let record, _, _),
          .missing(let record):
          record == change.record
        default: false
        }
      }
      let isChangedAgain = meant.changes.dropFirst(place + 1).contains {
        $0.record == change.record
      }
      let isSame =
        change.after.map { wanted in
          wanted.allSatisfy { column, value in
            !Self.isWhole(column) || column == "after" || after[change.record]?[column] == value
          } && after[change.record] != nil
        } ?? (after[change.record] == nil)
      if !isSame, !isTold, !isChangedAgain, !isJoinedEarlier(change.record, for: merged.run) {
        faults.append("\(merged.run.id) did not do \(change)")
      }
      auditReturn(merged, change)
    }
  }

  /// Returns whether an earlier run of the same machine has merged the record into another one.
  private func isJoinedEarlier(_ record: RecordName, for run: LinkedRun) -> Bool {
    life.hub.log.prefix(places.count).contains { merged in
      merged.run.machine == run.machine
        && merged.outcomes.contains {
          if case .joined(record, _, _) = $0 { true } else { false }
        }
    }
      || life.machines[Int(run.machine) - 1].answered.keys.contains { id in
        life.made[id]?.changes.contains { $0.record == record } ?? false
      }
  }

  /// Checks that a restored record has its values before the removal, with the run's change.
  private mutating func auditReturn(_ merged: MergedRun, _ change: LinkedChange) {
    let isBack = merged.outcomes.contains {
      if case .broughtBack(change.record, _) = $0 { true } else { false }
    }
    guard isBack, let after = change.after else { return }
    let insertion = merged.run.changes.first { $0.record == change.record }
    let wanted = (removed[change.record] ?? [:]).merging(after) { $1 }
    if insertion?.before != nil || insertion?.after?["name"] != wanted["name"]
      || insertion?.after?["done"] != wanted["done"]
    {
      faults.append("\(merged.run.id) brings back another record")
    }
  }

  /// Checks that an undo of a single run restores the values before that run.
  private mutating func auditUndo(_ merged: MergedRun) {
    let targets = merged.run.reverses.compactMap { places[$0] }.sorted(by: >)
    let expected = targets.flatMap { place in
      life.hub.log[place].run.changes.reversed().map(\.reversed)
    }
    if targets.count == 1, merged.run.changes != expected {
      faults.append("\(merged.run.id) takes back something else")
    }
  }
}
