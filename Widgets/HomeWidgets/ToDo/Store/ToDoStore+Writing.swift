import SharedStore

/// The functions through which every change of a to-do is stored.
extension ToDoStore {
  /// Inserts a to-do at the end of the list; its time of modification is not before its time of
  /// addition.
  ///
  /// - Throws: `ToDoError.importedTooLong`, `.circle` or `.tooManyBlockers`.
  static func append(
    _ record: ToDoRecord,
    in transaction: borrowing WriteTransaction
  ) throws -> ToDoRecord {
    var added = record
    // One search for each state uses the index in which the list is sorted.
    let ends = try ToDoState.allCases.compactMap { state in
      try transaction.greatest("position", of: ToDoRecord.self, where: .isToDo(state))
    }
    let end = ends.max() ?? 0
    added.position = position(at: 1, among: [end]) ?? end
    added.modifiedAt = max(added.modifiedAt, added.addedAt)
    try ToDoImported.check(added.imported)
    try checkBlockers(of: added, in: transaction)
    return try transaction.insert(added)
  }

  /// Stores a changed to-do, and returns it with its time of modification.
  ///
  /// That time is `now`, in microseconds since 1970 UTC, unless only the position differs or the
  /// change sets it. An unchanged to-do is not stored.
  /// - Throws: `ToDoError.importedTooLong`, `.circle` or `.tooManyBlockers`.
  static func update(
    _ before: ToDoRecord,
    to after: ToDoRecord,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> ToDoRecord {
    guard after != before else { return after }
    try ToDoImported.check(after.imported)
    if after.blockedBy != before.blockedBy { try checkBlockers(of: after, in: transaction) }
    var (written, placed) = (after, before)
    placed.position = after.position
    if placed != after, after.modifiedAt == before.modifiedAt { written.modifiedAt = now }
    try transaction.update(written)
    try keepSpan(of: before, after: written, at: now, in: transaction)
    return written
  }
}

/// Checks that the data of an imported record is short enough to be stored with its to-do.
enum ToDoImported {
  /// The most bytes of UTF-8, enough for a record of another program with its notes.
  ///
  /// Longer data is stored in a separate record.
  static let maximumBytes = 65_536

  static func check(_ text: String) throws(ToDoError) {
    guard text.utf8.count <= maximumBytes else {
      throw .importedTooLong(bytes: text.utf8.count)
    }
  }
}
