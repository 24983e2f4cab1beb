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
    let state = try LinkState(host.store)
    guard state.link != nil || state.screen != nil else { throw .notLinked(context) }
    var isReached = true
    var pace = LookPace()
    while !hasStarterEnded {
      do throws(CommandError) {
        let report = try LinkTurn(host: host).run(isAsked: !isBackground)
        isReached = true
        pace.note(report)
        try wait(&pace)
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

  /// Waits until the hub or this store has something new, or until the next look at pictures.
  private func wait(_ pace: inout LookPace) throws(CommandError) {
    do {
      let location = try host.store.location
      let state = try LinkState(HostStore(location))
      guard let address = state.link?.address ?? state.screen?.address else { return }
      let hub = try LinkedHub.open(address, context, isBackground: true)
      let pause = pace.pause(isScreen: state.screen != nil)
      let end = pause.map { MonotonicTime.milliseconds + $0 }
      let head: Int64
      if let link = state.link {
        head = link.head
      } else {
        let now = try hub.state().head
        if pace.isNews(now) { return }
        head = now
      }
      while true {
        let left = end.map { $0 - MonotonicTime.milliseconds } ?? Int64(Self.longestWait)
        guard left > 0 else { return }
        let isNewer = try hub.wait(
          beyond: head,
          milliseconds: min(Self.longestWait, Int(clamping: left))
        )
        guard !isNewer else { return pace.reset() }
        let state = try LinkState(HostStore(location))
        if state.waiting > 0 || hasStarterEnded || state.link == nil && state.screen == nil {
          return
        }
      }
    } catch {
      throw CommandError(any: error)
    }
  }
}

/// When a machine that follows a hub looks at pictures again: soon after something has happened, then less often.
private struct LookPace {
  private static let shortest: Int64 = 1_000
  private static let longest: Int64 = 60_000

  private var screenPause = shortest
  /// When the next picture is to be made here, in microseconds since 1970 UTC.
  private var nextPicture: Int64?
  private var head: Int64?

  mutating func note(_ report: PassReport?) {
    guard let report else { return }
    nextPicture = report.nextPicture
    if report.shown + report.taken + report.sent > 0 {
      reset()
    } else {
      screenPause = min(screenPause * 2, Self.longest)
    }
  }

  mutating func reset() { screenPause = Self.shortest }

  /// Whether the log of a screen's hub has gone on.
  mutating func isNews(_ head: Int64) -> Bool {
    defer { self.head = head }
    guard let known = self.head, known != head else { return false }
    reset()
    return true
  }

  /// Milliseconds until the next look; `nil` if only news calls for one.
  func pause(isScreen: Bool) -> Int64? {
    let work = nextPicture.map { next in
      let left = (next - SystemTime.microsecondsSince1970) / 1_000
      return min(max(left, Self.shortest), Self.longest)
    }
    return [isScreen ? screenPause : nil, work].compactMap { $0 }.min()
  }
}
