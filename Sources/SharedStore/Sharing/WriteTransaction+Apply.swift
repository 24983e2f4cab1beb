extension WriteTransaction {
  /// Applies changes of shared records, and records them in the journal as part of `run`.
  ///
  /// A change without values afterwards removes the record; another one inserts it or sets its
  /// columns. If the journal does not have the run yet, the run is added and ended. Timelines that
  /// were made from the collections become outdated. The changes are not sent to the hub.
  ///
  /// - Parameters:
  ///   - changes: The changes, in the order in which they are applied.
  ///   - insertions: How many of them, from the first on, insert records that this store does not
  ///     have; these are not looked up again.
  ///   - run: The run in the journal.
  /// - Returns: The changes of references to missing records, to be applied again once these exist.
  /// - Throws: `.refused` for a collection that is not shared, an unknown column, or a value that a
  ///   record cannot have.
  @discardableResult
  package func apply(
    _ changes: [LinkedChange],
    startingWith insertions: Int = 0,
    as run: JournalRun
  ) throws(StoreError) -> [LinkedChange] {
    try apply(as: run, made: change.now) { (writer) throws(StoreError) in
      for linked in changes.prefix(insertions) {
        try writer.insert(linked.record, linked.after ?? [:])
      }
      for linked in changes.dropFirst(insertions) { try writer.apply(linked) }
    }
  }

  /// Applies a run of the hub's log, or a pending one, and records it in the journal under the same
  /// id.
  ///
  /// If the run is an undo or redo, the reversed runs are marked, as far as the journal contains
  /// them completely.
  ///
  /// - Returns: The changes of references to missing records, to be applied again once these exist.
  ///
  /// - Throws: The errors of `apply(_:as:)`.
  @discardableResult
  package func apply(_ linked: LinkedRun) throws(StoreError) -> [LinkedChange] {
    try apply(linked, pendingAt: try pendingPlace(of: linked.id))
  }

  /// Applies a run, and records it in the journal.
  ///
  /// `own` is the run's position in the outbox; `nil` if the run is not one of the pending runs.
  func apply(
    _ linked: LinkedRun,
    pendingAt own: Int64?
  ) throws(StoreError) -> [LinkedChange] {
    // So the rows of earlier runs are in the journal.
    try change.settle()
    let id = own.flatMap { _ in LinkedRun.run(ofCommit: linked.id) } ?? linked.id
    let reversal = try own == nil ? reversal(of: linked) : reversal(ofOwn: id)
    let run = JournalRun(
      id: id,
      intent: linked.intent,
      parameters: linked.parameters,
      key: try freeKey(of: linked, as: id),
      origin: origin(of: linked, reversal)
    )
    let (made, _) = linked.made.subtractingReportingOverflow(try change.link()?.clock ?? 0)
    let first = change.state.ordinal + 1
    return try apply(as: run, made: made) { (writer) throws(StoreError) in
      for linked in linked.changes { try writer.apply(linked) }
    } noting: { (number) throws(StoreError) in
      if let reversal, !linked.changes.isEmpty { try note(reversal, by: number) }
      guard let own else { return }
      let bits = Int64(JournalSQL.bits)
      try connection.run(
        LinkSQL.setPlaces,
        .integer(number << bits | first),
        .integer(number << bits | change.state.ordinal),
        .integer(own)
      )
    }
  }

  private func apply(
    as run: JournalRun,
    made: Int64,
    _ body: (inout LinkedWriter) throws(StoreError) -> Void,
    noting note: (_ number: Int64) throws(StoreError) -> Void = { (_) throws(StoreError) in }
  ) throws(StoreError) -> [LinkedChange] {
    guard !change.isShared else { throw .refused(reason: "a group does not do runs of a log") }
    try change.beginSequence()
    let now = change.now
    let isKnown = try connection.integer(JournalSQL.isRun, .text(run.id)) != nil
    if isKnown { try connection.run(LinkSQL.bringBack, .text(run.id), run.key.storeValue) }
    try change.beginWrite(run, now: made)
    let number = try change.open(run)
    var writer = LinkedWriter(change: change)
    try body(&writer)
    let missing = try writer.finish()
    try note(number)
    if !isKnown { try change.finish(run, result: [], now: made) }
    try change.endWrite()
    // Later changes in the transaction do not belong to the run.
    try change.beginWrite(nil, now: now)
    change.touch()
    return missing
  }

  /// Changes the numbers of shared records, also in shared records that refer to them.
  ///
  /// The journal records the changes as part of `run`.
  ///
  /// - Throws: `.refused` if a record does not exist, or if another record has the number.
  package func renumber(_ moves: [RecordMove], as run: JournalRun) throws(StoreError) {
    guard !moves.isEmpty else { return }
    _ = try apply(as: run, made: change.now) { (writer) throws(StoreError) in
      try writer.renumber(moves)
    }
  }

  /// Reserves the next unused number for a record of a shared collection.
  ///
  /// - Throws: `.refused` if the store is not linked.
  package func takeNumber(of collection: String) throws(StoreError) -> Int64 {
    guard let link = try change.link() else { throw .refused(reason: "the store is not linked") }
    return try change.takeLinkedNumber(of: collection, machine: link.machine)
  }

  private func pendingPlace(of id: String) throws(StoreError) -> Int64? {
    try connection.integer(LinkSQL.pendingRun, .text(id))
  }

  /// Returns the idempotency key of the run; `nil` if it has none, or if another run of this store
  /// has used it.
  private func freeKey(of linked: LinkedRun, as id: String) throws(StoreError) -> String? {
    guard let key = linked.callersKey else { return nil }
    let run = JournalRun(id: id, intent: "", parameters: [], key: key, origin: "")
    do {
      try change.requireUnusedKey(run)
      return key
    } catch .alreadyPerformed {
      return nil
    }
  }

  private func origin(of linked: LinkedRun, _ reversal: LinkedReversal?) -> String {
    switch reversal {
    case .undo: JournalRun.undoOrigin
    case .redo: JournalRun.redoOrigin
    case nil:
      [JournalRun.undoOrigin, JournalRun.redoOrigin].contains(linked.origin)
        ? JournalRun.linkOrigin : linked.origin
    }
  }
}

/// The runs of the journal that a run of the hub's log undoes or redoes.
enum LinkedReversal {
  /// The run undoes these runs.
  case undo([RecordedRun])
  /// The run redoes these runs.
  case redo([RecordedRun])
}

extension WriteTransaction {
  /// Returns the runs that a run of the hub's log undoes or redoes.
  ///
  /// - Returns: `nil` if there are none, or if the journal does not contain all of them completely.
  fileprivate func reversal(of linked: LinkedRun) throws(StoreError) -> LinkedReversal? {
    guard !linked.reverses.isEmpty else { return nil }
    let reversed = Set(linked.reverses)
    var runs: [RecordedRun] = []
    for id in linked.reverses.sorted() {
      var found = try run(id)
      if found == nil, let whole = LinkedRun.run(ofCommit: id) { found = try run(whole) }
      guard let found else { return nil }
      guard !runs.contains(where: { $0.number == found.number }) else { continue }
      let commits = try connection.travelling(found.run.id, found.number)
      guard reversed.isSuperset(of: commits) else { return nil }
      runs.append(found)
    }
    runs.sort { $0.number > $1.number }
    if runs.allSatisfy({ !$0.run.isReversal }) { return .undo(runs) }
    guard runs.allSatisfy({ $0.run.origin == JournalRun.undoOrigin }) else { return nil }
    var undone: [RecordedRun] = []
    for undo in runs { undone += try self.runs(UndoSQL.takenBack, [.integer(undo.number)]) }
    return .redo(undone)
  }

  /// Returns the runs that a run of this machine undoes or redoes, according to its row in the
  /// journal; `nil` if there are none.
  fileprivate func reversal(ofOwn id: String) throws(StoreError) -> LinkedReversal? {
    guard let own = try run(id)?.run, let reversed = own.reversed else { return nil }
    var runs: [RecordedRun] = []
    for id in reversed { if let run = try run(id) { runs.append(run) } }
    return own.origin == JournalRun.undoOrigin ? .undo(runs) : .redo(runs)
  }

  /// Records in the journal that the run `number` undoes or redoes these runs.
  fileprivate func note(_ reversal: LinkedReversal, by number: Int64) throws(StoreError) {
    let sequence = StoreValue.integer(change.sequence)
    switch reversal {
    case .undo(let runs):
      for run in runs {
        try connection.run(UndoSQL.markUndone, .integer(number), .integer(run.number))
        try connection.run(UndoSQL.noteReversal, .integer(run.number), sequence, .integer(number))
      }
      try freeKeys(of: runs, by: number)
    case .redo(let runs):
      for run in runs {
        try connection.run(UndoSQL.markRedone, .integer(number), .integer(run.number))
        try connection.run(UndoSQL.noteReversal, .integer(run.number), sequence, .integer(number))
      }
      for undo in Set(runs.compactMap(\.takenBackBy)) {
        try connection.run(UndoSQL.takeKeys, .integer(number), .integer(undo))
        try connection.run(UndoSQL.endUndo, .integer(number), .integer(undo))
      }
    }
  }
}
