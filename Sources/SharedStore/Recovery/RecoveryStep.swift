/// The steps of a recovery, in order.
///
/// If the process ends at any step, either the store is unchanged, or there is a complete copy of
/// it next to its replacement.
enum RecoveryStep: Equatable, Sendable {
  /// Renames a log that belongs to another store, and contains nothing of this store.
  case moveForeignLog
  /// Counts the rows of the store that can be read.
  case examine
  case copy(DamageCopy.Step)
  /// Marks the store as damaged in the lock file, together with the time in the copy's name.
  case mark
  /// Opens the copy, and checks that it contains everything that can be read in the store.
  case openCopy
  case makeStore
  case save(table: String)
  /// Removes saved rows that refer to lost ones, and completes the store.
  case settle
  case commit
  /// Writes to each collection of the recovered store as a test, and rolls that back.
  case tryWrite
  case flushStore
  /// Removes the old log before the database is replaced, because SQLite would use it for the new
  /// database.
  case removeLog
  case rename
  case flushFolder
  /// Removes the mark of damage from the lock file.
  case clear
}

/// The result of a recovery: the store was not damaged, was gone, or was replaced by one with the
/// saved rows.
package enum RecoveryOutcome: Hashable, Sendable {
  /// The store was not damaged: only its mark of damage was wrong, or another store's log was next
  /// to it.
  ///
  /// The mark was removed, and the log renamed to the path `foreignLog`.
  case wasSound(foreignLog: String?)
  /// There was no file of the store left; the next write may create a new store.
  case wasGone
  case recovered(RecoveryReport)
}

/// The report of a recovery: the copy of the damaged store, and the number of saved rows of each
/// table.
package struct RecoveryReport: Hashable, Sendable {
  /// The path of the copy of the damaged store.
  package let copy: String
  package let tables: [SavedTable]
  /// The path to which another store's log was renamed; `nil` if there was none.
  package let foreignLog: String?

  /// The number of rows in the recovered store, over all tables.
  package var savedRows: Int { tables.reduce(0) { $0 + $1.rows } }
}

/// The result of a recovery for one table.
package struct SavedTable: Hashable, Sendable {
  /// The name of the table in the store.
  package internal(set) var name: String
  package internal(set) var rows = 0
  /// The number of rows that were read, but could not be inserted into the recovered table.
  package internal(set) var refused = 0
  /// The number of rows before the damage, if an index of the table shows it; otherwise `nil`.
  package internal(set) var expected: Int?
  /// Whether all rows of the table could be read.
  package internal(set) var isWhole = false

  /// The name of the collection whose records the table contains; `nil` for the store's own tables.
  package var collection: String? {
    let prefix = StoreCollection.table(of: "")
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// Whether the table contains data that the program cannot regenerate.
  var isPrecious: Bool {
    collection != nil || ["placements", "journal", "extensions"].contains(name)
  }
}
