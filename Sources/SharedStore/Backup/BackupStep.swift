/// What the making of a backup does, one after the other.
///
/// Whatever interrupts it before a step leaves the file that was there as it was.
enum BackupStep: CaseIterable, Sendable {
  /// Copies the store, as of one moment.
  case copy
  /// Adds what a backup has further, and leaves out what extensions make again.
  case describe
  /// Reads every page of the copy.
  case check
  case write
  /// Flushes the file and gives it its name.
  case name
}

/// What a restore does, one after the other.
///
/// Whatever interrupts it before a step leaves the store as it was, or the one of the backup.
enum RestoreStep: Equatable, Sendable {
  /// Makes the store that is to be, for this process alone, and tries a write to it.
  case prepare
  /// Keeps the store that is there: as a backup or, where it is damaged, file by file.
  case keep
  /// Notes in the lock file which store follows.
  case announce
  /// Replaces all pages in one flushed commit.
  case replace
  /// Writes the file that takes the place of a damaged one, or of none.
  case writeFile
  case put(StoreReplacement.Step)
  /// Notes in the lock file that another store is there.
  case note
}
