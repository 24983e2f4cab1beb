/// Equal neighbours among a curve's columns, as a part of its frame.
///
/// Curves are fractions of their frame, and so they follow a page that has more or fewer cells than the size.
struct CurveRun {
  /// The first column.
  let place: Int
  let level: Double
  /// The part of the frame's width.
  let width: Double
  /// The place of the line around which the whole width shrinks to the run.
  let anchor: Double

  /// Returns the runs of columns by the level of each.
  static func runs(of levels: [Double]) -> [CurveRun] {
    var runs: [CurveRun] = []
    var first = 0
    while first < levels.count {
      let end = levels[first...].firstIndex { $0 != levels[first] } ?? levels.count
      let rest = levels.count - (end - first)
      runs.append(
        CurveRun(
          place: first,
          level: levels[first],
          width: Double(end - first) / Double(levels.count),
          anchor: rest > 0 ? Double(first) / Double(rest) : 0.5
        )
      )
      first = end
    }
    return runs
  }
}
