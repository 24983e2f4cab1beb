/// How long reloads may take, on a monotonic clock.
package struct ReloadLimits: Equatable, Sendable {
  /// One timeline (WK-100).
  package var timeline: Duration
  /// A whole refresh: below the minute after which cron starts the next one (RT-10).
  package var run: Duration

  package init(timeline: Duration = .seconds(30), run: Duration = .seconds(45)) {
    self.timeline = timeline
    self.run = run
  }
}
