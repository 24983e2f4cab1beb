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
  /// A screen has none; the end of its starter, or of the link, is seen after this.
  private static let longestWaitOfScreen = 5_000
  private static let pauseAfterFailure = 5_000
  private static let pauseWithoutProgress = 1_000

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
      let reach = HubReach(
        head: state.link.map { Int64($0.known) },
        board: state.screen?.name,
        picture: state.screen?.number ?? 0
      )
      if pace.isStuck(at: reach) { return pause(Self.pauseWithoutProgress) }
      let hub = try LinkedHub.open(address, context, isBackground: true)
      let end = pace.pause(isScreen: state.screen != nil).map { MonotonicTime.milliseconds + $0 }
      let longest = state.link == nil ? Self.longestWaitOfScreen : Self.longestWait
      while true {
        let left = end.map { $0 - MonotonicTime.milliseconds } ?? Int64(longest)
        guard left > 0 else { return }
        let piece = min(longest, Int(clamping: left))
        if try hub.wait(beyond: reach, milliseconds: piece) { return pace.noteNews(behind: reach) }
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

/// When a machine that follows a hub looks at pictures again without being woken.
private struct LookPace {
  private static let shortest: Int64 = 1_000
  /// A picture that no machine makes is late without a notice.
  private static let longest: Int64 = 60_000

  /// When the next picture is to be made here, in microseconds since 1970 UTC.
  private var nextPicture: Int64?
  /// The reach behind which the last wait has found something.
  private var reach: HubReach?

  mutating func note(_ report: PassReport?) {
    if let report { nextPicture = report.nextPicture }
  }

  mutating func noteNews(behind reach: HubReach) { self.reach = reach }

  /// Whether the pass behind the last news has left all as it was, as while another process has its turn.
  mutating func isStuck(at reach: HubReach) -> Bool {
    defer { self.reach = nil }
    return self.reach == reach
  }

  /// Milliseconds until the next look; `nil` if only news calls for one.
  func pause(isScreen: Bool) -> Int64? {
    let work = nextPicture.map { next in
      let left = (next - SystemTime.microsecondsSince1970) / 1_000
      return min(max(left, Self.shortest), Self.longest)
    }
    return [isScreen ? Self.longest : nil, work].compactMap { $0 }.min()
  }
}
