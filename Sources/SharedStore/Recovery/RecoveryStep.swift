/// The steps of a recovery, in order.
///
/// If it is interrupted at any point, the store is unchanged, or there is a complete copy of it next to its
/// replacement.
enum RecoveryStep: Equatable, Sendable {
  /// Renames a log of another store, which contains nothing of this one.
  case moveForeignLog
  /// Finds out how much of the store a reader can read.
  case examine
  case copy(DamageCopy.Step)
  /// Marks the store as damaged, with the copy's name.
  case mark
  /// Opens the copy and looks whether it holds all that the store does.
  case openCopy
  case makeStore
  case save(table: String)
  /// Makes the saved rows consistent with each other.
  case settle
  case commit
  /// Tries a write to each collection of the recovered store, and rolls it back.
  case tryWrite
  case flushStore
  /// The old log is removed before the database: it would be mistaken for the new database's log.
  case removeLog
  case rename
  case flushFolder
  /// Writes into the lock file that the store is sound.
  case clear
}

/// The outcome of a recovery.
package enum RecoveryOutcome: Hashable, Sendable {
  /// Only its mark of damage was wrong, or another store's log was next to it; both were removed.
  case wasSound(foreignLog: String?)
  /// There was no file left; the next writer may begin a new store.
  case wasGone
  case recovered(RecoveryReport)
}

/// The result of a recovery.
package struct RecoveryReport: Hashable, Sendable {
  /// The damaged store as it was found.
  package let copy: String
  package let tables: [SavedTable]
  /// The path of a kept log of another store that was next to this one.
  package let foreignLog: String?

  /// The rows of every table that are in the recovered store.
  package var savedRows: Int { tables.reduce(0) { $0 + $1.rows } }
}

/// The result of a recovery for one table.
package struct SavedTable: Hashable, Sendable {
  /// The name of the collection in the store.
  package internal(set) var name: String
  package internal(set) var rows = 0
  /// The rows that were read, but that the table rejects.
  package internal(set) var refused = 0
  /// The number of rows before, if an index of the table contains it.
  package internal(set) var expected: Int?
  /// Whether the table was read to its end.
  package internal(set) var isWhole = false

  /// The name of the collection whose records the table holds; `nil` for the store's own tables.
  package var collection: String? {
    let prefix = StoreCollection.table(of: "")
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }

  /// Whether only a user or an author can restore its content.
  var isPrecious: Bool {
    collection != nil || ["placements", "journal", "extensions"].contains(name)
  }
}
