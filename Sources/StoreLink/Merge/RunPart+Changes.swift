internal import SharedStore

/// Applies the changes of a run that is not an undo or redo to the current records.
extension RunPart {
  mutating func redoChanges() {
    for change in meant.changes {
      let record = resolved(change.record)
      let after = change.after.map { pointed($0, in: record) }
      switch (change.before, after) {
      case (nil, let after?): insert(record, after)
      case (let before?, let after?): update(record, from: before, to: after)
      case (let before?, nil): remove(record, before)
      case (nil, nil): break
      }
    }
  }

  /// Returns the values of a record with its references corrected: those to a record that was
  /// merged into another refer to that one.
  private func pointed(
    _ values: [String: StoreValue],
    in record: RecordName
  ) -> [String: StoreValue] {
    var values = values
    for (column, value) in values {
      guard case .reference(let collection) = history.rule(of: column, in: record),
        case .text(let identity) = value
      else { continue }
      values[column] = .text(resolved(RecordName(collection, identity)).identity)
    }
    return values
  }

  private mutating func insert(_ record: RecordName, _ after: [String: StoreValue]) {
    if values(of: record) != nil {
      // Two machines have created it: each column is merged as if it were written now.
      return update(record, from: [:], to: after)
    }
    if let taken = taken(after, besides: record) {
      aliases[record] = taken.holder
      return note(.joined(record, with: taken.holder, column: taken.column))
    }
    change(record, to: after)
  }

  private mutating func update(
    _ record: RecordName,
    from before: [String: StoreValue],
    to after: [String: StoreValue]
  ) {
    guard let now = values(of: record) else { return bringBack(record, with: after) }
    var values: [String: StoreValue] = [:]
    for column in after.keys.sorted() {
      guard let wanted = after[column] else { continue }
      if case .part(let name) = history.rule(of: column, in: record) {
        let columns = after.keys.filter { history.rule(of: $0, in: record) == .part(name) }.sorted()
        // The first of the columns decides for all of them.
        guard column == columns.first, isWanted(columns, of: record, from: before, to: after, now)
        else { continue }
        for column in columns { values[column] = after[column] }
        continue
      }
      let current = now[column] ?? .null
      guard wanted != current else { continue }
      values[column] = merged(
        column,
        of: record,
        before: before[column],
        wanted: wanted,
        current: current
      )
    }
    change(record, to: values)
  }

  /// Returns whether this run's values are written to columns that form one value; otherwise the
  /// columns keep their current values.
  ///
  /// If another run wrote them too, the later values win, and the lost ones are added to the
  /// outcomes.
  private mutating func isWanted(
    _ columns: [String],
    of record: RecordName,
    from before: [String: StoreValue],
    to after: [String: StoreValue],
    _ now: [String: StoreValue]
  ) -> Bool {
    let other = columns.filter { after[$0] != now[$0] ?? .null }
    guard !other.isEmpty else { return false }
    if columns.allSatisfy({ before[$0] == now[$0] ?? .null }) { return true }
    let writers = columns.compactMap { unknownWriter(of: $0, in: record) }
    guard let writer = writers.max(by: { ($0.made, $0.id) < ($1.made, $1.id) }) else { return true }
    let isLater = (meant.made, meant.id) > (writer.made, writer.id)
    for column in other {
      let (wanted, current) = (after[column] ?? .null, now[column] ?? .null)
      note(
        isLater
          ? .replaced(record, column: column, value: current, of: writer.id)
          : .lost(record, column: column, value: wanted, to: writer.id)
      )
    }
    return isLater
  }

  /// Returns the value of a column after the merge.
  ///
  /// `before` and `wanted` are the values before and after this run's change, and `current` is the
  /// present value.
  private mutating func merged(
    _ column: String,
    of record: RecordName,
    before: StoreValue?,
    wanted: StoreValue,
    current: StoreValue
  ) -> StoreValue {
    let rule = history.rule(of: column, in: record)
    if rule == .once, let holder = holder(of: wanted, column: column, besides: record) {
      note(.joined(record, with: holder, column: column))
      return current
    }
    if before == current { return wanted }
    switch rule {
    case .greatest: return greater(wanted, current)
    case .lines:
      guard case .text(let old) = before ?? .text(""), case .text(let new) = wanted,
        case .text(let text) = current
      else { return later(wanted, current, column, of: record) }
      return .text(LineMerge.merged(before: old, after: new, current: text))
    case .whole, .once, .reference, .part, .local:
      return later(wanted, current, column, of: record)
    }
  }

  /// Returns the value that was set later: `wanted`, which is this run's value, or `current`.
  ///
  /// If another run had set the other value, the loss is added to the outcomes.
  private mutating func later(
    _ wanted: StoreValue,
    _ current: StoreValue,
    _ column: String,
    of record: RecordName
  ) -> StoreValue {
    guard let writer = unknownWriter(of: column, in: record) else { return wanted }
    if (meant.made, meant.id) > (writer.made, writer.id) {
      note(.replaced(record, column: column, value: current, of: writer.id))
      return wanted
    }
    note(.lost(record, column: column, value: wanted, to: writer.id))
    return current
  }

  /// Returns the run of another machine that last wrote a column, if it is not known to this run;
  /// otherwise `nil`.
  private func unknownWriter(of column: String, in record: RecordName) -> LinkedRun? {
    guard let place = history.records[record]?.writers[column], place >= meant.known else {
      return nil
    }
    let writer = history.entry(place).run
    return writer.machine == meant.machine ? nil : writer
  }

  private func greater(_ one: StoreValue, _ other: StoreValue) -> StoreValue {
    switch (one, other) {
    case (.integer(let one), .integer(let other)): .integer(max(one, other))
    case (.text(let one), .text(let other)): .text(max(one, other))
    case (.null, let other): other
    case (let one, _): one
    }
  }

  /// Restores a record that another run has removed, with its values before the removal and the
  /// values `after` of an edit.
  private mutating func bringBack(_ record: RecordName, with after: [String: StoreValue]) {
    guard let removal = history.records[record]?.removal else { return note(.missing(record)) }
    let values = removal.values.merging(after) { $1 }
    if let taken = taken(values, besides: record) {
      aliases[record] = taken.holder
      return note(.joined(record, with: taken.holder, column: taken.column))
    }
    note(.broughtBack(record, removedBy: removal.run))
    change(record, to: values)
  }

  private mutating func remove(_ record: RecordName, _ before: [String: StoreValue]) {
    guard let now = values(of: record) else { return }
    for column in now.keys.sorted() where (before[column] ?? .null) != now[column] {
      guard let writer = unknownWriter(of: column, in: record) else { continue }
      guard history.rule(of: column, in: record) != .greatest else { continue }
      return note(.kept(record, editedBy: writer.id))
    }
    change(record, to: nil)
  }
}
