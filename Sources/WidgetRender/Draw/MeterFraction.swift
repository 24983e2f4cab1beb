internal import Moments

extension ArchivedMeter.Value {
  /// Returns the filled fraction from 0 to 1 at a moment; `nil` if it is unknown.
  func fraction(at now: Instant) -> Double? {
    switch self {
    case .indeterminate: return nil
    case .fraction(let value): return value.isNaN ? 0 : min(max(value, 0), 1)
    case .elapsed(let from, let to, let countsDown):
      let passed = Double(now.microseconds) - Double(from.microseconds)
      let whole = Double(to.microseconds) - Double(from.microseconds)
      let share = whole > 0 ? min(max(passed / whole, 0), 1) : passed >= 0 ? 1 : 0
      return countsDown ? 1 - share : share
    }
  }

  /// Returns the first instant after `now` at which `look` has another value for the fraction;
  /// `nil` if there is none.
  ///
  /// Each value of `look` must cover one contiguous range of fractions.
  func nextChange(after now: Instant, look: (Double) -> Int) -> Instant? {
    guard case .elapsed(let from, let to, _) = self else { return nil }
    let end = max(from, to).withinCalendar
    func shown(_ instant: Instant) -> Int { look(fraction(at: instant) ?? 0) }
    let current = shown(now)
    guard now < end, now == now.withinCalendar, shown(end) != current else { return nil }
    var (same, other) = (now.microseconds, end.microseconds)
    while other - same > 1 {
      let middle = same + (other - same) / 2
      if shown(Instant(microseconds: middle)) == current { same = middle } else { other = middle }
    }
    return Instant(microseconds: other)
  }
}
