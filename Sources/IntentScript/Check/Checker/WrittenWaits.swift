internal import WidgetIntents

/// The `wait` statements of a script: whether there are any, and the total length of those with a literal time.
struct WrittenWaits {
  private(set) var isAny = false
  /// The number of times that the statement being checked runs, from the counts of the `repeat` loops around it.
  private var repetitions = 1.0
  private var seconds = 0.0
  private var isReported = false

  /// Multiplies the waits in a loop by its number of repetitions.
  mutating func enterLoop(times count: Int?) { repetitions *= Double(count ?? 1) }

  /// Ends the loop that was entered with the same count.
  mutating func leaveLoop(times count: Int?) {
    repetitions /= Double(count ?? 1)
  }

  /// Adds the time of a `wait` statement.
  ///
  /// - Returns: The seconds of all waits so far, if this wait is the first that exceeds the limit;
  ///   otherwise `nil`.
  mutating func add(_ time: Expression) -> Int? {
    isAny = true
    guard case .literal(.quantity(let number, let word)) = time.ungrouped.kind,
      case .duration(let duration)? = ScriptUnit.named(word)?.value(number)
    else { return nil }
    seconds += Double(duration.nominalSeconds) * repetitions
    guard !isReported, seconds > Double(ScriptLimits().waitSeconds) else { return nil }
    isReported = true
    return Int(exactly: seconds.rounded()) ?? .max
  }
}

extension CalendarDuration {
  /// The duration's length in seconds, counting a month as 30 days.
  fileprivate var nominalSeconds: Int64 {
    (Int64(months) * 30 + Int64(days)) * 86_400 + microseconds / 1_000_000
  }
}
