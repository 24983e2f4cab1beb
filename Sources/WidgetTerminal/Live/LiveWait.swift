import Ground
import Moments
import SystemLibrary
import WidgetRender

/// Sleeps until a live view has something to do.
///
/// That is input, a signal, an event of its source of widgets, a point in time, or a change of the
/// time zone.
final class LiveWait {
  /// The reasons that ended a sleep.
  struct Reason {
    var hasInput = false
    var signals: [Int32] = []
    var hasNews = false
    var isOtherZone = false
    /// Whether the requested pause passed without an event.
    var isPause = false
  }

  private let signals: SignalPipe
  private let timer = WallTimer()
  private let zone: ZoneNotice?

  /// Begins to receive the signals.
  ///
  /// - Throws: `CommandError` if the system has no descriptors left.
  init(signals numbers: [Int32], environment: EnvironmentVariables) throws(CommandError) {
    guard let signals = SignalPipe(numbers) else {
      throw .tooManyFiles
    }
    self.signals = signals
    zone = ZoneNotice(environment: environment)
  }

  /// Suspends this process, or its whole job; returns when it continues.
  func stop(wholeJob: Bool) { signals.stop(wholeJob: wholeJob) }

  /// Sleeps until `due` at the latest, or indefinitely if it is `nil`.
  ///
  /// - Parameters:
  ///   - input: The descriptor of the user's input; -1 for none.
  ///   - source: The source, which may have news.
  ///   - due: The time at which the picture changes by itself.
  ///   - pause: The most milliseconds to wait for the rest of an input sequence.
  /// - Returns: The reasons that ended the sleep.
  func sleep(
    input: Int32,
    source: any LiveSource,
    until due: Instant?,
    pause: Int32?
  ) -> Reason {
    timer.set(to: due?.microseconds)
    let own = [input, signals.descriptor, timer.descriptor ?? -1, zone?.descriptor ?? -1]
    var requests = (own + source.descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    var reason = Reason()
    if source.hasNews {
      reason.hasNews = true
      return reason
    }
    let patience = pause ?? patience(of: source, until: due)
    let count = poll(&requests, nfds_t(requests.count), patience)
    if count < 0 { return reason }
    if count == 0 {
      reason.isPause = pause != nil
      reason.hasNews = pause == nil && source.patienceInMilliseconds != nil
      return reason
    }
    let isReady = requests.map { $0.revents != 0 }
    if isReady[1] { reason.signals = signals.received() }
    if isReady[2] { timer.clear() }
    reason.hasInput = isReady[0]
    reason.isOtherZone = isReady[3] && zone?.hasChanged() == true
    reason.hasNews = isReady.dropFirst(own.count).contains(true)
    return reason
  }

  /// Returns the longest sleep in milliseconds; -1 if descriptors report every event.
  private func patience(of source: any LiveSource, until due: Instant?) -> Int32 {
    var patience = source.patienceInMilliseconds ?? -1
    if timer.descriptor == nil, let due {
      let microseconds = due.microseconds - SystemTime.microsecondsSince1970
      let rest = Int32(clamping: max(0, microseconds / 1_000 + 1))
      patience = patience < 0 ? rest : min(patience, rest)
    }
    return patience
  }
}
