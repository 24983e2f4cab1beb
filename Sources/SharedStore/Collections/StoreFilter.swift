/// A condition that selects records of a collection.
///
/// `equals` and `notEquals` treat `.null` as a value of its own; every other comparison with a
/// missing value is false. `not` inverts the result. In addition to the collection's columns, a
/// filter can use the ``keyColumn``.
public indirect enum StoreFilter: Hashable, Sendable {
  case equals(String, StoreValue)
  case notEquals(String, StoreValue)
  case less(String, StoreValue)
  case lessOrEqual(String, StoreValue)
  case greater(String, StoreValue)
  case greaterOrEqual(String, StoreValue)
  /// True if the column's text begins with this prefix; the comparison is case-insensitive if the
  /// column is folded.
  case hasPrefix(String, String)
  /// True if the column's text ends with this suffix, compared by the rules of `hasPrefix`.
  case hasSuffix(String, String)
  /// True if the column's text contains this text, compared by the rules of `hasPrefix`.
  case contains(String, String)
  /// True if a line of the column's text equals this one; the comparison is case-insensitive if the
  /// column is folded.
  case hasLine(String, String)
  /// True for the record with this key.
  case key(Int64)
  /// True if all of these conditions are true, or if there are none.
  case all([StoreFilter])
  /// True if at least one of these conditions is true; false if there are none.
  case any([StoreFilter])
  case not(StoreFilter)

  /// The column name for a record's key in filters and sort orders.
  public static let keyColumn = "key"

  /// Returns a filter for the records whose `column` has this value.
  public static func equals(_ column: String, _ value: some StoreValueConvertible) -> StoreFilter {
    .equals(column, value.storeValue)
  }
}

/// One criterion of a sort order.
///
/// Missing values come last. Records that are equal in all criteria are sorted by key.
public struct StoreSort: Hashable, Sendable {
  public let column: String
  public let isAscending: Bool

  /// Sorts from the smallest to the largest value.
  public static func ascending(_ column: String) -> StoreSort {
    StoreSort(column: column, isAscending: true)
  }

  /// Sorts from the largest to the smallest value.
  public static func descending(_ column: String) -> StoreSort {
    StoreSort(column: column, isAscending: false)
  }
}
