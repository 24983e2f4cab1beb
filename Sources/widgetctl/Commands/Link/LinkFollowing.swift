import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetTerminal

/// `link follow`: passes as soon as there is something new, on either side, until a signal.
struct LinkFollowing {
  private let host: Host
  private var context: CommandContext { host.context }
  /// A hub that cannot say when it changes is asked that often, and own changes wait no longer.
  private static let longestWait = 1_000
  private static let pauseAfterFailure = 5_000

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    guard try LinkState(host.store).link != nil else { throw .notLinked(context) }
    var isReached = true
    while true {
      do throws(CommandError) {
        _ = try LinkTurn(host: host).run(isAsked: true)
        isReached = true
        try wait()
      } catch {
        guard error.exitCode == .busy else { throw error }
        // Told once, and again after it was reached.
        if isReached { context.output.warning(error.message, hint: error.hint) }
        isReached = false
        _ = poll(nil, 0, Int32(Self.pauseAfterFailure))
      }
    }
  }

  /// Waits until the hub or this store has something new.
  private func wait() throws(CommandError) {
    do {
      guard let link = try LinkState(HostStore(try host.store.location)).link else { return }
      let hub = try LinkedHub.open(link.address, context, isBackground: true)
      while try !hub.wait(beyond: link.head, milliseconds: Self.longestWait) {
        let state = try LinkState(HostStore(try host.store.location))
        if state.waiting > 0 || state.link == nil { return }
      }
    } catch {
      throw CommandError(any: error)
    }
  }
}
