/// The size that a parent proposes to a child, in cells; `nil` on an axis asks for the child's ideal length.
///
/// `PointScale.maximumCells` represents infinity. Lengths are clamped to 0…infinity.
package struct ProposedCellSize: Sendable, Hashable, BitwiseCopyable {
  /// The columns and their flags; -1 represents `nil`.
  ///
  /// The bits of ``LengthFlags`` are above the length. A number of rows below -1 requests the
  /// needed rows. Both axes together have eight bytes, which makes a proposal a cheap key.
  var rawColumns: Int32
  var rawRows: Int32

  package init(columns: Int?, rows: Int?) {
    rawColumns = columns.map(Self.clamped) ?? -1
    rawRows = rows.map(Self.clamped) ?? -1
  }

  init(_ size: CellSize) {
    self.init(columns: size.columns, rows: size.rows)
  }

  package var columns: Int? { rawColumns < 0 ? nil : Int(rawColumns & LengthFlags.length) }
  package var rows: Int? { rawRows < 0 ? nil : Int(rawRows & LengthFlags.length) }

  /// A proposal that requests the ideal size of a view.
  package static let unspecified = ProposedCellSize(columns: nil, rows: nil)
  /// A proposal of infinite room, which requests the greatest size of a view.
  package static let infinity = ProposedCellSize(
    columns: PointScale.maximumCells,
    rows: PointScale.maximumCells
  )
  /// A proposal of no room, which requests the smallest size of a view.
  package static let zero = ProposedCellSize(columns: 0, rows: 0)

  /// A value that equals no proposal, for a stored result that has no proposal yet.
  static let never: ProposedCellSize = {
    var proposal = unspecified
    proposal.rawColumns = .min
    return proposal
  }()

  subscript(axis: CellAxis) -> Int? {
    get { axis == .horizontal ? columns : rows }
    set {
      let raw = newValue.map(Self.clamped) ?? -1
      if axis == .horizontal { rawColumns = raw } else { rawRows = raw }
    }
  }

  private static func clamped(_ cells: Int) -> Int32 {
    Int32(truncatingIfNeeded: min(max(cells, 0), PointScale.maximumCells))
  }
}

/// The flags in the bits above a proposed length.
private enum LengthFlags {
  static let length: Int32 = 1 << 24 - 1
  /// Three bits for the degree to which gaps give up rows of cells (SU-80).
  static let compression: Int32 = 7 << 24
  static let compressionShift: Int32 = 24
  static let isAll: Int32 = 1 << 27
  static let isGranted: Int32 = 1 << 28
}

extension ProposedCellSize {
  /// The degree to which gaps in the view, and inside it, give up the row of cells that rounding up
  /// has added (SU-80).
  var compression: GapCompression {
    get {
      let raw =
        rawRows >= 0
        ? (rawRows & LengthFlags.compression) >> LengthFlags.compressionShift
        : max(-2 - max(rawRows, -9), 0)
      return GapCompression(rawValue: UInt8(truncatingIfNeeded: raw))
    }
    set {
      if rawRows >= 0 {
        rawRows =
          rawRows & ~LengthFlags.compression | Int32(newValue.rawValue)
          << LengthFlags.compressionShift
      } else if rawRows < -1 {
        rawRows = -2 - Int32(newValue.rawValue)
      }
    }
  }

  /// Whether the proposed rows are all that is available.
  ///
  /// Otherwise they are a share of a stack's rows, which grows if siblings need less.
  var hasAllRows: Bool {
    get { rawRows >= 0 && rawRows & LengthFlags.isAll != 0 }
    set {
      guard rawRows >= 0 else { return }
      rawRows = newValue ? rawRows | LengthFlags.isAll : rawRows & ~LengthFlags.isAll
    }
  }

  /// Whether the proposal requests the rows that text and fixed lengths need, without flexible
  /// views.
  var asksForNeededRows: Bool { rawRows < -1 }

  /// Returns a proposal of the same width that requests the rows needed at a degree of compression.
  func needed(at compression: GapCompression) -> ProposedCellSize {
    var proposal = self
    proposal.rawRows = -2 - Int32(compression.rawValue)
    return proposal
  }

  /// Sets the length of a fixed frame to the cells between the edges that its stack has determined
  /// (SU-81).
  mutating func grant(_ cells: Int, along axis: CellAxis) {
    self[axis] = cells
    if axis == .horizontal {
      rawColumns |= LengthFlags.isGranted
    } else {
      rawRows |= LengthFlags.isGranted
    }
  }

  /// Returns the length of a fixed frame in cells; -1 represents `nil`.
  ///
  /// It is the length that the stack has granted, if this is `exact` rounded up or down. Otherwise
  /// it is `cells`. `exact` is in 256ths of a cell.
  func granted(_ cells: Int32, exactly exact: Int32, along axis: CellAxis) -> Int32 {
    let raw = axis == .horizontal ? rawColumns : rawRows
    guard cells >= 0, raw >= 0, raw & LengthFlags.isGranted != 0 else { return cells }
    let granted = raw & LengthFlags.length
    let parts = Int32(CellLength.partsPerCell)
    return abs(granted * parts - exact) < parts ? granted : cells
  }

  /// Returns whether a measurement for this proposal is valid for another proposal as well.
  ///
  /// It is valid for an equal proposal, and for any of the same width if rows do not matter.
  func answers(_ other: ProposedCellSize, forAnyRows isForAnyRows: Bool) -> Bool {
    rawColumns == other.rawColumns && (isForAnyRows || rawRows == other.rawRows)
  }

  /// Returns the lengths of this proposal with the compression and the other flags of another
  /// proposal's rows.
  func keeping(_ proposal: ProposedCellSize) -> ProposedCellSize {
    var result = self
    if rawRows < 0 {
      if proposal.asksForNeededRows { result.rawRows = proposal.rawRows }
    } else {
      result.compression = proposal.compression
      result.hasAllRows = proposal.hasAllRows
    }
    return result
  }
}
