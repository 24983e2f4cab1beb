internal import Synchronization
internal import WidgetIntents

/// Looks at what a running intent reports of its progress, and sends the host what changed.
final class ProgressWatch: Sendable {
  /// More often than a person can read it is of no use.
  private static let pause = Duration.milliseconds(100)

  private let clock: RunClock
  private let source = Mutex<(@Sendable () -> IntentProgress)?>(nil)

  init(clock: RunClock) {
    self.clock = clock
  }

  /// What an intent that reports its progress begins with.
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
  /// From 0 to 1; `nil` while the whole is not known.
  fileprivate var fraction: Double? {
    guard totalUnitCount > 0 else { return nil }
    return min(max(Double(completedUnitCount) / Double(totalUnitCount), 0), 1)
  }
}
