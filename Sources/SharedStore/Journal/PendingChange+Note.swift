extension PendingChange {
  func noteInsertion(
    into prepared: PreparedCollection,
    key: Int64,
    _ values: [StoreValue]
  ) throws(StoreError) {
    let isLinked = try link(of: prepared.collection) != nil
    if isLinked { requireRun() }
    try remember(AppliedChange(collection: prepared, key: key, before: nil, isPresent: true))
    try note(.insert, prepared.collection.name, key: key) { $0.append(0) }
    if isLinked { try captureInsertion(into: prepared.collection, key: key, values) }
  }

  func noteUpdate(
    of prepared: PreparedCollection,
    key: Int64,
    before: [StoreValue],
    after: [StoreValue]
  ) throws(StoreError) {
    let collection = prepared.collection
    let isLinked = try link(of: collection) != nil
    if isLinked { requireRun() }
    try remember(AppliedChange(collection: prepared, key: key, before: before, isPresent: true))
    try note(.update, collection.name, key: key) { bytes in
      let places = before.indices.filter { before[$0] != after[$0] }
      ChangeImage.append(places, of: before, in: collection, to: &bytes)
    }
    if isLinked { try captureUpdate(of: collection, before: before, after: after) }
  }

  func noteDeletion(
    from prepared: PreparedCollection,
    key: Int64,
    before: [StoreValue]
  ) throws(StoreError) {
    let collection = prepared.collection
    let isLinked = try link(of: collection) != nil
    if isLinked { requireRun() }
    try remember(AppliedChange(collection: prepared, key: key, before: before, isPresent: false))
    try note(.delete, collection.name, key: key) { bytes in
      ChangeImage.append(before.indices, of: before, in: collection, to: &bytes)
    }
    if isLinked { try captureDeletion(from: collection, key: key, before) }
  }

  /// Records the change of one record; if a run of an intent made it, the journal gets the values
  /// before it.
  func note(
    _ kind: RecordedChange.Kind,
    _ collection: String,
    key: Int64,
    image: (inout [UInt8]) -> Void
  ) throws(StoreError) {
    state.isEmpty = false
    let isFirst = noteChange(of: collection)
    guard let run = write?.run else { return }
    let index: Int
    if let known = write?.index {
      index = known
    } else {
      index = try open(run)
      write?.index = index
    }
    if isFirst { state.collections[state.collections.count - 1].run = state.runs[index].number }
    guard state.ordinal < JournalSQL.mask else {
      throw .tooLarge(what: "the number of changes in a transaction", limit: Int(JournalSQL.mask))
    }
    state.ordinal += 1
    state.runs[index].ordinal = state.ordinal
    state.runs[index].hasChanged = true
    journal.add(kind, run: state.runs[index], collection: collection, key: key, image: image)
    guard journal.isFull, !isShared || write?.hasSavepoint == true else { return }
    try journal.write(sequence: sequence, on: connection)
  }

  /// Stores how to revert the change of one record, in case the current write fails.
  ///
  /// After too many changes a savepoint is set; a rollback to it reverts all further changes.
  private func remember(_ change: @autoclosure () -> AppliedChange) throws(StoreError) {
    guard isShared, write?.hasSavepoint == false else { return }
    applied.append(change())
    guard applied.count >= CurrentWrite.maximumApplied else { return }
    try willTouch()
  }

  /// Returns the number of `run` in the journal, and adds the run to those in progress before it
  /// changes anything.
  func open(_ run: JournalRun) throws(StoreError) -> Int64 {
    let index: Int = try open(run)
    write?.index = index
    return state.runs[index].number
  }

  /// Returns the index of `run` among the runs in progress, and adds it at its first change.
  private func open(_ run: JournalRun) throws(StoreError) -> Int {
    if let index = state.runs.lastIndex(where: { $0.run.id == run.id }) {
      write?.earlier = state.runs[index]
      state.ordinal = max(state.ordinal, state.runs[index].ordinal)
      return index
    }
    var known = state.memory.take(run.id)
    if let remembered = known {
      // A merge in another process may have added changes of the run to the journal meanwhile.
      let last = try connection.requireStanding(run) ?? 0
      known?.ordinal = max(remembered.ordinal, last)
    } else {
      known = try stored(run)
      if known != nil { try connection.requireStanding(run) }
    }
    if let known {
      state.ordinal = max(state.ordinal, known.ordinal)
      write?.earlier = known
      state.runs.append(known)
    } else {
      state.runs.append(OpenRun(run: run, number: try takeNumber(), started: now))
    }
    return state.runs.count - 1
  }

  /// Returns the run's row in the journal; `nil` if there is none.
  ///
  /// Most runs of a shared transaction begin in it, so the journal is read only if the run may be
  /// missing in memory.
  private func stored(_ run: JournalRun) throws(StoreError) -> OpenRun? {
    guard !isShared || state.memory.isIncomplete || run.hasEnded else { return nil }
    return try connection.openRun(run)
  }
}
