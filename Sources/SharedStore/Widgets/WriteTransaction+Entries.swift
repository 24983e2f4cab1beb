extension WriteTransaction {
  /// Replaces the entries of a timeline, and returns how the new ones differ from the earlier ones.
  ///
  /// `differs` compares the pictures; it is called only if the bytes of the entries differ.
  func replaceEntries(
    of id: Int64,
    with entries: [StoredEntry],
    _ differs: NewTimeline.Comparison? = nil
  ) throws(StoreError) -> StoredReload.Difference {
    // If several entries have the same date, the last one is stored.
    let last = Dictionary(entries.map { ($0.date, $0) }) { $1 }
    let base = try connection.base(ofTimeline: id)
    let packed = EntryRows(last.values.sorted { $0.date < $1.date }, after: base)
    if let newBase = packed.newBase, newBase != base {
      try connection.run(WidgetSQL.setBase, .integer(id), .blob(newBase))
    }
    let new = packed.rows
    let old = try connection.entryRows(ofTimeline: id)
    // Unchanged entries are not written, so that the log has no pages for them.
    let (added, kept) = (Set(new).subtracting(old), Set(new.map(\.date)))
    let difference: StoredReload.Difference
    if added.isEmpty, old.count == new.count {
      difference = .none
    } else if let differs {
      let before = try old.map { (row) throws(StoreError) in try row.entry(after: base ?? [])
      }
      let answer = differs(before, last.values.sorted { $0.date < $1.date })
      difference = answer.map { $0 ? .cell : .none } ?? .archive
    } else {
      difference = .archive
    }
    for row in old where !kept.contains(row.date) {
      try connection.run(WidgetSQL.deleteEntry, .integer(id), .integer(row.date))
    }
    for row in new where added.contains(row) {
      try connection.run(
        WidgetSQL.insertEntry,
        .integer(id),
        .integer(row.date),
        .integer(row.form),
        .blob(row.light),
        row.dark.storeValue,
        (row.relevance?.score).storeValue,
        .real(row.relevance?.duration ?? 0)
      )
    }
    return difference
  }
}
