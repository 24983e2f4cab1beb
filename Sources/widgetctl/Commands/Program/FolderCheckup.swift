import Moments
import SharedStore
import WidgetTerminal

/// Reports the calendar folders that `refresh` synchronises with lists, and the result of the last
/// synchronisation.
struct FolderCheckup {
  let store: StoreLocation
  let zone: TimeZoneRules
  let now: Int64

  func findings() -> [Finding] {
    SyncedFolders.read(besideStore: store).folders.map(finding)
  }

  private func finding(_ folder: SyncedFolders.Folder) -> Finding {
    guard folder.told > 0 else { return Finding(.good, "sync", folder.path) }
    let lines = folder.message.split(separator: "\n").joined(separator: "; ")
    let told = "\(BackupText.date(folder.told, in: zone)): \(lines)"
    if folder.failed > 0 {
      return Finding(
        .wrong,
        "sync",
        told,
        hint: "'widgetctl sync FOLDER' tries it now, --stop ends it"
      )
    }
    return Finding(.note, "sync", "\(folder.path), \(told)")
  }
}
