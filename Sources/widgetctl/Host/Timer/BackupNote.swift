import SharedStore
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// The record of the last backup that the user has made, in a file next to the store.
struct BackupNote: Equatable {
  /// The time of the backup, in microseconds since 1970 UTC.
  var made: Int64
  var path: String

  private static func note(_ location: StoreLocation) -> String { "\(location.path)-backup" }

  /// Writes the record; a failure is ignored.
  func write(besideStore location: StoreLocation) {
    TimerNote(ended: made, exitCode: 0, message: TerminalText.sanitized(path))
      .write(to: Self.note(location))
  }

  /// Reads the record.
  ///
  /// - Returns: `nil` if the user has not made a backup.
  static func read(besideStore location: StoreLocation) -> BackupNote? {
    TimerNote.read(from: note(location)).flatMap { note in
      note.message.map { BackupNote(made: note.ended, path: $0) }
    }
  }
}

/// The record of a daily backup that failed; it is deleted when a later one succeeds.
struct FailedBackup: Equatable {
  /// The pause before the next attempt, in microseconds; a full disk seldom has space again a
  /// minute later.
  private static let pause: Int64 = 60 * 60 * 1_000_000

  /// The time of the last attempt, in microseconds since 1970 UTC.
  var tried: Int64
  /// The error message; empty if the disk was full, so that the message could not be stored either.
  var message: String

  private static func note(_ location: StoreLocation) -> String { "\(location.path)-backup-failed" }

  /// Writes the record.
  ///
  /// - Returns: Whether the file with the record exists now.
  @discardableResult
  func write(besideStore location: StoreLocation) -> Bool {
    let path = Self.note(location)
    TimerNote(ended: tried, exitCode: 74, message: message).write(to: path)
    return FileStamp(path: path) != nil
  }

  static func read(besideStore location: StoreLocation) -> FailedBackup? {
    let path = note(location)
    guard let stamp = FileStamp(path: path) else { return nil }
    let note = TimerNote.read(from: path)
    return FailedBackup(tried: note?.ended ?? stamp.modified, message: note?.message ?? "")
  }

  static func remove(besideStore location: StoreLocation) {
    _ = FileReplacement.remove(note(location))
  }

  /// Returns whether it is too early for another attempt; a record with a date in the future is
  /// ignored (RT-5).
  func isFresh(at now: Int64) -> Bool { tried <= now && now - tried < Self.pause }
}
