/// Measures and places a lazy grid of a layout tree: its children fill the tracks, line by line.
struct TrackGridLayout {
  let plan: TrackPlan
  let node: Int32

  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    guard engine.tree.firstChild(node) >= 0 else { return .zero }
    let tracks = placedTracks(proposal, &engine)
    let lines = lineLengths(tracks, &engine)
    let main = lines.reduce(gap(lines, proposal) * (lines.count - 1), +)
    // SU-46: the sum of the tracks, regardless of the proposal.
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    return plan.axis == .vertical
      ? Measurement(columns: across, rows: main) : Measurement(columns: main, rows: across)
  }

  func place(in frame: CellRect, _ proposal: ProposedCellSize, in engine: inout LayoutEngine) {
    let tracks = placedTracks(proposal, &engine, isPlacing: true)
    let lines = lineLengths(tracks, &engine)
    let gap = gap(lines, proposal)
    var start = 0
    var child = engine.tree.firstChild(node)
    for length in lines {
      for track in tracks {
        guard child >= 0 else { return }
        let cell =
          plan.axis == .vertical
          ? CellRect(column: track.start, row: start, columns: track.length, rows: length)
          : CellRect(column: start, row: track.start, columns: length, rows: track.length)
        let offer = offer(track)
        let offset = track.alignment.origin(of: engine.measure(child, offer).size, in: cell.size)
        let origin = CellPoint(
          column: frame.origin.column + cell.origin.column + offset.column,
          row: frame.origin.row + cell.origin.row + offset.row
        )
        engine.place(child, at: origin, in: frame, offer)
        child = engine.tree.sibling(child)
      }
      start += length + gap
    }
  }

  /// Returns the cells between lines; gaps that were rounded up shrink if there are too few rows (SU-80).
  private func gap(_ lines: [Int], _ proposal: ProposedCellSize) -> Int {
    guard plan.axis == .vertical else { return max(plan.spacing.cells, 0) }
    let gap = max(plan.spacing.rows(at: proposal.compression), 0)
    guard proposal.hasAllRows, let rows = proposal.rows,
      lines.reduce(gap * (lines.count - 1), +) > rows
    else { return gap }
    return max(plan.spacing.rows(at: .defaults), 0)
  }

  /// Returns the proposal for a child: the length of its track, and no length along the axis.
  private func offer(_ track: TrackPlan.Placed) -> ProposedCellSize {
    plan.axis == .vertical
      ? ProposedCellSize(columns: track.length, rows: nil)
      : ProposedCellSize(columns: nil, rows: track.length)
  }

  /// Returns the tracks in the proposed room; without one, each flexible track is as long as the
  /// longest child's ideal length.
  private func placedTracks(
    _ proposal: ProposedCellSize,
    _ engine: inout LayoutEngine,
    isPlacing: Bool = false
  ) -> [TrackPlan.Placed] {
    let across: CellAxis = plan.axis == .vertical ? .horizontal : .vertical
    // Children need to be measured only if tracks can be too close to each other.
    if let room = proposal[across], !plan.mayBeCrowded { return plan.placed(in: room) }
    var ideals: [Ideal] = []
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      ideals.append(
        Ideal(
          length: engine.measure(child, .unspecified).length(across),
          isText: engine.tree.nodes[Int(child)].textEdges.contains(.horizontal)
        )
      )
      child = engine.tree.sibling(child)
    }
    let room = proposal[across] ?? plan.room(forEach: ideals.map(\.length).max() ?? 0)
    let tracks = plan.placed(in: room)
    if plan.axis == .horizontal || !isCrowded(tracks, by: ideals) { return tracks }
    let closer = plan.placed(in: room, byEdges: true)
    if isPlacing, isCrowded(closer, by: ideals) { engine.isCrowded = true }
    return closer
  }

  /// The ideal length of a child across the axis, and whether it is text.
  private struct Ideal {
    var length: Int
    var isText: Bool
  }

  /// Returns whether a child is longer than its track, or text touches the text in the next track.
  private func isCrowded(_ tracks: [TrackPlan.Placed], by ideals: [Ideal]) -> Bool {
    ideals.indices.contains { index in
      let number = index % tracks.count
      if ideals[index].length > tracks[number].length { return true }
      guard number + 1 < tracks.count, index + 1 < ideals.count else { return false }
      let isBesideText = ideals[index].isText && ideals[index + 1].isText
      return isBesideText && ideals[index + 1].length > 0
        && tracks[number].start + ideals[index].length == tracks[number + 1].start
    }
  }

  /// Returns the length of each line of children, which is that of its longest child.
  private func lineLengths(
    _ tracks: [TrackPlan.Placed],
    _ engine: inout LayoutEngine
  ) -> [Int] {
    var lines: [Int] = []
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      var longest = 0
      for track in tracks {
        guard child >= 0 else { break }
        let offer = offer(track)
        longest = max(longest, engine.measure(child, offer).length(plan.axis))
        child = engine.tree.sibling(child)
      }
      lines.append(longest)
    }
    return lines
  }
}
