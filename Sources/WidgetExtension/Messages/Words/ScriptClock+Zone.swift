internal import Ground
package import IntentScript
package import Moments

extension ScriptClock {
  /// The clock of a reader in `zone`, which host and extension make alike; `nil` lets it run.
  package static func reader(
    in zone: TimeZoneRules,
    standingAt now: Int64?,
    locale: ReaderLocale = .ofProcess
  ) -> ScriptClock {
    ScriptClock(
      locale: locale,
      now: { now ?? SystemTime.microsecondsSince1970 },
      wallTime: { instant in
        let civil = zone.civil(at: Instant(microseconds: instant))
        return WallTime(day: civil.date.daysSince1970, secondOfDay: civil.secondOfDay)
      },
      instant: { wall in
        let (seconds, overflow) = Int64(wall.day).multipliedReportingOverflow(by: 86_400)
        let (sum, carry) = seconds.addingReportingOverflow(Int64(wall.secondOfDay))
        let bound: Int64 = wall.day < 0 ? .min : .max
        return zone.instant(
          of: CivilDateTime(secondsSince1970: overflow || carry ? bound : sum)
        ).microseconds
      }
    )
  }
}
