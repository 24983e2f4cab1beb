internal import Wire

// The rows of the outbox: changes of runs, encoded for sending.

extension PendingChange {
  /// Moves the buffered changes of shared records into the outbox, from which they are sent to the
  /// hub.
  func writeOutbox() throws(StoreError) {
    guard !outbox.isEmpty else { return }
    guard let link = try link() else { return outbox.removeAll() }
    for meant in outbox.meant() {
      guard let run = runsMeant[meant.run] else { continue }
      var reverses: [String] = []
      if run.isReversal, meant.parts.count == 1 {
        reverses = try connection.runsReversed(by: meant.run, run, link) ?? []
      }
      for part in meant.parts { try post(run, meant.run, link, part, reverses) }
    }
    outbox.removeAll()
  }

  private func post(
    _ run: JournalRun,
    _ number: Int64,
    _ link: LinkContext,
    _ part: OutboxBuffer.Part,
    _ reverses: [String]
  ) throws(StoreError) {
    let isNew = numbersTaken > 0 && number >= firstNumber
    var count = state.posted[number]
    if count == nil { count = isNew ? 0 : try connection.travelling(run.id, number).count }
    let place = count ?? 0
    state.posted[number] = place + 1
    let (made, isOver) = now.addingReportingOverflow(link.clock)
    let linked = LinkedRun(
      id: LinkedRun.id(of: run.id, commit: place),
      key: place == 0 ? LinkedRun.key(of: run) : nil,
      machine: link.machine,
      made: isOver ? now : made,
      known: link.known,
      reverses: reverses,
      intent: run.intent,
      parameters: place == 0 ? run.parameters : [],
      origin: run.origin
    )
    let content: [UInt8]
    do {
      content = try PackedRun(run: linked, changes: part.changes).bytes()
    } catch {
      throw StoreError.tooLarge(what: "a run of shared records", limit: LinkedRun.maximumBytes)
    }
    try connection.run(
      LinkSQL.post,
      .text(linked.id),
      .integer(part.first),
      .integer(part.last),
      .integer(linked.made),
      .blob(content)
    )
  }
}

extension StoreConnection {
  /// Returns the ids under which the commits of a run are sent to the hub; empty if none are sent.
  func travelling(_ id: String, _ number: Int64) throws(StoreError) -> [String] {
    var rows = try rows(
      LinkSQL.travelling,
      [
        .integer(number), .text(id), .text(id + LinkedRun.commitMark),
        .text(id + LinkedRun.commitMark + LinkedRun.commitMark),
      ]
    )
    var names: [String] = []
    while let row = try rows.next() { names.append(row.text(0)) }
    return names
  }

  /// Returns the runs that an undo or redo reverses, by the ids under which they were sent to the
  /// hub.
  ///
  /// For an undo these are the undone runs. For a redo they are undos, of each of which it redoes
  /// all runs.
  ///
  /// - Returns: `nil` if a reversed run is older than the link, or if a redo redoes only part of an
  ///   undo.
  func runsReversed(
    by number: Int64,
    _ run: JournalRun,
    _ link: LinkContext
  ) throws(StoreError) -> [String]? {
    var runs = try integers(UndoSQL.runsReversed, .integer(number))
    if run.origin == JournalRun.redoOrigin {
      guard let undos = try undos(of: runs, by: number) else { return nil }
      runs = undos
    }
    var reversed: [String] = []
    for run in runs.sorted() {
      guard run >= link.firstRun, let id = try text(JournalSQL.idOfRun, .integer(run)) else {
        return nil
      }
      reversed += try travelling(id, run)
    }
    return reversed
  }

  /// Returns the numbers of the undos that last undid these runs.
  ///
  /// - Returns: `nil` if a run was never undone, or if an undo also undid other runs.
  private func undos(of runs: [Int64], by redo: Int64) throws(StoreError) -> [Int64]? {
    var undos: Set<Int64> = []
    for run in runs {
      guard let undo = try integer(LinkSQL.lastReversal, .integer(run), .integer(redo)) else {
        return nil
      }
      undos.insert(undo)
    }
    for undo in undos {
      let all = try integers(UndoSQL.runsReversed, .integer(undo))
      guard Set(all).isSubset(of: runs) else { return nil }
    }
    return Array(undos)
  }

  private func integers(_ sql: String, _ values: StoreValue...) throws(StoreError) -> [Int64] {
    var rows = try rows(sql, values)
    var integers: [Int64] = []
    while let row = try rows.next() { integers.append(row.integer(0)) }
    return integers
  }

  private func text(_ sql: String, _ values: StoreValue...) throws(StoreError) -> String? {
    var rows = try rows(sql, values)
    return try rows.next()?.optionalText(0)
  }
}
