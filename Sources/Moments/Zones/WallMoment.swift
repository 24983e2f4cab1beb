/// When the clock on the wall shows a time: the one rule for every table of zones (RT-6).
///
/// Where clocks go back a time is shown twice: the first one counts. Where clocks go forward over it, or a
/// day is left out, it is never shown: the first instant after the gap counts.
package struct WallMoment {
  /// The second, since 1970 UTC.
  package let second: Int64
  /// Whether the wall shows the time then; `false` for a time in a gap.
  package let isShown: Bool

  /// RFC 9636, section 3.2: offsets lie strictly between -25:59:59 and 26:00.
  package static let allowedOffsets = -93_599...93_599
  /// More changes than any zone has within four days.
  private static let maximumChanges = 64

  /// Finds when the wall shows a time.
  ///
  /// - Parameters:
  ///   - wall: Seconds from 1970-01-01 00:00 to the time, both on the wall.
  ///   - offset: Seconds east of UTC at a second since 1970.
  ///   - nextChange: The first second after another at which a different offset may begin; `nil` where none does.
  package init(
    showing wall: Int64,
    offset: (Int64) -> Int,
    nextChange: (Int64) -> Int64?
  ) {
    var start = wall - Int64(Self.allowedOffsets.upperBound) - 1
    for _ in 0..<Self.maximumChanges {
      let candidate = wall - Int64(offset(start))
      if candidate < start {
        self.init(second: start, isShown: false)
        return
      }
      guard let next = nextChange(start), next <= candidate else {
        self.init(second: candidate, isShown: true)
        return
      }
      start = next
    }
    self.init(second: wall, isShown: true)
  }

  private init(second: Int64, isShown: Bool) {
    self.second = second
    self.isShown = isShown
  }
}
