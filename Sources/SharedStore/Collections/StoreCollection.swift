/// A named set of records of one shape.
///
/// Its name is shared by every module of a store. A record's key is a positive integer, given at
/// the insertion and never given again.
public struct StoreCollection: Hashable, Sendable {
  public let name: String
  public let columns: [StoreColumn]
  /// The columns, in order, by which records are found or sorted without reading all of them.
  public let indexes: [[String]]
  /// The question for all records, made once: it is part of every other.
  let selection: String

  public init(_ name: String, columns: [StoreColumn], indexes: [[String]] = []) {
    precondition(StoreName.isValid(name), "a collection's name is made of letters, digits and _")
    precondition(!columns.isEmpty, "a collection has a column")
    precondition(columns.count <= Self.maximumColumns, "a collection has at most 64 columns")
    for index in indexes {
      precondition(
        !index.isEmpty && index.allSatisfy { name in columns.contains { $0.name == name } },
        "an index names columns of its collection"
      )
    }
    self.name = name
    self.columns = columns
    self.indexes = indexes
    self.selection = Self.selection(of: columns.map(\.name), from: name)
  }

  /// Far more than a record needs; before-images are decoded under the same limit.
  static let maximumColumns = 64

  /// The column's place among `columns`.
  func position(of column: String) -> Int? {
    columns.firstIndex { $0.name == column }
  }
}
