/// A size in terminal cells.
public struct CellSize: Sendable, Hashable, Codable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The longest side that is drawn: a grid of 1,000 × 1,000 cells is 8 MB.
  package static let maximumSide = 1_000

  public static let zero = CellSize(columns: 0, rows: 0)
}
