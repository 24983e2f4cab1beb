extension WriteTransaction {
  /// Replaces the timeline of one placed widget and family, and returns its state.
  ///
  /// A collection from which the timeline was made may have changed since it was first read. The
  /// timeline is then stored as outdated and due at once, so that no change is missed. If several
  /// entries have the same date, the last is stored.
  ///
  /// - Throws: `.noSuchRecord` if the widget does not exist, `.refused` if the timeline has no
  ///   entries.
  @discardableResult
  package func store(_ timeline: NewTimeline) throws(StoreError) -> StoredTimeline {
    guard !timeline.entries.isEmpty else { throw .refused(reason: "a timeline has no entries") }
    guard timeline.entries.count <= Self.maximumEntries else {
      throw .tooLarge(what: "the number of entries in a timeline", limit: Self.maximumEntries)
    }
    try requireWidget(timeline.placement)
    try change.willTouch()
    let before = try self.timeline(placement: timeline.placement, family: timeline.family)
    let mark = try before.flatMap { (before) throws(StoreError) in
      try dirtyMark(ofTimeline: before.id)
    }
    let changed = try changedSource(among: timeline.reads)
    if try !replaceState(of: timeline, changed: changed) {
      try connection.insertTimeline(
        placement: timeline.placement,
        family: timeline.family,
        reason: timeline.reason
      )
      _ = try replaceState(of: timeline, changed: changed)
    }
    if let budget = timeline.budget {
      try connection.set(budget, placement: timeline.placement, family: timeline.family)
    }
    change.touch()
    let stored = try self.timeline(placement: timeline.placement, family: timeline.family)
    guard let stored else {
      throw .noSuchRecord(collection: "timelines", key: timeline.placement)
    }
    let isLater = before.map { $0.generation > 0 } ?? false
    var comparison: NewTimeline.Comparison?
    if isLater, timeline.reload != nil { comparison = timeline.differs }
    let difference = try replaceEntries(of: stored.id, with: timeline.entries, comparison)
    try replaceReads(of: stored.id, with: timeline.reads)
    if var reload = timeline.reload {
      reload.difference = isLater ? difference : nil
      if reload.reason == Self.changeReason { reload.mark = mark }
      try connection.note(reload, ofTimeline: stored.id)
    }
    return stored
  }

  /// Records that the reload of a timeline failed at `now`, and when to try again; the last good
  /// timeline is kept.
  ///
  /// `failures` counts the failures since the last good reload, including this one. `placeholder`
  /// is shown until there is a first timeline; later it is ignored.
  package func recordFailure(
    placement: Int64,
    family: Int64,
    error: String,
    failures: Int64,
    at now: Int64,
    due: Int64,
    placeholder: StoredEntry? = nil,
    reload: StoredReload? = nil,
    budget: StoredBudget? = nil
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
    if let budget { try connection.set(budget, placement: placement, family: family) }
    change.touch()
    guard let stored = try timeline(placement: placement, family: family) else { return }
    if var reload {
      if reload.reason == Self.changeReason { reload.mark = try dirtyMark(ofTimeline: stored.id) }
      try connection.note(reload, ofTimeline: stored.id)
    }
    guard let placeholder, stored.generation == 0 else { return }
    _ = try replaceEntries(of: stored.id, with: [placeholder])
  }

  /// Corrects the times that were stored while the clock was ahead: when the timeline was made, and
  /// when it is due.
  ///
  /// `made` is `nil` if the timeline was never made. Afterwards the last try counts as no later
  /// than `made`.
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

  /// Removes a timeline with its entries and reloads, as if its family had never been requested.
  package func removeTimeline(_ id: Int64) throws(StoreError) {
    try change.willTouch()
    for table in WidgetSQL.partsOfTimelines {
      try connection.run(WidgetSQL.deletePartsOfTimeline(from: table), .integer(id))
    }
    try connection.run(WidgetSQL.deleteTimeline, .integer(id))
    if connection.changedRows > 0 { change.touch() }
  }

  /// Marks one timeline as outdated and due at once, independently of the collections from which it
  /// was made.
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
      .integer(family),
      .integer(try DirtyMark.Source.request.number(on: connection))
    )
    if connection.changedRows > 0 { change.touch() }
  }

  /// Finds the first collection from which a timeline was made, and marks all timelines made from
  /// that collection as outdated.
  ///
  /// - Returns: `false` if the timeline was not made from any collection.
  package func markReaders(ofRecordsOf timeline: Int64) throws(StoreError) -> Bool {
    var rows = try connection.rows(WidgetSQL.collectionsRead, [.integer(timeline)])
    let settings = [LanguageRecord.collectionName, StoredAppearance.collectionName]
    while let row = try rows.next() {
      let name = row.text(0)
      if settings.contains(name) || ExtensionState.isNamed(by: name) { continue }
      try change.willTouch()
      try connection.markReaders(of: [ChangedCollection(name: name)])
      change.touch()
      return true
    }
    return false
  }

  /// The reason stored for the reload of an outdated timeline; the row about the reload contains
  /// the change that caused it.
  static var changeReason: String { "changed" }

  /// The most entries in a timeline, as many as an extension may send at once.
  private static var maximumEntries: Int { 1_000 }

  private func requireWidget(_ id: Int64) throws(StoreError) {
    let found = try connection.integer(WidgetSQL.isPlaced, .integer(id))
    guard found != nil else { throw .noSuchRecord(collection: "placements", key: id) }
  }

  /// Returns the number of the first collection, or other source of the timeline, that has changed
  /// since it was read; `nil` if none has.
  private func changedSource(among reads: [CollectionRead]) throws(StoreError) -> Int64? {
    for read in reads where try connection.sequence(of: read.collection) > read.sequence {
      return try DirtyMark.Source(of: read).number(on: connection)
    }
    return nil
  }

  /// Replaces the state of an existing timeline; returns `false` if there is none.
  private func replaceState(
    of timeline: NewTimeline,
    changed: Int64?
  ) throws(StoreError) -> Bool {
    try connection.run(
      WidgetSQL.replaceTimeline,
      .integer(timeline.placement),
      .integer(timeline.family),
      .integer(timeline.made),
      .integer(timeline.policy.number),
      timeline.policy.date.storeValue,
      .integer(changed == nil ? timeline.due : .min),
      .text(timeline.reason),
      (changed != nil).storeValue,
      timeline.title.storeValue,
      timeline.remark.storeValue,
      changed.storeValue,
      .real(timeline.entries.reduce(0) { max($0, $1.relevance?.score ?? 0) })
    )
    return connection.changedRows > 0
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

  /// Returns the numbers of the collections from which a timeline was made, in ascending order.
  private func numbersRead(by id: Int64) throws(StoreError) -> [Int64] {
    var rows = try connection.rows(WidgetSQL.reads, [.integer(id)])
    var numbers: [Int64] = []
    while let row = try rows.next() { numbers.append(row.integer(0)) }
    return numbers
  }
}

extension StoreConnection {
  /// Marks the timelines that were made from one of these collections as outdated and due at once.
  func markReaders(of collections: [ChangedCollection]) throws(StoreError) {
    for collection in collections.sorted(by: { $0.name < $1.name }) {
      try run(
        WidgetSQL.markDirty,
        .text(collection.name),
        .integer(.min),
        .text("\(collection.name) changed"),
        collection.run.storeValue
      )
    }
  }
}

extension StoreConnection {
  /// Creates an empty timeline that is due at once; if the timeline exists, does nothing.
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
