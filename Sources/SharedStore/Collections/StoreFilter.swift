/// Which records of a collection are meant.
///
/// A comparison with a missing value is false, as is its opposite; `equals` and `notEquals` treat
/// `.null` as a value of its own.
public indirect enum StoreFilter: Hashable, Sendable {
  case equals(String, StoreValue)
  case notEquals(String, StoreValue)
  case less(String, StoreValue)
  case lessOrEqual(String, StoreValue)
  case greater(String, StoreValue)
  case greaterOrEqual(String, StoreValue)
  /// Text that begins with exactly these characters.
  case hasPrefix(String, String)
  /// Text that contains exactly these characters.
  case contains(String, String)
  /// The record with this key.
  case key(Int64)
  /// True when every part is; without parts it is true.
  case all([StoreFilter])
  /// True when one part is; without parts it is false.
  case any([StoreFilter])
  case not(StoreFilter)

  /// The records whose `column` holds the value.
  public static func equals(_ column: String, _ value: some StoreValueConvertible) -> StoreFilter {
    .equals(column, value.storeValue)
  }
}

/// One criterion of an order; records that agree in all criteria follow by key.
public struct StoreSort: Hashable, Sendable {
  public let column: String
  public let isAscending: Bool

  /// From the smallest to the largest; missing values come first.
  public static func ascending(_ column: String) -> StoreSort {
    StoreSort(column: column, isAscending: true)
  }

  /// From the largest to the smallest; missing values come last.
  public static func descending(_ column: String) -> StoreSort {
    StoreSort(column: column, isAscending: false)
  }
}
