extension [Polyline] {
  /// The strokes of a dashed line; lengths are points.
  func dashed(_ stroke: ArchivedStroke) -> [Polyline] {
    // Lengths whose sum is infinite would never come to an end.
    let lengths = stroke.dash.map { Swift.max($0.archivable, 0) }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    // What repeats within a point is a whole line to the eye.
    guard period >= 1 else { return self }
    return flatMap { $0.pieces(Self.ranges(pattern, period, stroke.dashPhase, $0.length)) }
  }

  /// Strokes on one line beyond what a picture can show.
  private static let maximumStrokes = 2_000

  private static func ranges(
    _ pattern: [Double],
    _ period: Double,
    _ phase: Double,
    _ length: Double
  ) -> [(from: Double, to: Double)] {
    var ranges: [(from: Double, to: Double)] = []
    let phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    var position = phase > 0 ? -phase : -phase - period
    while position < length, ranges.count < maximumStrokes {
      for index in stride(from: 0, to: pattern.count - 1, by: 2) {
        let end = position + pattern[index]
        if end > 0, position < length {
          ranges.append((Swift.max(position, 0), Swift.min(end, length)))
        }
        position = end + pattern[index + 1]
      }
    }
    return ranges
  }
}
