internal import Ground
internal import WidgetIntents

/// The notices from a script's intents to the host, limited to the number that a host accepts.
///
/// A hundred thousand requests for a reload are sent as one.
final class ScriptNotices: Sendable {
  private struct State {
    /// The kinds to reload; the element `nil` means all kinds.
    var reloads: Set<String?> = []
    var remarks = 0
  }

  /// The most progress and log messages of one script: more than a user can read.
  private static let mostRemarks = 1_000

  private let state = Guarded(State())

  func addReload(ofKind kind: String?) {
    state.withLock { _ = $0.reloads.insert(kind) }
  }

  /// Counts a progress or log message and returns whether it may be sent.
  func admitsRemark() -> Bool {
    state.withLock { state in
      state.remarks += 1
      return state.remarks <= Self.mostRemarks
    }
  }

  /// Sends the requests for reloads, sorted by kind.
  func sendReloads(to link: HostLink?) {
    let reloads = state.withLock { $0.reloads }
    if reloads.contains(nil) {
      link?.notify(.reload, ReloadNotice())
    } else {
      for kind in reloads.compactMap({ $0 }).sorted() {
        link?.notify(.reload, ReloadNotice(kind: kind))
      }
    }
  }
}

/// Polls the progress of a running intent, and sends changes to the host.
final class ProgressWatch: Sendable {
  /// The shortest time between two notices, as users cannot read faster.
  private static let pause = Duration.milliseconds(100)

  private let clock: RunClock
  private let source = Guarded<(@Sendable () -> IntentProgress)?>(nil)

  init(clock: RunClock) {
    self.clock = clock
  }

  /// The object to which an intent reports its progress.
  var sink: IntentProgressSink {
    IntentProgressSink { progress in self.source.withLock { $0 = progress } }
  }

  /// Sends each change until the task is cancelled.
  @Sendable func run() async {
    var sent: IntentProgress?
    while !Task.isCancelled {
      if let progress = source.withLock({ $0 })?(), progress != sent {
        sent = progress
        HostLink.current?.progress(progress.fraction, progress.text ?? "")
      }
      try? await clock.sleep(until: clock.now() + Self.pause)
    }
  }
}

extension IntentProgress {
  /// The completed fraction from 0 to 1; `nil` if the total is unknown.
  fileprivate var fraction: Double? {
    guard totalUnitCount > 0 else { return nil }
    return min(max(Double(completedUnitCount) / Double(totalUnitCount), 0), 1)
  }
}
