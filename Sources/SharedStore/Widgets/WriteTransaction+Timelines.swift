extension WriteTransaction {
  /// Replaces the timeline of one placed widget and family, and returns its state.
  ///
  /// If a collection that it was made from has changed since the first read of it, the timeline is
  /// stored as dirty and due at once: the change is not forgotten. Of entries with one date the
  /// last wins.
  ///
  /// - Throws: `.noSuchRecord` when the widget is gone, `.refused` without entries.
  @discardableResult
  package func store(_ timeline: NewTimeline) throws(StoreError) -> StoredTimeline {
    guard !timeline.entries.isEmpty else { throw .refused(reason: "a timeline has no entries") }
    guard timeline.entries.count <= Self.maximumEntries else {
      throw .tooLarge(what: "the number of entries in a timeline", limit: Self.maximumEntries)
    }
    try requireWidget(timeline.placement)
    try change.willTouch()
    let isDirty = try hasChanged(timeline.reads)
    if try !replaceState(of: timeline, isDirty: isDirty) {
      try connection.insertTimeline(
        placement: timeline.placement,
        family: timeline.family,
        reason: timeline.reason
      )
      _ = try replaceState(of: timeline, isDirty: isDirty)
    }
    change.touch()
    let stored = try self.timeline(placement: timeline.placement, family: timeline.family)
    guard let stored else {
      throw .noSuchRecord(collection: "timelines", key: timeline.placement)
    }
    try replaceEntries(of: stored.id, with: timeline.entries)
    try replaceReads(of: stored.id, with: timeline.reads)
    return stored
  }

  /// Keeps the last good timeline and notes that its reload failed at `now`, and when to try again.
  ///
  /// `failures` counts those since the last good reload, this one included. The placeholder is shown
  /// until there is a first timeline; later it is ignored.
  package func recordFailure(
    placement: Int64,
    family: Int64,
    error: String,
    failures: Int64,
    at now: Int64,
    due: Int64,
    placeholder: StoredEntry? = nil
  ) throws(StoreError) {
    try requireWidget(placement)
    try change.willTouch()
    try connection.insertTimeline(placement: placement, family: family, reason: "asked for")
    try connection.run(
      WidgetSQL.recordFailure,
      .integer(failures),
      .text(error),
      .integer(now),
      .integer(due),
      .integer(placement),
      .integer(family)
    )
    change.touch()
    guard let placeholder,
      let stored = try timeline(placement: placement, family: family), stored.generation == 0
    else { return }
    try replaceEntries(of: stored.id, with: [placeholder])
  }

  /// Replaces the stamps of a clock that ran ahead: when the timeline was made, and when it is due.
  ///
  /// Without `made` it was never made. Afterwards it counts as tried no later than it was made.
  package func restamp(
    placement: Int64,
    family: Int64,
    made: Int64?,
    due: Int64
  ) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      WidgetSQL.restamp,
      made.storeValue,
      .integer(due),
      .integer(placement),
      .integer(family)
    )
    if connection.changedRows > 0 { change.touch() }
  }

  /// Removes a timeline with all that was made for it, as if its family had never been asked for.
  package func removeTimeline(_ id: Int64) throws(StoreError) {
    try change.willTouch()
    for table in ["entries", "bases", "reads"] {
      try connection.run(WidgetSQL.deletePartsOfTimeline(from: table), .integer(id))
    }
    try connection.run(WidgetSQL.deleteTimeline, .integer(id))
    if connection.changedRows > 0 { change.touch() }
  }

  /// Marks one timeline as dirty and due at once, whatever it was made from.
  package func markDirty(
    placement: Int64,
    family: Int64,
    reason: String
  ) throws(StoreError) {
    try change.willTouch()
    try connection.run(
      WidgetSQL.markTimelineDirty,
      .integer(.min),
      .text(reason),
      .integer(placement),
      .integer(family)
    )
    if connection.changedRows > 0 { change.touch() }
  }

  /// As many as an extension may send at once.
  private static var maximumEntries: Int { 1_000 }

  private func requireWidget(_ id: Int64) throws(StoreError) {
    let found = try connection.integer(WidgetSQL.isPlaced, .integer(id))
    guard found != nil else { throw .noSuchRecord(collection: "placements", key: id) }
  }

  private func hasChanged(_ reads: [CollectionRead]) throws(StoreError) -> Bool {
    for read in reads where try connection.sequence(of: read.collection) > read.sequence {
      return true
    }
    return false
  }

  /// Whether there was a timeline whose state could be replaced.
  private func replaceState(
    of timeline: NewTimeline,
    isDirty: Bool
  ) throws(StoreError) -> Bool {
    try connection.run(
      WidgetSQL.replaceTimeline,
      .integer(timeline.placement),
      .integer(timeline.family),
      .integer(timeline.made),
      .integer(timeline.policy.number),
      timeline.policy.date.storeValue,
      .integer(isDirty ? .min : timeline.due),
      .text(timeline.reason),
      isDirty.storeValue,
      timeline.title.storeValue,
      timeline.remark.storeValue,
      .real(timeline.entries.reduce(0) { max($0, $1.relevance?.score ?? 0) })
    )
    return connection.changedRows > 0
  }

  private func replaceEntries(of id: Int64, with entries: [StoredEntry]) throws(StoreError) {
    // Of one date the last entry counts.
    let last = Dictionary(entries.map { ($0.date, $0) }) { $1 }
    let base = try connection.base(ofTimeline: id)
    let packed = EntryRows(last.values.sorted { $0.date < $1.date }, after: base)
    if let newBase = packed.newBase, newBase != base {
      try connection.run(WidgetSQL.setBase, .integer(id), .blob(newBase))
    }
    let new = packed.rows
    let old = try connection.entryRows(ofTimeline: id)
    // What stays as it is costs no page of the log.
    let (added, kept) = (Set(new).subtracting(old), Set(new.map(\.date)))
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
  }

  private func replaceReads(of id: Int64, with reads: [CollectionRead]) throws(StoreError) {
    var new: [Int64] = []
    for read in reads where !ExtensionState.isNamed(by: read.collection) {
      new.append(try connection.number(ofCollection: read.collection))
    }
    guard try new.sorted() != numbersRead(by: id) else { return }
    try connection.run(WidgetSQL.deleteReads, .integer(id))
    for number in new {
      try connection.run(WidgetSQL.insertRead, .integer(number), .integer(id))
    }
  }

  /// The numbers of the collections that a timeline was made from, in their order.
  private func numbersRead(by id: Int64) throws(StoreError) -> [Int64] {
    var rows = try connection.rows(WidgetSQL.reads, [.integer(id)])
    var numbers: [Int64] = []
    while let row = try rows.next() { numbers.append(row.integer(0)) }
    return numbers
  }
}

extension StoreConnection {
  /// Marks the timelines that read one of these collections as dirty and due at once.
  func markReaders(of collections: [String]) throws(StoreError) {
    for collection in collections {
      try run(
        WidgetSQL.markDirty,
        .text(collection),
        .integer(.min),
        .text("\(collection) changed")
      )
    }
  }
}

extension StoreConnection {
  /// Makes an empty timeline, due at once, unless there is one.
  func insertTimeline(
    placement: Int64,
    family: Int64,
    reason: String
  ) throws(StoreError) {
    try run(
      WidgetSQL.insertTimeline,
      .integer(placement),
      .integer(family),
      .integer(.min),
      .text(reason)
    )
  }
}
