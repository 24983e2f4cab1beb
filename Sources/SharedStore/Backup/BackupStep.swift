/// The steps of making a backup, in order.
///
/// If it is interrupted before the last step, an existing file is unchanged.
enum BackupStep: CaseIterable, Sendable {
  /// Copies the store, as of one moment.
  case copy
  /// Adds the further tables of a backup, and removes data that extensions can regenerate.
  case describe
  /// Reads every page of the copy.
  case check
  case write
  /// Flushes the file and renames it.
  case name
}

/// The steps of a restore, in order.
///
/// If it is interrupted before any step, the store is either unchanged or that of the backup.
enum RestoreStep: Equatable, Sendable {
  /// Makes the store that is to be, for this process alone, and tries a write to it.
  case prepare
  /// Keeps the present store: as a backup or, if it is damaged, file by file.
  case keep
  /// Writes into the lock file which store follows.
  case announce
  /// Replaces all pages in one flushed commit.
  case replace
  /// Writes the file that replaces a damaged or missing one.
  case writeFile
  case put(StoreReplacement.Step)
  /// Writes into the lock file that the store was replaced.
  case note
}
