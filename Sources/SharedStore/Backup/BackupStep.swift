/// The steps of making a backup, in order.
///
/// If the process ends before the last step, an existing backup file is unchanged.
enum BackupStep: CaseIterable, Sendable {
  /// Copies the store's content at one moment.
  case copy
  /// Adds the tables that only a backup has, and removes data that extensions can regenerate.
  case describe
  /// Reads every page of the copy.
  case check
  case write
  /// Flushes the file to the disk and renames it.
  case name
}

/// The steps of a restore, in order.
///
/// If the process ends at any step, the store has either its previous content or the backup's.
enum RestoreStep: Equatable, Sendable {
  /// Builds the restored store in a private copy, and tests that it can be written.
  case prepare
  /// Saves the present store: as a backup or, if it is damaged, as a copy of each file.
  case keep
  /// Records in the lock file the identity number of the store that replaces the present one.
  case announce
  /// Replaces all pages of the present store in one flushed commit.
  case replace
  /// Writes a new file that replaces a damaged or missing store.
  case writeFile
  case put(StoreReplacement.Step)
  /// Records in the lock file that the store was replaced.
  case note
}
