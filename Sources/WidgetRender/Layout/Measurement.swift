/// A view's answer to a proposal: its size and its baselines.
struct Measurement: Hashable, BitwiseCopyable {
  var columns: Int32
  var rows: Int32
  /// The row of the first and last line of text; `none` without text.
  var firstBaseline: Int32
  var lastBaseline: Int32

  static let none = Int32.min

  init(columns: Int, rows: Int, firstBaseline: Int32 = none, lastBaseline: Int32 = none) {
    self.columns = Int32(truncatingIfNeeded: Cells.length(columns))
    self.rows = Int32(truncatingIfNeeded: Cells.length(rows))
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  static let zero = Measurement(columns: 0, rows: 0)

  var size: CellSize { CellSize(columns: Int(columns), rows: Int(rows)) }

  func length(_ axis: CellAxis) -> Int { Int(axis == .horizontal ? columns : rows) }

  /// Returns the measurement of a larger view that contains the same text `offset` rows further
  /// down.
  func resized(columns: Int, rows: Int, textMovedDown offset: Int) -> Measurement {
    Measurement(
      columns: columns,
      rows: rows,
      firstBaseline: Self.moved(firstBaseline, offset),
      lastBaseline: Self.moved(lastBaseline, offset)
    )
  }

  /// Adds the baselines of a child that is `offset` rows down: the topmost becomes the first, the
  /// lowest the last.
  mutating func addBaselines(of child: Measurement, movedDown offset: Int) {
    let first = Self.moved(child.firstBaseline, offset)
    let last = Self.moved(child.lastBaseline, offset)
    if first != Self.none {
      firstBaseline = firstBaseline == Self.none ? first : min(firstBaseline, first)
    }
    if last != Self.none { lastBaseline = max(lastBaseline, last) }
  }

  private static func moved(_ baseline: Int32, _ offset: Int) -> Int32 {
    baseline == none ? none : Int32(clamping: Int(baseline) + offset)
  }
}
