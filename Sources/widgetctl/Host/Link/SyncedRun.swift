import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetTerminal

/// Runs a command with `--synced`, which ends only after the hub has its change; in a conflict the
/// change is reverted, not merged.
///
/// The command opens no connection (LK-1). A process before it fetches the hub's changes, and one
/// after it sends the command's change. The lock for exchanges is held meanwhile, so that no other
/// exchange merges the change.
struct SyncedRun {
  private let host: Host
  private let lock: FileLock
  private var context: CommandContext { host.context }

  /// Acquires the lock for exchanges.
  ///
  /// - Returns: `nil` if the command need not wait for a hub.
  /// - Throws: `CommandError` if `--synced` is given, and the store is not linked or the lock's
  ///   file cannot be created.
  private init?(_ host: Host) throws(CommandError) {
    let context = host.context
    let isAsked = context.arguments.has(.synced)
    guard isAsked || context.isSyncedBySetting else { return nil }
    let store = try host.store
    guard try LinkState(store).link != nil else {
      if isAsked { throw .notLinked(context) }
      return nil
    }
    self.host = host
    lock = try LinkNote.awaitedLock(besideStore: store.location)
  }

  /// Runs a command; if it must be synchronised, with an exchange before and after it.
  ///
  /// - Returns: The exit code of the command, or that of an exchange that failed and has reported
  ///   the reason.
  static func around(
    _ host: Host,
    _ command: () throws(CommandError) -> ExitCode
  ) throws(CommandError) -> ExitCode {
    guard let synced = try SyncedRun(host) else { return try command() }
    defer { synced.lock.release() }
    let before = try synced.pass(["--\(LinkCommand.before.name)"])
    guard before == .done else { return before }
    let held = host.context.output.held
    held.begin()
    let result = Result { () throws(CommandError) in try command() }
    let after = try synced.send()
    // The command has been run at this point, and its output is printed.
    try held.end(isWritten: after != .negative)
    guard after == .done else {
      host.exitNumber = nil
      return after
    }
    return try result.get()
  }

  /// Sends the runs of the command to the hub, unless they have changed no shared records.
  private func send() throws(CommandError) -> ExitCode {
    let store = try host.store
    let reader = try store.reader()
    let ids = try stored { () throws(StoreError) in try reader?.pendingIDs() ?? [] }
    let own = RunID.all.filter { run in ids.contains { LinkedRun.isPart($0, of: run) } }
    guard !own.isEmpty else { return .done }
    return try pass(["--\(LinkCommand.after.name)"] + [own.joined(separator: ",")])
  }

  private func pass(_ options: [String]) throws(CommandError) -> ExitCode {
    let location = try host.store.location
    let options = options + (context.output.isJSON ? ["--json"] : [])
    guard let code = LinkProcess.run(["now"] + options, location, lock: lock) else {
      throw .failed(
        .internalError,
        message: String(
          english: "the process that asks the hub could not be started",
          turkish: "merkeze soran süreç başlatılamadı"
        ),
        hint: String(
          english: "without --synced the change is sent later",
          turkish: "--synced olmadan değişiklik sonra gönderilir"
        )
      )
    }
    return ExitCode(rawValue: code) ?? .internalError
  }
}
