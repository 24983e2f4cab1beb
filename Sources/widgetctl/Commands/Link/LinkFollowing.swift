import Ground
import SharedStore
import StoreLink
import SystemLibrary
import WidgetTerminal

/// The command `link follow`, which exchanges changes with the hub as soon as either side has new
/// ones.
///
/// It runs until a signal arrives, or until the live view that started it ends.
struct LinkFollowing {
  private let host: Host
  private var context: CommandContext { host.context }
  private var isBackground: Bool { context.arguments.has(LinkCommand.background) }

  /// The longest wait for the hub in milliseconds, after which this machine's own changes are sent.
  private static let longestWait = 1_000
  /// The longest wait for the hub in milliseconds on a machine that only shows a board, and has no
  /// changes to send.
  ///
  /// Only after the wait does the machine notice that the live view or the link has ended.
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
        // A failure is reported once, and again only after the hub was reached.
        if isReached { context.output.warning(error.message, hint: error.hint) }
        isReached = false
        pause(Self.pauseAfterFailure)
      }
    }
    return .done
  }

  /// Whether the live view that started this process has ended.
  private var hasStarterEnded: Bool {
    guard isBackground else { return false }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  private func pause(_ milliseconds: Int) {
    var input = pollfd(fd: isBackground ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
    _ = poll(&input, 1, Int32(milliseconds))
  }

  /// Waits until the hub or this store has changes, or until pictures must be checked again.
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

/// Determines when a machine that follows a hub checks pictures again, although no change was
/// reported.
private struct LookPace {
  private static let shortest: Int64 = 1_000
  /// The longest pause between two checks in milliseconds.
  ///
  /// Nothing reports that another machine has stopped making its pictures, so they are checked
  /// again.
  private static let longest: Int64 = 60_000

  /// The time when this machine must draw the next picture, in microseconds since 1970 UTC; `nil`
  /// if there is none.
  private var nextPicture: Int64?
  /// The newest runs and pictures that were known at the last wait; `nil` unless that wait ended
  /// because there were newer ones.
  private var reach: HubReach?

  mutating func note(_ report: PassReport?) {
    if let report { nextPicture = report.nextPicture }
  }

  mutating func noteNews(behind reach: HubReach) { self.reach = reach }

  /// Returns whether the last exchange brought nothing new although changes were reported, for
  /// example because another process held the lock.
  ///
  /// `reach` contains the newest runs and pictures that are known now.
  mutating func isStuck(at reach: HubReach) -> Bool {
    defer { self.reach = nil }
    return self.reach == reach
  }

  /// Returns the milliseconds until pictures are checked again; `nil` if they are only checked
  /// after a reported change.
  func pause(isScreen: Bool) -> Int64? {
    let work = nextPicture.map { next in
      let left = (next - SystemTime.microsecondsSince1970) / 1_000
      return min(max(left, Self.shortest), Self.longest)
    }
    return [isScreen ? Self.longest : nil, work].compactMap { $0 }.min()
  }
}
