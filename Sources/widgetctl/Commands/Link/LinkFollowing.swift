import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetTerminal

/// `link follow`: passes as soon as there is something new on either side, until a signal, or until the live view that
/// has started it ends.
struct LinkFollowing {
  private let host: Host
  private var context: CommandContext { host.context }
  private var isBackground: Bool { context.arguments.has(LinkCommand.background) }

  /// Own changes wait no longer than this, in milliseconds.
  private static let longestWait = 1_000
  private static let pauseAfterFailure = 5_000

  init(_ host: Host) {
    self.host = host
  }

  func run() throws(CommandError) -> ExitCode {
    guard try LinkState(host.store).link != nil else { throw .notLinked(context) }
    var isReached = true
    while !hasStarterEnded {
      do throws(CommandError) {
        _ = try LinkTurn(host: host).run(isAsked: !isBackground)
        isReached = true
        try wait()
      } catch {
        guard error.exitCode == .busy else { throw error }
        // Reported once, and again after the hub was reached.
        if isReached { context.output.warning(error.message, hint: error.hint) }
        isReached = false
        pause(Self.pauseAfterFailure)
      }
    }
    return .done
  }

  /// Whether the live view that has started this has ended.
  private var hasStarterEnded: Bool {
    guard isBackground else { return false }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  private func pause(_ milliseconds: Int) {
    var input = pollfd(fd: isBackground ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
    _ = poll(&input, 1, Int32(milliseconds))
  }

  /// Waits until the hub or this store has something new.
  private func wait() throws(CommandError) {
    do {
      let location = try host.store.location
      guard let link = try LinkState(HostStore(location)).link else { return }
      let hub = try LinkedHub.open(link.address, context, isBackground: true)
      while try !hub.wait(beyond: link.head, milliseconds: Self.longestWait) {
        let state = try LinkState(HostStore(location))
        if state.waiting > 0 || state.link == nil || hasStarterEnded { return }
      }
    } catch {
      throw CommandError(any: error)
    }
  }
}
