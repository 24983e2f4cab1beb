import SharedStore

extension FolderSync {
  /// A change of the list's to-dos that a sync makes.
  enum Change: Sendable {
    case add(ToDoRecord)
    case update(ToDoRecord, to: ToDoRecord)
    case remove(ToDoRecord)
  }
}

/// Stores the changes of a sync in groups; each group is one transaction.
struct SyncWriter: Sendable {
  let store: SharedStore
  /// The current time in microseconds since 1970 UTC.
  let now: Int64
  let removed: RemovedToDos

  /// The most changes in one transaction, which limits how long other processes wait.
  private static let groupSize = 256

  struct Outcome: Sendable {
    /// The to-dos that another process has changed meanwhile, which the sync therefore does not
    /// change.
    var skipped: Set<ToDoID> = []
    /// The blockers that remain for to-dos that would otherwise wait for each other in a circle.
    var blockers: [ToDoID: [ToDoID]] = [:]
    /// The added to-dos for which existing to-dos were already waiting.
    ///
    /// The keys are the origins, by which records are recognized.
    fileprivate var new: [String: ToDoID] = [:]
    /// A message about each to-do that now waits for an added one.
    fileprivate(set) var waiting: [String] = []
  }

  func write(_ changes: [FolderSync.Change]) async throws -> Outcome {
    let waiting =
      changes.isEmpty ? WaitingToDos() : try await store.read { try WaitingToDos(in: $0) }
    var outcome = Outcome()
    for start in stride(from: 0, to: changes.count, by: Self.groupSize) {
      let group = changes[start..<min(start + Self.groupSize, changes.count)]
      outcome = try await store.write { [outcome] transaction in
        var outcome = outcome
        for change in group { try write(change, &outcome, waiting, in: transaction) }
        return outcome
      }
    }
    guard !outcome.new.isEmpty else { return outcome }
    outcome.waiting = try await store.write { [new = outcome.new, now] transaction in
      try waiting.take(new, at: now, in: transaction)
    }
    return outcome
  }

  private func write(
    _ change: FolderSync.Change,
    _ outcome: inout Outcome,
    _ waiting: WaitingToDos,
    in transaction: borrowing WriteTransaction
  ) throws {
    switch change {
    case .add(var record):
      guard try !isHere(record, in: transaction) else {
        outcome.skipped.insert(record.id)
        return
      }
      if record.addedAt == 0 { record.addedAt = now }
      if record.imported.utf8.count > KeptRecord.maximumBytes,
        let kept = KeptRecord(json: record.imported)
      {
        record.imported = try transaction.stored(kept)
      }
      try cutCircles(of: &record, &outcome, in: transaction)
      // A to-do that was moved to another list stays there; the folder's one is added as a new
      // to-do.
      let isKnown = StoreFilter.equals("id", record.id.text)
      if try transaction.count(ToDoRecord.self, where: isKnown) > 0 { record.id = .random() }
      record.key = try removed.key(of: record.id, in: transaction)
      _ = try ToDoStore.append(record, in: transaction)
      if let origin = record.origin, waiting.isAwaited(origin) { outcome.new[origin] = record.id }
    case .update(let before, var after):
      guard try isAsBefore(before, &outcome, in: transaction) else { return }
      if after.blockedBy != before.blockedBy {
        try cutCircles(of: &after, &outcome, in: transaction)
      }
      _ = try ToDoStore.update(before, to: after, at: now, in: transaction)
    case .remove(let record):
      guard try isAsBefore(record, &outcome, in: transaction) else { return }
      try ToDoStore.delete(record, at: now, in: transaction)
    }
  }

  private func isAsBefore(
    _ record: ToDoRecord,
    _ outcome: inout Outcome,
    in transaction: borrowing WriteTransaction
  ) throws -> Bool {
    let present: ToDoRecord? = try transaction.record(record.key)
    if present != record { outcome.skipped.insert(record.id) }
    return present == record
  }

  private func cutCircles(
    of record: inout ToDoRecord,
    _ outcome: inout Outcome,
    in transaction: borrowing WriteTransaction
  ) throws {
    guard !record.blockedBy.isEmpty else { return }
    let possible = try ToDoStore.possibleBlockers(of: record, in: transaction)
    guard possible != record.blockedBy else { return }
    record.blockedBy = possible
    outcome.blockers[record.id] = possible
  }

  /// Returns whether the to-do for a folder's record is already in the store.
  ///
  /// Another sync may have added it meanwhile. An import may have added it without a list; then it
  /// is moved to this list.
  private func isHere(
    _ record: ToDoRecord,
    in transaction: borrowing WriteTransaction
  ) throws -> Bool {
    guard let origin = record.origin else { return false }
    let same = try transaction.fetch(ToDoRecord.self, where: .equals("origin", origin))
    if same.contains(where: { $0.list == record.list }) { return true }
    guard let known = same.first(where: { $0.list.isEmpty }) else { return false }
    var moved = known
    moved.list = record.list
    _ = try ToDoStore.update(known, to: moved, at: now, in: transaction)
    return true
  }
}
