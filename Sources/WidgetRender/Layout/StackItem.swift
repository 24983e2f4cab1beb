/// A child of a stack while the stack shares its length out.
struct StackItem {
  var node: Int32
  /// Cells between it and the child before it.
  var gap: Int
  var priority: Double
  /// The lengths it answers to nothing and to everything.
  var minimum = 0
  var maximum = 0
  /// What it is offered in the end.
  var proposal = ProposedCellSize.unspecified
  var answer = Measurement.zero
  /// Its guide across the axis where the children stand on a common line.
  var line = 0

  /// Whether it is asked before another (SU-15): by priority, then the least flexible first.
  ///
  /// Of two without bound the one with the larger minimum is the less flexible, as infinity is a number here.
  func precedes(_ other: StackItem) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return maximum - minimum < other.maximum - other.minimum
  }
}
