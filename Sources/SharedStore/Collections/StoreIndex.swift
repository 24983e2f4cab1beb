/// Columns by which records are found or sorted without reading all of them.
///
/// Each index of a record is one more page that a change of it writes.
public struct StoreIndex: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// In order.
  public let columns: [String]
  /// The column without whose value a record is not in the index; `nil` where all records are.
  public let present: String?

  /// An index of the records that have a value in `present`, one of the columns: it serves questions
  /// that compare that column or ask for its values.
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
