#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A time of day as ISO 8601 writes it: `09:00`, `09:00:30.5`, then `Z` or an offset such as `+02:00`.
struct ClockText {
  let hour: Int
  let minute: Int
  let second: Int?
  /// The part of a second after the point.
  let fraction: Double
  /// Seconds east of UTC; `nil` when the time is local.
  let offset: Int?

  init?(_ text: String) {
    var clock = Substring(text)
    var offset: Int?
    if clock.hasSuffix("z") {
      clock.removeLast()
      offset = 0
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let seconds = Self.offset(clock[sign...]) else { return nil }
      offset = seconds
      clock = clock[..<sign]
    }
    var fraction = 0.0
    if let point = clock.firstIndex(of: ".") {
      let digits = clock[clock.index(after: point)...]
      guard (1...9).contains(digits.count), DayWord.digits(digits) != nil,
        let value = Double("0.\(digits)")
      else { return nil }
      fraction = value
      clock = clock[..<point]
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2 && fraction == 0, fraction == 0 || offset != nil,
      parts.allSatisfy({ $0.count == 2 }),
      let hour = DayWord.digits(parts[0]), (0...23).contains(hour),
      let minute = DayWord.digits(parts[1]), (0...59).contains(minute)
    else { return nil }
    var second: Int?
    if parts.count == 3 {
      guard let value = DayWord.digits(parts[2]), (0...59).contains(value) else { return nil }
      second = value
    }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.fraction = fraction
    self.offset = offset
  }

  private static func offset(_ text: Substring) -> Int? {
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }),
      let hours = DayWord.digits(parts[0]), (0...23).contains(hours),
      let minutes = DayWord.digits(parts[1]), (0...59).contains(minutes)
    else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return text.first == "-" ? -seconds : seconds
  }

  /// The day with this time in it.
  func added(to day: DateComponents) -> DateComponents {
    var components = day
    components.hour = hour
    components.minute = minute
    components.second = second
    return components
  }
}
