internal import Ground
package import Moments

/// The time as a script sees it: injected, so that a script's days are a function of its input (SC-32).
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

  /// The clock of a reader in `zone`, which host and extension make alike; `nil` lets it run.
  package static func reader(
    in zone: TimeZoneRules,
    standingAt now: Instant?,
    locale: UserLocale = .ofProcess
  ) -> ScriptClock {
    ScriptClock(on: UserClock(now: now ?? .earliest, in: zone, locale: locale)) {
      now ?? Instant(microseconds: SystemTime.microsecondsSince1970)
    }
  }

  /// The clock with other moments on the same wall.
  package func with(now: @escaping @Sendable () -> Instant) -> ScriptClock {
    ScriptClock(on: wall, now: now)
  }

  /// The reader's clock at this moment, on which texts that name a day are read.
  var reader: UserClock { wall.at(now()) }

  /// Returns the local time at an instant, clamped to the years 1 to 9999.
  package func wallTime(at instant: Instant) -> CivilDateTime { wall.wallTime(at: instant) }

  /// When the wall shows a time: the first of two, the first instant after a gap (RT-6).
  package func instant(of day: CivilDate, secondOfDay: Int) -> Instant {
    wall.instant(of: day, secondOfDay: secondOfDay)
  }
}
