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
