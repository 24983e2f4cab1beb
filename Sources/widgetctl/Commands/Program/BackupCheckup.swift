import Moments
import SharedStore
import WidgetTerminal

/// Reports the date and the path of the last daily backup.
struct BackupCheckup {
  let store: StoreLocation
  let zone: TimeZoneRules
  /// The number of daily backups that are kept.
  let count: Int

  func findings() -> [Finding] { [last] + [failure, tooLarge].compactMap(\.self) }

  private var last: Finding {
    let daily = DailyBackups(of: store).all.first.map { BackupNote(made: $0.made, path: $0.path) }
    let byHand = BackupNote.read(besideStore: store)
    let found = [daily, byHand].compactMap(\.self).max { $0.made < $1.made }
    guard let found else {
      let hint = "'widgetctl backup FILE' makes one"
      return Finding(.note, "backup", "there is none yet", hint: hint)
    }
    let detail = "the last is of \(BackupText.date(found.made, in: zone)), \(found.path)"
    guard FileStamp(path: found.path) != nil else {
      let hint = "'widgetctl backup FILE' makes another"
      return Finding(.note, "backup", "\(detail), where it is no more", hint: hint)
    }
    return Finding(.good, "backup", detail)
  }

  private var failure: Finding? {
    guard count > 0, let failed = FailedBackup.read(besideStore: store) else { return nil }
    let reason = failed.message.isEmpty ? "no space was left" : failed.message
    return Finding(
      .wrong,
      "backup",
      "that of \(BackupText.date(failed.tried, in: zone)) failed: \(reason)",
      hint: "'widgetctl backup FILE' makes one elsewhere"
    )
  }

  private var tooLarge: Finding? {
    guard count > 0, let size = FileStamp(path: store.path)?.size, size >= DailyBackups.mostBytes
    else { return nil }
    return Finding(
      .note,
      "backup",
      "a store of \(size / 1_000_000) MB is not copied each day",
      hint: "'widgetctl backup FILE' makes one"
    )
  }
}
