import WidgetTerminal

/// Reads the settings file for a backup, and replaces it in a restore.
struct BackupSettings {
  private static let store = ConfigurationEdit.Place(kind: nil, key: Setting.store.rawValue)

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Replaces the settings file by that of the backup, except for the setting with the store's
  /// path.
  ///
  /// `isKept` is `true` if a copy of the current file was kept with the store.
  /// - Returns: A line about the change; `nil` if nothing was changed.
  func restore(_ saved: [UInt8]?, isKept: Bool) throws(CommandError) -> String? {
    let saved = saved ?? []
    guard saved.count <= EnvironmentVariables.mostSettingsBytes else { return nil }
    let path = try context.settingsPath()
    PrivateFolder.make(for: path)
    let lock = FolderLock(of: path)
    defer { lock?.release() }
    let before = try context.settingsBytes()
    let restored = Self.settings(saved, here: before ?? [])
    guard restored != before ?? [] else { return nil }
    var line = "settings: restored in \(path)"
    do {
      if let before, !before.isEmpty, !isKept {
        let kept = "\(path).replaced"
        try FileReplacement.write(before, to: kept, newFile: 0o600)
        line += "; a copy of the previous ones is \(kept)"
      }
      try FileReplacement.write(restored, to: path, newFile: 0o600)
    } catch {
      throw CommandError(error, writing: path)
    }
    return line
  }

  /// Returns the settings of a backup with the path of the store replaced.
  ///
  /// The path is taken from `here`, the settings file of this machine.
  static func settings(_ saved: [UInt8], here: [UInt8]) -> [UInt8] {
    var edit = ConfigurationEdit(saved)
    _ = edit.unset(store)
    guard let own = ConfigurationEdit(here).value(at: store) else { return edit.bytes }
    var kept = ConfigurationEdit(edit.bytes)
    kept.set(store, to: own)
    return kept.bytes
  }
}
