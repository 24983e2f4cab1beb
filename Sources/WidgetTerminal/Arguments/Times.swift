import Moments
import WidgetIntents
import WidgetRender

/// Parses the time that the option `--at` names.
package enum AtTime {
  package static let forms =
    "2026-12-01T09:00 (with Z or an offset for another zone), 2026-12-01, 9:00, \"tomorrow 9:00\", friday or @SECONDS"

  /// The greatest accepted time in seconds since 1970: the end of the year 9999.
  private static let maximumSeconds: Int64 = 253_402_300_799

  /// Returns the time of an option such as `--at`, otherwise `now`.
  ///
  /// - Throws: `UsageError` with the words that could not be parsed.
  package static func microseconds(
    option text: String?,
    named option: String = "--at",
    now: Int64,
    in zone: TimeZoneRules,
    locale: @autoclosure () -> UserLocale = .ofProcess
  ) throws(UsageError) -> Int64 {
    guard let text else { return now }
    if text.hasPrefix("@") {
      guard let seconds = Int64(text.dropFirst()),
        (-maximumSeconds...maximumSeconds).contains(seconds)
      else { throw .invalidValue(option: option, value: text, expected: forms) }
      return seconds * 1_000_000
    }
    let clock = UserClock(now: Instant(microseconds: now), in: zone, locale: locale())
    do throws(MomentFault) {
      return try MomentPhrase(text, on: clock).moment.instant(on: clock).microseconds
    } catch {
      throw .invalidValue(
        option: option,
        value: text,
        expected: error.forms == MomentFault.commonForms ? forms : error.typedForms,
        reason: error.detail(of: text)
      )
    }
  }
}

/// Parses and formats lengths of time such as `90s`, `10m`, `2h` and `1d`.
package enum DurationText {
  /// The longest accepted length of time in seconds: a hundred years.
  package static let maximumSeconds: Int64 = 3_155_760_000

  /// Returns the valid forms of a length of time, for the error about an invalid text.
  ///
  /// For a number without a unit, the forms are that number with each unit.
  package static func expectation(insteadOf text: String) -> String {
    guard !text.isEmpty, text.count <= 9, text.allSatisfy({ ("0"..."9").contains($0) }) else {
      return "90s, 10m, 2h or 1d"
    }
    return "a unit: \(text)s, \(text)m, \(text)h or \(text)d, as in 5m or '3 days'"
  }

  /// Returns a length of time in microseconds; `nil` if the text is invalid.
  ///
  /// Any number except 0 needs a unit.
  package static func microseconds(_ text: String) -> Int64? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard let count = Int64(digits) else { return nil }
    let seconds: Int64
    switch text.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "" where count == 0: seconds = 1
    case "s", "sec", "second", "seconds": seconds = 1
    case "m", "min", "minute", "minutes": seconds = 60
    case "h", "hour", "hours": seconds = 3_600
    case "d", "day", "days": seconds = 86_400
    default: return nil
    }
    let (total, overflow) = count.multipliedReportingOverflow(by: seconds)
    guard !overflow, total <= maximumSeconds else { return nil }
    return total * 1_000_000
  }

  /// Returns a length of time in its largest unit: `5 min`, `3 h`, `2 d`.
  package static func short(microseconds: Int64) -> String {
    let seconds = max(0, microseconds / 1_000_000)
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3_600: return "\(seconds / 60) min"
    case ..<86_400: return "\(seconds / 3_600) h"
    default: return "\(seconds / 86_400) d"
    }
  }
}
