extension LayoutEngine {
  mutating func measureTrackGrid(_ index: Int32, _ node: Int32, _ proposal: ProposedCellSize)
    -> Measurement
  {
    let plan = tree.trackGrids[Int(index)]
    guard tree.firstChild(node) >= 0 else { return .zero }
    let tracks = placedTracks(plan, node, proposal)
    let lines = lineLengths(plan, node, tracks)
    let main = lines.reduce(plan.gap * (lines.count - 1), +)
    // SU-46: the sum of the tracks, however much is offered.
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    return plan.axis == .vertical
      ? Measurement(columns: across, rows: main) : Measurement(columns: main, rows: across)
  }

  mutating func placeTrackGrid(
    _ index: Int32,
    _ node: Int32,
    in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    let plan = tree.trackGrids[Int(index)]
    let tracks = placedTracks(plan, node, proposal)
    let lines = lineLengths(plan, node, tracks)
    let isVertical = plan.axis == .vertical
    var start = 0
    var child = tree.firstChild(node)
    for length in lines {
      for track in tracks {
        guard child >= 0 else { return }
        let cell =
          isVertical
          ? CellRect(column: track.start, row: start, columns: track.length, rows: length)
          : CellRect(column: start, row: track.start, columns: length, rows: track.length)
        let offer = Self.offer(track, isVertical)
        let offset = track.alignment.origin(of: measure(child, offer).size, in: cell.size)
        let origin = CellPoint(
          column: frame.origin.column + cell.origin.column + offset.column,
          row: frame.origin.row + cell.origin.row + offset.row
        )
        place(child, at: origin, in: frame, offer)
        child = tree.sibling(child)
      }
      start += length + plan.gap
    }
  }

  /// A child is as long as it likes along the axis.
  private static func offer(_ track: TrackPlan.Placed, _ isVertical: Bool) -> ProposedCellSize {
    isVertical
      ? ProposedCellSize(columns: track.length, rows: nil)
      : ProposedCellSize(columns: nil, rows: track.length)
  }

  /// The tracks in the room that is offered; without an offer as wide as the widest child likes to be.
  private mutating func placedTracks(
    _ plan: TrackPlan,
    _ node: Int32,
    _ proposal: ProposedCellSize
  ) -> [TrackPlan.Placed] {
    let across: CellAxis = plan.axis == .vertical ? .horizontal : .vertical
    if let room = proposal[across] { return plan.placed(in: room) }
    var ideal = 0
    var child = tree.firstChild(node)
    while child >= 0 {
      ideal = max(ideal, measure(child, .unspecified).length(across))
      child = tree.sibling(child)
    }
    var gaps = 0
    var fixed = 0
    var flexibleCount = 0
    for (index, track) in plan.tracks.enumerated() {
      if index + 1 < plan.tracks.count { gaps += track.gap }
      if case .fixed(let length) = track.size { fixed += length } else { flexibleCount += 1 }
    }
    return plan.placed(in: fixed + gaps + ideal * flexibleCount)
  }

  /// The length of each line of children: that of its longest child.
  private mutating func lineLengths(
    _ plan: TrackPlan,
    _ node: Int32,
    _ tracks: [TrackPlan.Placed]
  ) -> [Int] {
    var lines: [Int] = []
    var child = tree.firstChild(node)
    while child >= 0 {
      var longest = 0
      for track in tracks {
        guard child >= 0 else { break }
        let offer = Self.offer(track, plan.axis == .vertical)
        longest = max(longest, measure(child, offer).length(plan.axis))
        child = tree.sibling(child)
      }
      lines.append(longest)
    }
    return lines
  }
}
