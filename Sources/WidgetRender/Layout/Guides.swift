// Where an alignment puts a child: odd leftovers go to the trailing and bottom edge (SU-72).

extension CellHorizontalAlignment {
  /// Columns before a child of `length` in `room`; negative where the child is wider.
  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) >> 1
    case .trailing: room - length
    }
  }

  /// The alignment that does the same where leading is right.
  var mirrored: Self {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension CellVerticalAlignment {
  /// Rows above a child in `room`; without siblings to share a line with, baselines act as the centre.
  func offset(_ length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center, .firstTextBaseline, .lastTextBaseline: (room - length) >> 1
    case .bottom: room - length
    }
  }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The row of a child that lies on the common line; views without text stand on their bottom row (SU-37).
  func baseline(of child: Measurement) -> Int {
    let row = self == .firstTextBaseline ? child.firstBaseline : child.lastBaseline
    return row == Measurement.none ? max(Int(child.rows) - 1, 0) : Int(row)
  }
}

extension CellAlignment {
  /// Where a child lies in a parent whose origin is zero.
  func origin(of child: CellSize, in parent: CellSize) -> CellPoint {
    CellPoint(
      column: horizontal.offset(child.columns, in: parent.columns),
      row: vertical.offset(child.rows, in: parent.rows)
    )
  }
}
