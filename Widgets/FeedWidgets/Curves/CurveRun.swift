/// A run of neighbouring columns in a curve that have the same level, drawn as one shape.
///
/// Its position and size are fractions of the curve's frame, so the curve also fits a page with
/// more or fewer cells.
struct CurveRun {
  /// The index of the first column in the run.
  let place: Int
  let level: Double
  /// The run's width as a fraction of the frame's width.
  let width: Double
  /// The horizontal anchor, from 0 to 1, around which the frame is scaled to the run's width.
  let anchor: Double

  /// Returns a run for each sequence of equal neighbours in the levels of all columns.
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
