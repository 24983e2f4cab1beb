package import Moments

/// The time as a script sees it: injected, so that a script's days are a function of its input (SC-32).
package struct ScriptClock: Sendable {
  /// A day and a time of day on the reader's clock.
  package struct WallTime: Sendable, Hashable {
    /// Days since 1970-01-01 in the proleptic Gregorian calendar.
    package var day: Int
    package var secondOfDay: Int

    package init(day: Int, secondOfDay: Int) {
      self.day = day
      self.secondOfDay = secondOfDay
    }
  }

  /// Microseconds since 1970 UTC.
  package let now: @Sendable () -> Int64
  /// What the wall shows at an instant in microseconds since 1970 UTC.
  package let wallTime: @Sendable (_ instant: Int64) -> WallTime
  /// The instant at which the wall shows a time: the first of two, the first after a gap (RT-6).
  package let instant: @Sendable (_ wallTime: WallTime) -> Int64
  /// How texts that name a day are read.
  package let locale: ReaderLocale

  package init(
    locale: ReaderLocale = ReaderLocale(),
    now: @escaping @Sendable () -> Int64,
    wallTime: @escaping @Sendable (_ instant: Int64) -> WallTime,
    instant: @escaping @Sendable (_ wallTime: WallTime) -> Int64
  ) {
    self.locale = locale
    self.now = now
    self.wallTime = wallTime
    self.instant = instant
  }

  /// A clock that stands still in UTC.
  package static func fixed(at microseconds: Int64) -> ScriptClock {
    let day: Int64 = 86_400_000_000
    return ScriptClock(
      now: { microseconds },
      wallTime: { instant in
        let days = instant >= 0 ? instant / day : (instant - day + 1) / day
        return WallTime(day: Int(days), secondOfDay: Int((instant - days * day) / 1_000_000))
      },
      instant: { (Int64($0.day) * 86_400 + Int64($0.secondOfDay)) * 1_000_000 }
    )
  }
}
