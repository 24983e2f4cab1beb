/// An author's length along one axis, in 256ths of a cell.
///
/// The number of cells depends on its use and its neighbours (SU-79 to SU-82), so the archive stores the exact length. A
/// frame of 20 points can have two or three columns, so that seven of them are as wide as on a phone.
public struct CellLength: Sendable, Hashable, BitwiseCopyable {
  public static let partsPerCell = 256

  /// The length in 256ths of a cell, between plus and minus `PointScale.maximumCells`.
  public let parts: Int32

  /// Creates a length in 256ths of a cell, clamped to the bounds.
  public init(parts: Int) {
    let bound = PointScale.maximumCells * Self.partsPerCell
    self.parts = Int32(truncatingIfNeeded: min(max(parts, -bound), bound))
  }

  public init(cells: Int) {
    self.init(
      parts: min(max(cells, -PointScale.maximumCells), PointScale.maximumCells) * Self.partsPerCell
    )
  }

  /// Returns the length of a horizontal distance in points; not-a-number is 0.
  public static func columns(_ points: Double) -> CellLength {
    CellLength(exact: points / PointScale.pointsPerColumn)
  }

  /// Returns the length of a vertical distance in points; not-a-number is 0.
  public static func rows(_ points: Double) -> CellLength {
    CellLength(exact: points / PointScale.pointsPerRow)
  }

  private init(exact cells: Double) {
    let bound = Double(PointScale.maximumCells)
    let clamped = cells.isNaN ? 0 : min(max(cells, -bound), bound)
    self.init(parts: Int((clamped * Double(Self.partsPerCell)).rounded()))
  }

  /// The number of cells, regardless of neighbours: rounded half up, and at least one for a quarter
  /// cell or more.
  public var cells: Int {
    if parts >= Self.partsPerCell / 4 && parts < Self.partsPerCell { return 1 }
    return rounded
  }

  /// The number of cells, rounded half up.
  var rounded: Int { Self.edge(at: Int(parts)) }

  /// The number of cells, rounded down.
  var floored: Int { Int(parts) >> 8 }

  var isWhole: Bool { parts & Int32(Self.partsPerCell - 1) == 0 }

  /// Returns the cell boundary nearest to a position in 256ths of a cell; the later one if two are
  /// equally near.
  static func edge(at parts: Int) -> Int { (parts + partsPerCell / 2) >> 8 }
}

extension CellLength: Comparable {
  public static func < (left: CellLength, right: CellLength) -> Bool { left.parts < right.parts }
}

extension CellLength: ExpressibleByIntegerLiteral {
  /// Creates a length of whole cells.
  public init(integerLiteral cells: Int) {
    self.init(cells: cells)
  }
}
