/// A list of columns by which records are found or sorted without reading all of them.
///
/// Each index adds one page to write when an indexed column changes.
public struct StoreIndex: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The columns, from the most to the least significant.
  public let columns: [String]
  /// If it is not `nil`, only records with a value in this column are in the index.
  public let present: String?

  /// Creates an index of the records that have a value in `present`, which is one of the columns.
  ///
  /// Queries use it if they compare that column or require it to have a value.
  public init(_ columns: [String], wherePresent present: String? = nil) {
    precondition(!columns.isEmpty, "an index has a column")
    precondition(
      present.map { columns.contains($0) } ?? true,
      "the column that decides is one of the index"
    )
    self.columns = columns
    self.present = present
  }

  public init(arrayLiteral columns: String...) {
    self.init(columns)
  }
}
