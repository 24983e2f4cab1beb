/// Columns by which records are found or sorted without reading all of them.
///
/// Each index adds one page to write when an indexed column changes.
public struct StoreIndex: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The columns, most significant first.
  public let columns: [String]
  /// If it is not `nil`, only records with a value in this column are in the index.
  public let present: String?

  /// An index of the records that have a value in `present`, which is one of the columns.
  ///
  /// It serves queries that compare that column or require its value.
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
