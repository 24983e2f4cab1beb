/// The steps of making a backup, in order.
///
/// If the backup is interrupted before the last step, an existing file is unchanged.
enum BackupStep: CaseIterable, Sendable {
  /// Copies the store as it was at one moment.
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
/// If the restore is interrupted at any step, the store is either unchanged or the backup's.
enum RestoreStep: Equatable, Sendable {
  /// Builds the restored store in a private copy, and tries a write to it.
  case prepare
  /// Preserves the present store: as a backup or, if it is damaged, as a copy of each file.
  case keep
  /// Records in the lock file the number of the store that will follow.
  case announce
  /// Replaces all pages in one flushed commit.
  case replace
  /// Writes the file that replaces a damaged or missing one.
  case writeFile
  case put(StoreReplacement.Step)
  /// Records in the lock file that the store was replaced.
  case note
}
