import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetTerminal

/// A command whose change the hub has before it answers: a conflict is refused, not merged (`--synced`).
///
/// The command opens no connection (LK-1): a process before it asks the hub what is new, and one after it sends the change.
/// The lock of the passes is held from the one to the other, so that no other pass merges the change in between.
struct SyncedRun {
  private let host: Host
  private let lock: FileLock
  private var context: CommandContext { host.context }

  /// - Returns: `nil` if the command need not wait for a hub.
  /// - Throws: If it was asked to, and the store is not linked or its lock cannot be made.
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

  /// Runs a command, between two looks at the hub if that is asked for.
  ///
  /// - Returns: The command's exit code; that of the process whose look failed, which has reported the reason.
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
    // What waits here is done, and answered.
    try held.end(isWritten: after != .negative)
    guard after == .done else {
      host.exitNumber = nil
      return after
    }
    return try result.get()
  }

  /// Sends the runs of the command, if it has made some that are shared.
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
