extension ArchivedMeter.Value {
  /// The filled part from 0 to 1 at a moment; `nil` where it is not known.
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
}
