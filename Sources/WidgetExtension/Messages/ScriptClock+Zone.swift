package import IntentScript
package import WidgetRender

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension ScriptClock {
  /// The clock of a reader in `zone`, which host and extension make alike; `nil` lets it run.
  package static func reader(in zone: TimeZoneRules, standingAt now: Int64?) -> ScriptClock {
    ScriptClock(
      now: { now ?? systemTime() },
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

  /// Microseconds since 1970 UTC.
  private static func systemTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
