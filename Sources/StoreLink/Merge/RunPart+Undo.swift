internal import SharedStore

/// Applies an undo or a redo after the runs that have arrived, if it is still possible (LK-5).
extension RunPart {
  mutating func askUndoAgain() {
    var places: [Int] = []
    for run in meant.reverses {
      guard let place = history.place(of: run), history.entry(place).stands else {
        return note(.undoWithoutRun(run))
      }
      places.append(place)
    }
    places.sort(by: >)
    for place in places {
      for change in history.entry(place).run.changes {
        guard let other = laterRun(than: place, on: change.record, besides: places) else {
          continue
        }
        return note(.undoRefused(change.record, changedBy: other))
      }
    }
    for place in places {
      for change in history.entry(place).run.changes.reversed().map(\.reversed) {
        guard takeBack(change) else { return }
      }
    }
  }

  /// Applies one change of an undo.
  ///
  /// - Returns: `false` if the record cannot be restored; all changes of the undo are then dropped.
  private mutating func takeBack(_ change: LinkedChange) -> Bool {
    let record = change.record
    if let after = change.after, let taken = taken(after, besides: record) {
      dropChanges()
      let other = history.lastRun(on: taken.holder) ?? taken.holder.identity
      note(.undoRefused(record, changedBy: other))
      return false
    }
    guard (values(of: record) == nil) == (change.before == nil) else {
      dropChanges()
      note(.missing(record))
      return false
    }
    self.change(record, to: change.after)
    return true
  }

  /// Returns the id of the last run after `place` that changed the record and is in force; `nil` if
  /// there is none.
  ///
  /// The runs that are being undone are left out. An undo of later runs does not count as a change
  /// of the record.
  private func laterRun(
    than place: Int,
    on record: RecordName,
    besides chosen: [Int]
  ) -> String? {
    history.records[record]?.changes.last { other in
      let entry = history.entry(other)
      guard other > place, entry.stands, !chosen.contains(other) else { return false }
      return entry.run.reverses.isEmpty
        || !entry.run.reverses.allSatisfy { history.place(of: $0).map { $0 > place } ?? false }
    }.map { history.entry($0).run.id }
  }
}
