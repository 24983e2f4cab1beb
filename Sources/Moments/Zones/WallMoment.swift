/// Finds the instant of a local time, by one rule for every source of zones (RT-6).
///
/// If clocks are set back, a time occurs twice and the first one is used. If clocks are set forward
/// past a time, or a day is left out, the first instant after the gap is used.
package struct WallMoment {
  /// The second since 1970 UTC at which the local time occurs.
  package let second: Int64
  /// Whether local clocks show the time at that second; `false` for a time in a gap.
  package let isShown: Bool

  /// The allowed offsets in seconds: from -25:59:59 to 25:59:59 (RFC 9636, section 3.2).
  package static let allowedOffsets = -93_599...93_599
  /// The most changes of any zone within four days.
  private static let maximumChanges = 64

  /// Finds the instant of a local time.
  ///
  /// - Parameters:
  ///   - wall: The local time in seconds since 1970-01-01 00:00 local time.
  ///   - offset: Returns the seconds east of UTC at a second since 1970.
  ///   - nextChange: Returns the first second after another at which a different offset may begin;
  ///     `nil` if there is none.
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
