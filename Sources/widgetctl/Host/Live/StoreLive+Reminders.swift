import Moments
import SharedStore
import WidgetTerminal

/// Decides when the live view starts a command that checks for reminders.
struct DueReminders {
  /// The pause in microseconds after a change of reminders, so that several changes cause only one
  /// check.
  static let settleInMicroseconds: Int64 = 2_000_000
  /// The pause in microseconds after a check without a result, for example because another process
  /// was checking.
  static let pauseInMicroseconds: Int64 = 5_000_000

  private var changed: (number: Int64, at: Int64)?
  private var started: (look: ReminderLook?, at: Int64)?

  /// Decides whether to check now.
  ///
  /// - Returns: Whether a command must be started now, and when to call again, in microseconds
  ///   since 1970 UTC.
  mutating func take(
    _ sight: ReminderSight,
    isRunning: Bool,
    at now: Int64
  ) -> (starts: Bool, next: Int64?) {
    guard sight.isDue(at: now, forView: true) else { return (false, sight.next) }
    // The end of the running command wakes the view.
    if isRunning { return (false, nil) }
    if !sight.hasCome(at: now) {
      if changed?.number != sight.change { changed = (sight.change, now) }
      let settled = (changed?.at ?? now) + Self.settleInMicroseconds
      // If the clock was set back, the check is made at once.
      if now < settled, settled - now <= Self.settleInMicroseconds { return (false, settled) }
    }
    if let started, started.look == sight.look, now >= started.at,
      now - started.at < Self.pauseInMicroseconds
    {
      return (false, started.at + Self.pauseInMicroseconds)
    }
    started = (sight.look, now)
    return (true, now + Self.pauseInMicroseconds)
  }
}

/// Delivers due reminders in the live view.
extension StoreLive {
  /// Starts a command that reserves the due reminders for this view, if it is time to check for
  /// them.
  ///
  /// - Returns: The time of the next check; `nil` if none is needed.
  func remind(_ reader: StoreReader, at now: Instant) -> Instant? {
    // The started commands read the present settings too.
    let sight = ReminderSight(reader, context.environment.readingSettings())
    let taken = dueReminders.take(
      sight,
      isRunning: runs.isRunning(.reminders),
      at: now.microseconds
    )
    if taken.starts { _ = runs.start(["refresh", "--remind"], for: .reminders) }
    return taken.next.map { Instant(microseconds: $0) }
  }

  func delivered(_ reminders: [String]) {
    guard !reminders.isEmpty else { return }
    _ = runs.start(["refresh"] + reminders.flatMap { ["--reminded", $0] }, for: .reminded)
  }
}
