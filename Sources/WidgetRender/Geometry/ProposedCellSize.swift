/// The size a parent offers a child, in cells; `nil` on an axis asks for the child's ideal length there.
///
/// `PointScale.maximumCells` stands for infinity. Lengths are clamped to 0…infinity.
package struct ProposedCellSize: Sendable, Hashable {
  /// -1 stands for `nil`: eight bytes for both axes make a cheap key.
  var rawColumns: Int32
  var rawRows: Int32

  package init(columns: Int?, rows: Int?) {
    rawColumns = columns.map(Self.clamped) ?? -1
    rawRows = rows.map(Self.clamped) ?? -1
  }

  init(_ size: CellSize) {
    self.init(columns: size.columns, rows: size.rows)
  }

  package var columns: Int? { rawColumns < 0 ? nil : Int(rawColumns) }
  package var rows: Int? { rawRows < 0 ? nil : Int(rawRows) }

  /// Asks for the ideal size.
  package static let unspecified = ProposedCellSize(columns: nil, rows: nil)
  /// Asks for the greatest size.
  package static let infinity = ProposedCellSize(
    columns: PointScale.maximumCells,
    rows: PointScale.maximumCells
  )
  /// Asks for the smallest size.
  package static let zero = ProposedCellSize(columns: 0, rows: 0)

  /// What is never proposed: it equals no proposal.
  static let never: ProposedCellSize = {
    var proposal = unspecified
    proposal.rawColumns = -2
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
