internal import Ground
package import Moments

/// The clock of a script: the time, and the time zone for its days.
///
/// The time is injected, so that a script's days depend only on its input (SC-32).
package struct ScriptClock: Sendable {
  package let now: @Sendable () -> Instant
  private let wall: UserClock

  /// Creates a clock with the time from `now` and the time zone of `wall`, whose own moment is ignored.
  package init(on wall: UserClock, now: @escaping @Sendable () -> Instant) {
    self.wall = wall
    self.now = now
  }

  /// Returns a stopped clock in UTC.
  package static func fixed(at now: Instant) -> ScriptClock {
    reader(in: .utc, standingAt: now, locale: UserLocale())
  }

  /// Returns the clock of a reader in `zone`, stopped at `now`; with `nil` it runs.
  ///
  /// Host and extension use this function, so that their clocks are equal.
  package static func reader(
    in zone: TimeZoneRules,
    standingAt now: Instant?,
    locale: UserLocale = .ofProcess
  ) -> ScriptClock {
    ScriptClock(on: UserClock(now: now ?? .earliest, in: zone, locale: locale)) {
      now ?? Instant(microseconds: SystemTime.microsecondsSince1970)
    }
  }

  /// Returns a clock with the same time zone, and the time from `now`.
  package func with(now: @escaping @Sendable () -> Instant) -> ScriptClock {
    ScriptClock(on: wall, now: now)
  }

  /// The user's clock at the current time, for parsing texts that name a day.
  var reader: UserClock { wall.at(now()) }

  /// Returns the local time at an instant, clamped to the years 1 to 9999.
  package func wallTime(at instant: Instant) -> CivilDateTime { wall.wallTime(at: instant) }

  /// Returns the instant at which the local time is `secondOfDay` on a day (RT-6).
  ///
  /// If the time occurs twice, the first is returned; if it is skipped, the first instant after the
  /// gap.
  package func instant(of day: CivilDate, secondOfDay: Int) -> Instant {
    wall.instant(of: day, secondOfDay: secondOfDay)
  }
}
