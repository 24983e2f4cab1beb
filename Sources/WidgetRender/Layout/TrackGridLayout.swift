/// A lazy grid in a layout tree: its children fill the tracks, line by line.
struct TrackGridLayout {
  let plan: TrackPlan
  let node: Int32

  func measure(_ proposal: ProposedCellSize, in engine: inout LayoutEngine) -> Measurement {
    guard engine.tree.firstChild(node) >= 0 else { return .zero }
    let tracks = placedTracks(proposal, &engine)
    let lines = lineLengths(tracks, &engine)
    let main = lines.reduce(plan.gap * (lines.count - 1), +)
    // SU-46: the sum of the tracks, however much is offered.
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    return plan.axis == .vertical
      ? Measurement(columns: across, rows: main) : Measurement(columns: main, rows: across)
  }

  func place(in frame: CellRect, _ proposal: ProposedCellSize, in engine: inout LayoutEngine) {
    let tracks = placedTracks(proposal, &engine)
    let lines = lineLengths(tracks, &engine)
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
      start += length + plan.gap
    }
  }

  /// A child is as long as it likes along the axis.
  private func offer(_ track: TrackPlan.Placed) -> ProposedCellSize {
    plan.axis == .vertical
      ? ProposedCellSize(columns: track.length, rows: nil)
      : ProposedCellSize(columns: nil, rows: track.length)
  }

  /// The tracks in the room that is offered; without an offer as wide as the widest child likes to be.
  private func placedTracks(
    _ proposal: ProposedCellSize,
    _ engine: inout LayoutEngine
  ) -> [TrackPlan.Placed] {
    let across: CellAxis = plan.axis == .vertical ? .horizontal : .vertical
    if let room = proposal[across] { return plan.placed(in: room) }
    var ideal = 0
    var child = engine.tree.firstChild(node)
    while child >= 0 {
      ideal = max(ideal, engine.measure(child, .unspecified).length(across))
      child = engine.tree.sibling(child)
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

/// The tracks of a track grid as its author named them, with lengths that cannot overflow.
struct TrackPlan: Sendable {
  struct Track: Sendable {
    var size: ArchivedTrackGrid.Track.Size
    var gap: Int
    var alignment: CellAlignment
  }

  /// A track with its length and where it begins.
  struct Placed {
    var start: Int
    var length: Int
    var alignment: CellAlignment
  }

  var axis: CellAxis
  var alignment: CellAlignment
  /// Between the lines of children.
  var gap: Int
  var tracks: [Track]

  init(_ grid: ArchivedTrackGrid) {
    axis = grid.axis
    alignment = grid.alignment
    // SU-28: a column beside each other, no row below each other.
    let across = grid.axis == .vertical ? 1 : 0
    gap = Cells.length(grid.spacing ?? (1 - across))
    tracks = grid.tracks.prefix(ArchiveLimits.maximumTracks).map {
      Track(
        size: Self.sanitized($0.size),
        gap: Cells.length($0.spacing ?? across),
        alignment: $0.alignment ?? .center
      )
    }
    if tracks.isEmpty {
      let whole = ArchivedTrackGrid.Track.Size.flexible(minimum: 0, maximum: Cells.infinity)
      tracks = [Track(size: whole, gap: 0, alignment: .center)]
    }
  }

  private static func sanitized(_ size: ArchivedTrackGrid.Track.Size)
    -> ArchivedTrackGrid.Track.Size
  {
    switch size {
    case .fixed(let length): return .fixed(Cells.length(length))
    case .flexible(let minimum, let maximum):
      let least = Cells.length(minimum)
      return .flexible(minimum: least, maximum: max(Cells.length(maximum), least))
    case .adaptive(let minimum, let maximum):
      // At least a cell, so that only so many fit.
      let least = max(Cells.length(minimum), 1)
      return .adaptive(minimum: least, maximum: max(Cells.length(maximum), least))
    }
  }

  /// SU-45: the tracks in a room; what fixed ones and gaps leave is divided in order.
  func placed(in room: Int) -> [Placed] {
    var remaining = room
    var flexibleCount = 0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { remaining -= track.gap }
      if case .fixed(let length) = track.size { remaining -= length } else { flexibleCount += 1 }
    }
    var result: [Placed] = []
    var start = 0
    for track in tracks {
      let lengths: [Int]
      switch track.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        let share = max(remaining, 0) / flexibleCount
        lengths = [Cells.clamp(share, minimum, maximum)]
      case .adaptive(let minimum, let maximum):
        let share = max(remaining, 0) / flexibleCount
        lengths = Self.split(share, track.gap, minimum, maximum)
      }
      if case .fixed = track.size {
      } else {
        remaining -= lengths.reduce(track.gap * (lengths.count - 1), +)
        flexibleCount -= 1
      }
      for length in lengths {
        guard result.count < ArchiveLimits.maximumGridColumns else { return result }
        result.append(Placed(start: start, length: length, alignment: track.alignment))
        start += length + track.gap
      }
    }
    return result
  }

  /// As many equal tracks as fit into a share, at least one; later ones take the odd cells.
  private static func split(_ share: Int, _ gap: Int, _ minimum: Int, _ maximum: Int) -> [Int] {
    let count = min(
      max((share + gap) / (minimum + gap), 1),
      ArchiveLimits.maximumGridColumns
    )
    var room = share - gap * (count - 1)
    return (0..<count).map { number in
      let length = Cells.clamp(room / (count - number), minimum, maximum)
      room -= length
      return length
    }
  }
}
