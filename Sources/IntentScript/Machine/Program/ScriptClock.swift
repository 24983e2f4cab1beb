internal import Ground
package import Moments

/// The time as a script sees it: injected, so that a script's days are a function of its input (SC-32).
package struct ScriptClock: Sendable {
  package let now: @Sendable () -> Instant
  private let wall: ReaderClock

  /// Makes a clock whose time `now` says, on the wall of a reader; the moment of `wall` does not count.
  package init(on wall: ReaderClock, now: @escaping @Sendable () -> Instant) {
    self.wall = wall
    self.now = now
  }

  /// A clock that stands still in UTC.
  package static func fixed(at now: Instant) -> ScriptClock {
    reader(in: .utc, standingAt: now, locale: ReaderLocale())
  }

  /// The clock of a reader in `zone`, which host and extension make alike; `nil` lets it run.
  package static func reader(
    in zone: TimeZoneRules,
    standingAt now: Instant?,
    locale: ReaderLocale = .ofProcess
  ) -> ScriptClock {
    ScriptClock(on: ReaderClock(now: now ?? .earliest, in: zone, locale: locale)) {
      now ?? Instant(microseconds: SystemTime.microsecondsSince1970)
    }
  }

  /// The clock with other moments on the same wall.
  package func with(now: @escaping @Sendable () -> Instant) -> ScriptClock {
    ScriptClock(on: wall, now: now)
  }

  /// The reader's clock at this moment, on which texts that name a day are read.
  var reader: ReaderClock { wall.at(now()) }

  /// What the wall shows at an instant; beyond the years 1 to 9999 their first or last moment.
  package func wallTime(at instant: Instant) -> CivilDateTime { wall.wallTime(at: instant) }

  /// When the wall shows a time: the first of two, the first instant after a gap (RT-6).
  package func instant(of day: CivilDate, secondOfDay: Int) -> Instant {
    wall.instant(of: day, secondOfDay: secondOfDay)
  }
}
