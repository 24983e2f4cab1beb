import Moments
import SharedStore
import WidgetRender
import WidgetTerminal

extension DailyBackups {
  /// Makes the backup of the day if there is none yet and the store has changed.
  ///
  /// A failure is reported once and does not make the command fail.
  static func keep(of store: HostStore, _ context: CommandContext) {
    let count = context.environment.settings.dailyBackups
    guard count > 0, let reader = try? store.reader() else { return }
    let backups = DailyBackups(of: store.location)
    let all = backups.all
    // Commands that read times report a wrong TZ, so that it is not reported each minute.
    let (zone, _) = TimeZoneSource().zone(forTZ: context.environment["TZ"])
    guard isDue(all, at: context.now, in: zone),
      FileStamp(path: store.location.path)?.size ?? 0 < mostBytes
    else { return }
    let settings: [UInt8]?
    do { settings = try context.settingsBytes() } catch { return }
    let failed = FailedBackup.read(besideStore: store.location)
    if failed?.isFresh(at: context.now) == true { return }
    let last = all.first { $0.made <= context.now }.flatMap { BackupFile.glance(at: $0.path) }
    if let last, last.settings == settings, last.lastChange == (try? reader.lastChange()) { return }
    let backup = StoreBackup(
      store.location,
      settings: settings,
      program: ProgramVersion.text,
      now: context.now
    )
    do throws(BackupError) {
      try backups.make(backup, keeping: count, at: context.now)
      if failed != nil { FailedBackup.remove(besideStore: store.location) }
    } catch .busy {
      return
    } catch {
      let note = FailedBackup(tried: context.now, message: TerminalText.sanitized(error.message))
      let isNoted = note.write(besideStore: store.location)
      guard failed == nil, isNoted || TerminalDevice.isTerminal(.standardError) else { return }
      context.output.warning("no backup of today was made: \(error.message)", hint: error.hint)
    }
  }
}

extension CommandContext {
  /// Returns the bytes of the user's settings file; `nil` if it does not exist.
  func settingsBytes() throws(CommandError) -> [UInt8]? {
    let path = try settingsPath()
    guard FileStamp(path: path) != nil else { return nil }
    return try inputText(path) { () throws(InputFile.Failure) in
      try InputFile.contents(of: path, limit: EnvironmentVariables.mostSettingsBytes)
    }
  }
}
