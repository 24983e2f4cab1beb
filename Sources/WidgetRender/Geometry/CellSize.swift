/// A size in terminal cells.
public struct CellSize: Sendable, Hashable, Codable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  public static let zero = CellSize(columns: 0, rows: 0)
}
