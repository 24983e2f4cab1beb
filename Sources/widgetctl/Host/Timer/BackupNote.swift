import SharedStore
import SystemLibrary
import WidgetRender
import WidgetTerminal

/// A note on backups, in a file beside the store: the last one that a user made, and a daily one that failed.
struct BackupNote: Equatable {
  /// Microseconds since 1970 UTC.
  var made: Int64
  var path: String

  private static func note(_ location: StoreLocation) -> String { "\(location.path)-backup" }

  /// Writes the record; a folder that cannot be written has none.
  func write(besideStore location: StoreLocation) {
    TimerNote(ended: made, exitCode: 0, message: TerminalText.sanitized(path))
      .write(to: Self.note(location))
  }

  /// - Returns: `nil` if no backup was made by hand.
  static func read(besideStore location: StoreLocation) -> BackupNote? {
    TimerNote.read(from: note(location)).flatMap { note in
      note.message.map { BackupNote(made: note.ended, path: $0) }
    }
  }
}

/// A daily backup that could not be made; the record is removed when the next one succeeds.
struct FailedBackup: Equatable {
  /// The pause before another attempt, as a full disk seldom has room a minute later.
  private static let pause: Int64 = 60 * 60 * 1_000_000

  /// When it was tried last, in microseconds since 1970 UTC.
  var tried: Int64
  /// The error message; empty if the disk had no room for it either.
  var message: String

  private static func note(_ location: StoreLocation) -> String { "\(location.path)-backup-failed" }

  /// Whether the note is there now.
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

  /// Whether it is too early for another try; a note from the future holds nothing up (RT-5).
  func isFresh(at now: Int64) -> Bool { tried <= now && now - tried < Self.pause }
}
