import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Synchronises calendar folders and to-do lists if either side has changed.
///
/// A failure is reported once and does not make `refresh` fail.
struct FolderTurns {
  let host: Host

  /// The time limit of one synchronisation in milliseconds; after the first one, which the user
  /// starts, there is little to do.
  private static let limitInMilliseconds = 300_000
  private static let intent = "sync-to-dos"

  /// Locks the synchronisation of a store's folders, because two processes at once would both add
  /// the new items.
  ///
  /// - Returns: `nil` if another process holds the lock and `waits` is false.
  static func lock(besideStore location: StoreLocation, waits: Bool) -> FileLock? {
    FileLock("\(location.path)-syncing", waits: waits)
  }

  /// Returns the current state of a folder and of the to-dos, without starting an extension.
  func look(at path: String) -> SyncedFolders.Sight {
    let reader = try? host.store.reader()
    // If the store cannot be read, the commands that need it report that.
    let change = (try? reader?.lastChange(of: "todos")) ?? 0
    return SyncedFolders.Sight(change: change, digest: FileSight.digest(ofFolder: path))
  }

  /// Synchronises the folders that have changed, or whose lists have.
  func take() {
    guard let location = try? host.store.location else { return }
    let now = host.context.now
    let known = SyncedFolders.read(besideStore: location).folders
    guard known.contains(where: { $0.isDue(look(at: $0.path), at: now) }),
      let lock = Self.lock(besideStore: location, waits: false)
    else { return }
    defer { lock.release() }
    // Another process may have synchronised the folders meanwhile.
    for folder in SyncedFolders.read(besideStore: location).folders {
      let sight = look(at: folder.path)
      guard folder.isDue(sight, at: now) else { continue }
      let isNews: Bool
      var noted = folder
      let (lines, hint, isFailure) = outcome(of: folder.path)
      isNews = noted.note(lines, of: sight, isFailure: isFailure, at: now)
      SyncedFolders.change(besideStore: location) { $0.replace(noted) }
      guard isNews else { continue }
      for line in lines.dropLast() { host.context.output.warning(line) }
      if let last = lines.last { host.context.output.warning(last, hint: hint) }
    }
  }

  /// Synchronises a folder, and returns the lines of a report about it.
  private func outcome(of path: String) -> (lines: [String], hint: String?, isFailure: Bool) {
    do throws(CommandError) {
      let found = try IntentCatalog(holding: Self.intent, of: host.extensions)
        .intent(named: Self.intent)
      var call = IntentCall(host: host, found: found, form: "refresh", origin: "refresh")
      call.limitInMilliseconds = Self.limitInMilliseconds
      let reply = try call.reply(to: [IntentArgument("folder", text: path)])
      guard case .list(let values) = reply.outcome.value else { return ([], nil, false) }
      return (values.map { TerminalText.sanitized($0.displayText) }, nil, false)
    } catch {
      let message = TerminalText.sanitized(error.message)
      return (["\(path) was not synced: \(message)"], error.hint, true)
    }
  }
}
