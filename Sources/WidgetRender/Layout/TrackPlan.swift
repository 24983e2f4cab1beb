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
