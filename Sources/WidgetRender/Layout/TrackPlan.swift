/// The tracks of a track grid, with lengths that cannot overflow.
struct TrackPlan: Sendable {
  private struct Track: Sendable {
    var size: ArchivedTrackGrid.Track.Size
    var gap: CellLength
    var alignment: CellAlignment

    var fixedLength: CellLength? {
      if case .fixed(let length) = size { length } else { nil }
    }
  }

  /// A track with its position and length in cells.
  struct Placed {
    var start: Int
    var length: Int
    var alignment: CellAlignment
  }

  let axis: CellAxis
  let alignment: CellAlignment
  /// The gap between the lines of children.
  let spacing: CellLength
  private let tracks: [Track]

  init(_ grid: ArchivedTrackGrid) {
    axis = grid.axis
    alignment = grid.alignment
    // SU-28: the default gap is one column between columns, and none between rows.
    let across = grid.axis == .vertical ? 1 : 0
    spacing = grid.spacing ?? CellLength(cells: 1 - across)
    var tracks = grid.tracks.prefix(ArchiveLimits.maximumTracks).map {
      Track(
        size: Self.sanitized($0.size),
        gap: Self.length($0.spacing ?? CellLength(cells: across)),
        alignment: $0.alignment ?? .center
      )
    }
    if tracks.isEmpty {
      let whole = ArchivedTrackGrid.Track.Size.flexible(minimum: 0, maximum: Self.infinity)
      tracks = [Track(size: whole, gap: 0, alignment: .center)]
    }
    self.tracks = tracks
  }

  private static let infinity = CellLength(cells: Cells.infinity)

  private static func length(_ length: CellLength) -> CellLength {
    max(length, 0)
  }

  private static func sanitized(_ size: ArchivedTrackGrid.Track.Size)
    -> ArchivedTrackGrid.Track.Size
  {
    switch size {
    case .fixed(let length): return .fixed(Self.length(length))
    case .flexible(let minimum, let maximum):
      let least = Self.length(minimum)
      return .flexible(minimum: least, maximum: max(least, Self.length(maximum)))
    case .adaptive(let minimum, let maximum):
      // The minimum is positive, so that the number of tracks is limited.
      let least = max(Self.length(minimum), 1)
      return .adaptive(minimum: least, maximum: max(least, Self.length(maximum)))
    }
  }

  /// Whether tracks can be too close: they have gaps that are not whole cells, or no gap at all.
  var mayBeCrowded: Bool {
    tracks.contains {
      !$0.gap.isWhole || ($0.gap == 0 && $0.fixedLength == nil && axis == .vertical)
    }
  }

  /// Returns the room that the tracks need if each flexible one has the given length.
  func room(forEach length: Int) -> Int {
    var room = 0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { room += gap(after: track) }
      room += track.fixedLength?.cells ?? length
    }
    return room
  }

  /// Returns the width that a grid needs for one word in each of its tracks, in terminal columns.
  ///
  /// A word has `word` columns, and neighbouring words are at least a column apart. The width is 0
  /// for a grid whose tracks are rows.
  func wordColumns(forEach word: Int) -> Int {
    guard axis == .vertical, word > 0 else { return 0 }
    return room(forEach: word) + tracks.dropLast().count { $0.gap.cells == 0 }
  }

  /// Returns the tracks in a room; the space that fixed tracks and gaps leave is divided in order
  /// (SU-45).
  ///
  /// Gaps are whole cells by default. With `byEdges` the tracks are placed by their exact edges, so
  /// that all of them together are as long as on a phone (SU-81). Fixed tracks always are.
  func placed(in room: Int, byEdges: Bool = false) -> [Placed] {
    let cell = CellLength.partsPerCell
    var remaining = room * cell
    var flexibleCount = 0
    for (index, track) in tracks.enumerated() {
      if index + 1 < tracks.count { remaining -= gapParts(after: index, byEdges) }
      if let length = track.fixedLength {
        remaining -= Int(length.parts)
      } else {
        flexibleCount += 1
      }
    }
    var result: [Placed] = []
    var place = 0
    for (index, track) in tracks.enumerated() {
      let gap = gapParts(after: index, byEdges)
      let lengths = lengths(of: track, gap, max(remaining, 0), flexibleCount, byEdges)
      if track.fixedLength == nil {
        remaining -= lengths.reduce(gap * (lengths.count - 1), +)
        flexibleCount -= 1
      }
      for length in lengths {
        guard result.count < ArchiveLimits.maximumGridColumns else { return result }
        let start = edge(at: place, byEdges)
        var end = edge(at: place + length, byEdges)
        place += length
        // A track that is visible by itself is at least one cell long here too.
        if end == start, length >= cell / 4 {
          end += 1
          place = end * cell
        }
        result.append(Placed(start: start, length: end - start, alignment: track.alignment))
        place += gap
      }
    }
    return result
  }

  /// Returns the cell boundary for the edge of a track.
  ///
  /// Letters are at the beginning of a track, so in a crowded grid the first tracks get the extra
  /// cells.
  private func edge(at place: Int, _ byEdges: Bool) -> Int {
    let cell = CellLength.partsPerCell
    return byEdges ? (place + cell - 1) / cell : CellLength.edge(at: place)
  }

  /// Returns the length of a track, or of each of as many adaptive tracks as fit, in 256ths of a
  /// cell.
  private func lengths(
    of track: Track,
    _ gap: Int,
    _ remaining: Int,
    _ count: Int,
    _ byEdges: Bool
  ) -> [Int] {
    let cell = CellLength.partsPerCell
    switch track.size {
    case .fixed(let length): return [Int(length.parts)]
    case .flexible(let minimum, let maximum):
      let share = byEdges ? remaining / count : remaining / cell / count * cell
      return [min(max(share, bound(minimum, byEdges)), bound(maximum, byEdges))]
    case .adaptive(let minimum, let maximum):
      let exact = min(
        max((remaining / count + Int(track.gap.parts)) / Int(minimum.parts + track.gap.parts), 1),
        ArchiveLimits.maximumGridColumns
      )
      var room = remaining / count - gap * (exact - 1)
      if !byEdges { room = room / cell * cell }
      return (0..<exact).map { number in
        // Later tracks get the remaining cells.
        let left = exact - number
        let share = byEdges ? room / left : room / cell / left * cell
        // A single track that does not fit has at least the author's minimum.
        let least = exact == 1 ? bound(minimum, byEdges) : 0
        let length = min(max(share, least), bound(maximum, byEdges))
        room -= length
        return length
      }
    }
  }

  private func bound(_ length: CellLength, _ byEdges: Bool) -> Int {
    byEdges ? Int(length.parts) : length.cells * CellLength.partsPerCell
  }

  /// Returns the gap after a track in 256ths of a cell.
  ///
  /// It is exact between fixed tracks, and if all tracks are placed by their edges; otherwise it is
  /// a whole number of cells.
  private func gapParts(after index: Int, _ byEdges: Bool) -> Int {
    let track = tracks[index]
    let isFixed =
      track.fixedLength != nil && index + 1 < tracks.count && tracks[index + 1].fixedLength != nil
    if axis == .vertical, byEdges || isFixed { return Int(track.gap.parts) }
    return gap(after: track) * CellLength.partsPerCell
  }

  /// Returns the gap after a track in cells: columns between columns, rows between rows (SU-79).
  private func gap(after track: Track) -> Int {
    axis == .vertical ? track.gap.cells : track.gap.rows(at: .none)
  }
}
